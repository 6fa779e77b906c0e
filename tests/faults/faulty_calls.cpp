// When preloaded into a program, counts its system calls that touch a folder and makes one of them fail.
//   FAULTY_FOLDER  only calls that open, write, sync, rename … something in it are counted
//   FAULTY_LOG     a file outside the folder, which gets a line for each counted call
//   FAULTY_AT      the number of the call that fails, from 1
//   FAULTY_HOW     "kill": the program ends before the call; "tear": in the middle of it, if it writes;
//                  "short": a write writes half of it; a number: this errno, for this call only
//   FAULTY_UNNAMED "no": as on a file system without support for unnamed files
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

const char* given(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

template <class Function>
Function* real(Function* /*type*/, const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}
#define REAL(name) real(&::name, #name)

bool isInside(const char* path) {
    const char* folder = given("FAULTY_FOLDER");
    return *folder != '\0' && std::strncmp(path, folder, std::strlen(folder)) == 0;
}

bool isInside(int file) {
    char link[64];
    char path[PATH_MAX] = "";
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    return ::readlink(link, path, sizeof path - 1) > 0 && isInside(path);
}

void note(const char* call) {
    static const int log = REAL(open)(given("FAULTY_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    char line[64];
    const int length = std::snprintf(line, sizeof line, "%s\n", call);
    (void)!REAL(write)(log, line, static_cast<std::size_t>(length));
}

enum class Fate { right, error, half };

/// The fate of the next call; may end the program.
Fate next(const char* call, bool writes = false) {
    static std::atomic<int> count = 0;
    static const int at = std::atoi(given("FAULTY_AT"));
    note(call);
    if (++count != at) return Fate::right;
    const char* how = given("FAULTY_HOW");
    const bool halves = std::strcmp(how, "short") == 0 || std::strcmp(how, "tear") == 0;
    if (std::strcmp(how, "kill") == 0 || (std::strcmp(how, "tear") == 0 && !writes)) ::raise(SIGKILL);
    if (halves) return writes ? Fate::half : Fate::right;
    errno = std::atoi(how);
    return Fate::error;
}

/// Handles a call in which `write` writes `size` bytes.
template <class Write>
ssize_t written(int file, const char* call, std::size_t size, const Write& write) {
    if (!isInside(file)) return write(size);
    switch (next(call, true)) {
    case Fate::right:
        return write(size);
    case Fate::error:
        return -1;
    case Fate::half:
        break;
    }
    const ssize_t half = write(size / 2);
    if (std::strcmp(given("FAULTY_HOW"), "tear") == 0) ::raise(SIGKILL);
    return half;
}

template <class Open>
int opened(const char* path, int flags, const Open& open) {
    if (!isInside(path)) return open();
    if ((flags & O_TMPFILE) == O_TMPFILE && std::strcmp(given("FAULTY_UNNAMED"), "no") == 0) {
        errno = EOPNOTSUPP;
        return -1;
    }
    const bool changes = (flags & O_ACCMODE) != O_RDONLY;
    return next(changes ? "open" : "look") == Fate::error ? -1 : open();
}

} // namespace

extern "C" {

#define FAULTY_OPEN(name)                                                                                    \
    int name(const char* path, int flags, ...) {                                                             \
        va_list rest;                                                                                        \
        va_start(rest, flags);                                                                               \
        const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;                 \
        va_end(rest);                                                                                        \
        return opened(path, flags, [&] { return REAL(name)(path, flags, mode); });                           \
    }
#define FAULTY_OPENAT(name)                                                                                  \
    int name(int folder, const char* path, int flags, ...) {                                                 \
        va_list rest;                                                                                        \
        va_start(rest, flags);                                                                               \
        const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;                 \
        va_end(rest);                                                                                        \
        return opened(path, flags, [&] { return REAL(name)(folder, path, flags, mode); });                   \
    }
#define FAULTY_FILE(name, parameters, arguments)                                                             \
    int name parameters {                                                                                    \
        return isInside(file) && next(#name) == Fate::error ? -1 : REAL(name) arguments;                     \
    }
#define FAULTY_PATH(name, parameters, arguments)                                                             \
    int name parameters {                                                                                    \
        return isInside(path) && next(#name) == Fate::error ? -1 : REAL(name) arguments;                     \
    }

FAULTY_OPEN(open)
FAULTY_OPEN(open64)
FAULTY_OPENAT(openat)
FAULTY_OPENAT(openat64)
FAULTY_FILE(fsync, (int file), (file))
FAULTY_FILE(fdatasync, (int file), (file))
FAULTY_FILE(close, (int file), (file))
FAULTY_FILE(ftruncate, (int file, off_t size), (file, size))
FAULTY_FILE(ftruncate64, (int file, off64_t size), (file, size))
FAULTY_FILE(fchmod, (int file, mode_t mode), (file, mode))
FAULTY_PATH(rename, (const char* from, const char* path), (from, path))
FAULTY_PATH(renameat, (int a, const char* from, int b, const char* path), (a, from, b, path))
FAULTY_PATH(renameat2, (int a, const char* from, int b, const char* path, unsigned how),
            (a, from, b, path, how))
FAULTY_PATH(link, (const char* from, const char* path), (from, path))
FAULTY_PATH(linkat, (int a, const char* from, int b, const char* path, int how), (a, from, b, path, how))
FAULTY_PATH(unlink, (const char* path), (path))
FAULTY_PATH(remove, (const char* path), (path))

ssize_t write(int file, const void* bytes, std::size_t size) {
    return written(file, "write", size, [&](std::size_t part) { return REAL(write)(file, bytes, part); });
}

ssize_t pwrite64(int file, const void* bytes, std::size_t size, off64_t at) {
    return written(file, "pwrite64", size,
                   [&](std::size_t part) { return REAL(pwrite64)(file, bytes, part, at); });
}

ssize_t writev(int file, const iovec* parts, int count) {
    return written(file, "writev", static_cast<std::size_t>(count),
                   [&](std::size_t part) { return REAL(writev)(file, parts, static_cast<int>(part)); });
}

} // extern "C"
