/// What the script of a page says.
protocol ScriptTexts {
    func script(_ text: ScriptText) -> ScriptText.Forms
}
