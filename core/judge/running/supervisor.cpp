#include "core/judge/running/supervisor.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace mexplorer::judge {

namespace {

struct Pipe {
    Descriptor read;
    Descriptor write;

    Pipe() {
        int ends[2] = {-1, -1};
        if (::pipe2(ends, O_CLOEXEC) != 0) return;
        read = Descriptor(ends[0]);
        write = Descriptor(ends[1]);
    }
};

/// What exec takes: pointers to the texts, then a null pointer.
std::vector<char*> pointersTo(const std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    pointers.reserve(texts.size() + 1);
    for (const std::string& text : texts)
        pointers.push_back(const_cast<char*>(text.c_str())); // exec does not change it
    pointers.push_back(nullptr);
    return pointers;
}

/// `most`, or less if this process may not set it so high.
rlimit limitOf(decltype(RLIMIT_CPU) resource, rlim_t most) {
    rlimit now = {};
    if (::getrlimit(resource, &now) == 0) most = std::min(most, now.rlim_max);
    return {most, most};
}

/// What is told before the program is executed: the number of its parent, and an errno if that fails.
struct Start {
    pid_t parent = 0;
    int error = 0;
};

/// Kills the children of this process, and those that become its children by that, until there are none. If
/// the kernel does not list children, they are left: they are not killed by guesses.
void endChildren() {
    for (;;) {
        const int list = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
        if (list < 0) return;
        char text[4096];
        pid_t process = 0;
        for (ssize_t count = ::read(list, text, sizeof text); count > 0;
             count = ::read(list, text, sizeof text)) {
            for (ssize_t at = 0; at < count; ++at) {
                if (text[at] >= '0' && text[at] <= '9') {
                    process = 10 * process + (text[at] - '0');
                    continue;
                }
                if (process > 0) ::kill(process, SIGKILL);
                process = 0;
            }
        }
        ::close(list);
        pid_t reaped = 0;
        do {
            reaped = ::waitpid(-1, nullptr, WNOHANG);
        } while (reaped > 0);
        if (reaped < 0 && errno == ECHILD) return;
        ::poll(nullptr, 0, 1);
    }
}

/// The three processes below this one. Everything they need is prepared in advance: between fork and exec, no
/// memory may be allocated, as another thread may hold its lock.
class Processes {
public:
    Processes(const Launch& launch, int control, int started, int ended)
        : launch_(launch), words_(pointersTo(launch.words)), environment_(pointersTo(launch.environment)),
          processor_(limitOf(RLIMIT_CPU, launch.processor)), file_(limitOf(RLIMIT_FSIZE, launch.file)),
          control_(control), started_(started),
          ended_(ended), kept_{launch.input, launch.output, launch.complaints, launch.passedOn, control,
                               started,      ended} {
        std::sort(kept_.begin(), kept_.end());
    }

    /// Adopts what loses its parent. It holds no file of this process open, in particular not those that
    /// tell that this process has ended.
    [[noreturn]] void keep() const {
        unsigned from = STDERR_FILENO + 1;
        for (const int kept : kept_) {
            if (kept < static_cast<int>(from)) continue;
            if (kept > static_cast<int>(from)) ::close_range(from, static_cast<unsigned>(kept) - 1, 0);
            from = static_cast<unsigned>(kept) + 1;
        }
        ::close_range(from, ~0U, 0);
        ::setpgid(0, 0);
        ::prctl(PR_SET_CHILD_SUBREAPER, 1);
        sigset_t all;
        sigfillset(&all);
        ::sigprocmask(SIG_SETMASK, &all, nullptr);
        sigset_t ends;
        sigemptyset(&ends);
        sigaddset(&ends, SIGCHLD);
        const int heard = ::signalfd(-1, &ends, SFD_CLOEXEC | SFD_NONBLOCK);
        const pid_t keeper = ::getpid();
        const pid_t parent = ::fork();
        if (parent == 0) holdProgram(keeper);
        if (parent < 0 || heard < 0) fail();
        tell({parent, 0});
        ::close(started_);
        ::close(ended_);
        pollfd awaited[] = {{control_, POLLIN, 0}, {heard, POLLIN, 0}};
        while (awaited[0].revents == 0) {
            ::poll(awaited, 2, -1);
            signalfd_siginfo about;
            while (::read(heard, &about, sizeof about) > 0) {
            }
            while (::waitpid(-1, nullptr, WNOHANG) > 0) {
            }
        }
        endChildren();
        ::_exit(0);
    }

private:
    /// The program's parent, which a program may kill: then it ends, too, as it asked the kernel.
    [[noreturn]] void holdProgram(pid_t keeper) const {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() != keeper) ::_exit(1); // it ended before prctl
        const pid_t parent = ::getpid();
        const pid_t program = ::fork();
        if (program == 0) becomeProgram(parent);
        if (program < 0) fail();
        ::close(started_);
        int status = 0;
        while (::waitpid(program, &status, 0) < 0 && errno == EINTR) {
        }
        (void)!::write(ended_, &status, sizeof status);
        ::_exit(0);
    }

    [[noreturn]] void becomeProgram(pid_t parent) const {
        ::setpgid(0, 0);
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() != parent) ::_exit(1);
        std::signal(SIGPIPE, SIG_DFL);
        sigset_t none;
        sigemptyset(&none);
        ::sigprocmask(SIG_SETMASK, &none, nullptr);
        const rlimit core{0, 0};
        const bool isReady =
            ::dup2(launch_.input, STDIN_FILENO) >= 0 && ::dup2(launch_.output, STDOUT_FILENO) >= 0 &&
            ::dup2(launch_.complaints, STDERR_FILENO) >= 0 && ::setrlimit(RLIMIT_CPU, &processor_) == 0 &&
            ::setrlimit(RLIMIT_FSIZE, &file_) == 0 && ::setrlimit(RLIMIT_CORE, &core) == 0 &&
            (launch_.passedOn < 0 || ::fcntl(launch_.passedOn, F_SETFD, 0) == 0) &&
            ::chdir(launch_.folder.c_str()) == 0;
        if (isReady) ::execve(words_.front(), words_.data(), environment_.data());
        fail();
    }

    void tell(const Start& start) const { (void)!::write(started_, &start, sizeof start); }
    [[noreturn]] void fail() const {
        tell({0, errno});
        ::_exit(127);
    }

    const Launch& launch_;
    std::vector<char*> words_;
    std::vector<char*> environment_;
    rlimit processor_;
    rlimit file_;
    int control_;
    int started_;
    int ended_;
    std::array<int, 7> kept_;
};

} // namespace

std::optional<Supervised> Supervised::start(const Launch& launch, int& error) {
    Pipe control;
    Pipe started;
    Pipe ended;
    if (!control.read.isOpen() || !started.read.isOpen() || !ended.read.isOpen()) {
        error = errno;
        return std::nullopt;
    }
    const Processes processes(launch, control.read.number(), started.write.number(), ended.write.number());
    const pid_t keeper = ::fork();
    if (keeper == 0) processes.keep();
    error = errno;
    if (keeper < 0) return std::nullopt;
    (void)started.write.close();
    (void)ended.write.close();
    Supervised made(keeper, std::move(control.write), std::move(ended.read));
    Start told;
    while (::read(started.read.number(), &told, sizeof told) == sizeof told) {
        error = told.error;
        if (error != 0) return std::nullopt;
        made.parent_ = told.parent;
    }
    return made;
}

Supervised::Supervised(Supervised&& other) noexcept
    : keeper_(std::exchange(other.keeper_, 0)), parent_(other.parent_), control_(std::move(other.control_)),
      ended_(std::move(other.ended_)), status_(other.status_) {}

bool Supervised::hasEnded(std::chrono::milliseconds longest) {
    if (!ended_.isOpen()) return true;
    pollfd awaited{ended_.number(), POLLIN, 0};
    if (::poll(&awaited, 1, static_cast<int>(longest.count())) <= 0) return false;
    int status = 0;
    if (::read(ended_.number(), &status, sizeof status) == sizeof status) status_ = status;
    return ended_.close();
}

/// A program may have stopped the keeper, even more than once.
void Supervised::end() {
    if (keeper_ == 0) return;
    (void)control_.close();
    while (::waitpid(keeper_, nullptr, WNOHANG) == 0) {
        ::kill(keeper_, SIGCONT);
        ::poll(nullptr, 0, 1);
    }
    keeper_ = 0;
}

} // namespace mexplorer::judge
