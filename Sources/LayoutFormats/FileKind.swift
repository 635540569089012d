#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What kind of thing a path names.
package enum FileKind {
    case file, folder, link, pipe, device, socket, other

    /// The kind of what is at a path; nil where nothing is. One call of the system.
    ///
    /// - Parameter followsLinks: whether a link is what it leads to.
    package init?(at path: String, followsLinks: Bool) {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        self.init(mode: status.st_mode)
    }

    /// The kind of what has a mode.
    package init(mode: mode_t) {
        self =
            switch mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            case S_IFIFO: .pipe
            case S_IFCHR, S_IFBLK: .device
            case S_IFSOCK: .socket
            default: .other
            }
    }
}
