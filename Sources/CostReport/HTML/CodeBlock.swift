/// Code to be taken over, with a button that copies it; the script makes the button, so that there is none that does nothing.
enum CodeBlock {
    static func markup(_ code: String, title: String) -> Markup {
        """
        <figure class="code" data-copy="\(title)"><figcaption>\(title)</figcaption>
        <pre tabindex="0"><code>\(code)</code></pre></figure>

        """
    }
}
