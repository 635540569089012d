#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What happens where the address space has a limit (`ulimit -v`) and is used up.
///
/// The system's thread library waits until there is room for one more thread. Where the threads that there are wait for that
/// one, nobody makes room, and the run would never end.
enum MemoryCeiling {
    /// The seconds in a row that a run stands still without room before it is ended.
    private static let patience = 3

    nonisolated(unsafe) private static var stackSize = 0
    nonisolated(unsafe) private static var timeBefore = 0
    nonisolated(unsafe) private static var secondsOfStandstill = 0

    /// Looks every second whether the run stands still for want of room; does nothing where there is no limit.
    static func watch() {
        #if canImport(Glibc)
            let (memory, stack) = (CInt(RLIMIT_AS.rawValue), CInt(RLIMIT_STACK.rawValue))
        #else
            let (memory, stack) = (RLIMIT_AS, RLIMIT_STACK)
        #endif
        guard limit(memory) != nil else { return }
        stackSize = limit(stack).map { max($0, ThreadStacks.enough) } ?? 2 << 20
        signal(SIGALRM) { _ in MemoryCeiling.look() }
        alarm(1)
    }

    /// Ends a run that stands still; runs in a signal's handler, so it allocates nothing.
    private static func look() {
        let before = errno
        defer {
            errno = before
            alarm(1)
        }
        let time = Int(clock())
        let isIdle = time - timeBefore < Int(CLOCKS_PER_SEC) / 50
        timeBefore = time
        secondsOfStandstill = isIdle && !hasRoomForThread() ? secondsOfStandstill + 1 : 0
        guard secondsOfStandstill >= patience else { return }
        Interrupts.removeUnfinished()
        let line: StaticString = "error: the limit of memory (ulimit -v) leaves no room for a thread; raise it\n"
        write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
        signal(SIGABRT, SIG_DFL)
        abort()
    }

    private static func hasRoomForThread() -> Bool {
        guard let room = mmap(nil, stackSize, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0), room != MAP_FAILED else {
            return false
        }
        munmap(room, stackSize)
        return true
    }

    /// A limit in bytes; nil for none.
    private static func limit(_ resource: CInt) -> Int? {
        var limit = rlimit()
        // No limit is the greatest number of a type that is not everywhere the same.
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(Int.max) else { return nil }
        return Int(limit.rlim_cur)
    }
}

/// How much stack the threads have on which the work is done.
enum ThreadStacks {
    /// What layouts that are nested as deeply as they may be take several times over, in bytes.
    static let enough = 8 << 20

    /// Lets threads that begin from now on have enough stack where the system's limit (`ulimit -s`) gives them less.
    ///
    /// Elsewhere than with the GNU C library threads do not follow that limit.
    static func widen() {
        #if canImport(Glibc)
            var limit = rlimit()
            guard getrlimit(CInt(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < enough else { return }
            // The declaration is not among those that Swift sees.
            guard let symbol = dlsym(nil, "pthread_setattr_default_np") else { return }
            typealias Setter = @convention(c) (UnsafePointer<pthread_attr_t>) -> CInt
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            guard pthread_attr_setstacksize(&attributes, enough) == 0 else { return }
            _ = unsafeBitCast(symbol, to: Setter.self)(&attributes)
        #endif
    }
}
