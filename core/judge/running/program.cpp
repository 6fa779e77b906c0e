#include "core/judge/running/program.h"

#include "core/file/descriptor.h"

#include <algorithm>
#include <atomic>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <system_error>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace mexplorer::judge {

namespace {

using Clock = std::chrono::steady_clock;

std::string reasonOf(int error) {
    return std::generic_category().message(error);
}

tl::unexpected<Error> cannotStart(const std::string& path, int error) {
    switch (error) {
    case ENOENT:
        return invalid(say(MX_TEXT("core", "There is no program “%1”."), path));
    case EACCES:
        return invalid(say(MX_TEXT("core", "“%1” is not executable; chmod +x makes a program so."), path));
    case ENOEXEC:
        return invalid(say(
            MX_TEXT(
                "core",
                "“%1” is not a program that runs here; a script begins with a line like #!/usr/bin/python3."),
            path));
    default:
        return invalid(say(MX_TEXT("core", "“%1” cannot be run: %2."), path, reasonOf(error)));
    }
}

/// A file in memory with these contents, positioned at its beginning.
Expected<Descriptor> fileInMemory(std::string_view contents) {
    Descriptor file(::memfd_create("mexplorer", MFD_CLOEXEC));
    for (std::size_t at = 0; file.isOpen() && at < contents.size();) {
        const ssize_t count = ::write(file.number(), contents.data() + at, contents.size() - at);
        if (count < 0 && errno != EINTR) file = Descriptor();
        if (count > 0) at += static_cast<std::size_t>(count);
    }
    if (!file.isOpen() || ::lseek(file.number(), 0, SEEK_SET) < 0)
        return tooLarge(say(MX_TEXT("core", "There is no memory for the program’s input and output: %1."),
                            reasonOf(errno)));
    return file;
}

std::uint64_t sizeOf(const Descriptor& file) {
    struct stat about = {};
    return ::fstat(file.number(), &about) == 0 ? static_cast<std::uint64_t>(about.st_size) : 0;
}

std::string contentsOf(const Descriptor& file, std::uint64_t most) {
    std::string text(std::min(sizeOf(file), most), '\0');
    std::size_t held = 0;
    while (held < text.size()) {
        const ssize_t count =
            ::pread(file.number(), text.data() + held, text.size() - held, static_cast<off_t>(held));
        if (count == 0 || (count < 0 && errno != EINTR)) break;
        if (count > 0) held += static_cast<std::size_t>(count);
    }
    text.resize(held);
    return text;
}

/// An environment variable that differs for each run; all descendants of the program inherit it, even in
/// other process groups.
std::string nextMark() {
    static std::atomic<std::uint64_t> runs{0};
    return "MEXPLORER_RUN=" + std::to_string(::getpid()) + '-' + std::to_string(++runs);
}

/// The environment of this process plus the mark, in the form that exec takes.
std::vector<char*> environmentWith(const std::string& mark) {
    std::vector<char*> variables;
    for (char** variable = environ; *variable != nullptr; ++variable)
        variables.push_back(*variable);
    variables.push_back(const_cast<char*>(mark.c_str())); // exec does not change it
    variables.push_back(nullptr);
    return variables;
}

/// The folders of /proc, one for each process.
std::vector<std::filesystem::path> processes() {
    std::vector<std::filesystem::path> folders;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", ignored))
        if (std::isdigit(entry.path().filename().string().front()) != 0) folders.push_back(entry.path());
    return folders;
}

bool hasMark(const std::filesystem::path& process, const std::string& mark) {
    std::ifstream file(process / "environ", std::ios::binary);
    const std::string variables{std::istreambuf_iterator<char>(file), {}};
    const std::string ended = mark + '\0';
    return variables.starts_with(ended) || variables.find('\0' + ended) != std::string::npos;
}

/// Kills processes until none with the mark is left: one that is being killed may just have started another.
void endMarked(const std::string& mark) {
    constexpr int mostRounds = 100; // a millisecond each
    for (int round = 0; round < mostRounds; ++round) {
        bool isAny = false;
        for (const std::filesystem::path& process : processes()) {
            if (!hasMark(process, mark)) continue;
            isAny = true;
            ::kill(static_cast<pid_t>(std::atoll(process.filename().c_str())), SIGKILL);
        }
        if (!isAny) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

/// Everything the new process needs, prepared in advance: no memory may be allocated between fork and exec.
struct Start {
    std::string path;
    std::string folder;
    std::vector<char*> environment;
    Descriptor input;
    Descriptor output;
    Descriptor nowhere;
    Descriptor told; ///< the errno is written here if the program cannot be started
    rlimit processor;
    rlimit file;
    rlimit core{0, 0};
    pid_t parent;

    [[noreturn]] void becomeProgram() const {
        ::setpgid(0, 0);
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() != parent) ::_exit(1); // the parent ended before prctl
        std::signal(SIGPIPE, SIG_DFL);
        sigset_t none;
        sigemptyset(&none);
        ::sigprocmask(SIG_SETMASK, &none, nullptr);
        char* const arguments[] = {const_cast<char*>(path.c_str()), nullptr}; // exec does not change it
        const bool isReady =
            ::dup2(input.number(), STDIN_FILENO) >= 0 && ::dup2(output.number(), STDOUT_FILENO) >= 0 &&
            ::dup2(nowhere.number(), STDERR_FILENO) >= 0 && ::setrlimit(RLIMIT_CPU, &processor) == 0 &&
            ::setrlimit(RLIMIT_FSIZE, &file) == 0 && ::setrlimit(RLIMIT_CORE, &core) == 0 &&
            ::chdir(folder.c_str()) == 0;
        if (isReady) ::execve(path.c_str(), arguments, environment.data());
        const int error = errno;
        (void)!::write(told.number(), &error, sizeof error);
        ::_exit(127);
    }
};

std::uint64_t bytesOf(std::uint64_t pages) {
    return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

/// The line in /proc/…/stat about a process, of which the group and the memory are read.
struct ProcessLine {
    static constexpr int groupWord = 2; // counted after the name, which ends with the last parenthesis
    static constexpr int residentWord = 21;

    pid_t group = 0;
    std::uint64_t memory = 0; ///< bytes in use

    explicit ProcessLine(const std::filesystem::path& folder) {
        std::ifstream file(folder / "stat");
        std::string line;
        if (!std::getline(file, line)) return; // the process has ended
        std::istringstream words(line.substr(std::min(line.rfind(')') + 1, line.size())));
        std::string word;
        for (int at = 0; words >> word; ++at) {
            if (at == groupWord) group = static_cast<pid_t>(std::atoll(word.c_str()));
            if (at == residentWord) memory = bytesOf(std::strtoull(word.c_str(), nullptr, 10));
        }
    }
};

/// A process and all that it has started; killed by the destructor.
class ProcessGroup {
public:
    /// `mark`: the environment variable that all of them have.
    ProcessGroup(pid_t leader, std::string mark) : leader_(leader), mark_(std::move(mark)) {
        if (::clock_getcpuclockid(leader, &clock_) != 0) clock_ = -1;
    }
    ProcessGroup(const ProcessGroup&) = delete;
    ProcessGroup& operator=(const ProcessGroup&) = delete;
    ProcessGroup(ProcessGroup&&) = delete;
    ProcessGroup& operator=(ProcessGroup&&) = delete;
    ~ProcessGroup() { end(); }

    /// Whether the leader has ended; if so, kills what it left running.
    bool hasEnded() {
        siginfo_t about = {};
        const bool isOver = ended_ || (::waitid(P_PID, static_cast<id_t>(leader_), &about,
                                                WEXITED | WNOHANG | WNOWAIT) == 0 &&
                                       about.si_pid == leader_);
        if (isOver) end();
        return isOver;
    }
    void end() {
        if (ended_) return;
        ::kill(-leader_, SIGKILL); // until the leader is reaped below, no other group can have its number
        while (::waitpid(leader_, &status_, 0) < 0 && errno == EINTR) {
        }
        ended_ = true;
        endMarked(mark_); // processes that left the group
    }

    [[nodiscard]] int status() const { return status_; }
    /// Processor time of the leader.
    [[nodiscard]] std::chrono::nanoseconds time() const {
        timespec used = {};
        if (clock_ == -1 || ::clock_gettime(clock_, &used) != 0) return {};
        return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
    }
    [[nodiscard]] std::uint64_t leaderMemory() const {
        return ProcessLine("/proc/" + std::to_string(leader_)).memory;
    }
    /// Bytes in use by the group. Looks at every process of the system.
    [[nodiscard]] std::uint64_t memory() const {
        std::uint64_t sum = 0;
        for (const std::filesystem::path& folder : processes()) {
            const ProcessLine process(folder);
            if (process.group == leader_) sum += process.memory;
        }
        return sum;
    }

private:
    pid_t leader_;
    std::string mark_;
    clockid_t clock_ = -1;
    bool ended_ = false;
    int status_ = 0;
};

/// Waits until it ends or exceeds a limit; returns which limit, if any.
Expected<std::optional<ProgramEnd::Kind>> watch(ProcessGroup& group, const Descriptor& output,
                                                const ProgramLimits& limits, Task& task) {
    constexpr std::chrono::milliseconds longestNap{10};
    constexpr int looksApart = 16; // between looks at the whole group's memory
    const auto deadline = Clock::now() + 4 * limits.time;
    std::chrono::milliseconds nap{1};
    for (int look = 1; !group.hasEnded(); ++look) {
        if (task.cancelled()) return cancelled();
        if (group.time() > limits.time || Clock::now() > deadline) return ProgramEnd::Kind::tooSlow;
        const std::uint64_t memory = look % looksApart == 0 ? group.memory() : group.leaderMemory();
        if (memory > limits.memory) return ProgramEnd::Kind::tooMuchMemory;
        if (sizeOf(output) > limits.output) return ProgramEnd::Kind::tooMuchOutput;
        std::this_thread::sleep_for(nap);
        nap = std::min(2 * nap, longestNap);
    }
    return std::nullopt;
}

ProgramEnd endOf(int status, std::optional<ProgramEnd::Kind> passed) {
    if (passed) return {*passed, 0, {}};
    if (!WIFSIGNALED(status)) return {ProgramEnd::Kind::exited, WEXITSTATUS(status), {}};
    const int signal = WTERMSIG(status);
    return {signal == SIGXCPU   ? ProgramEnd::Kind::tooSlow
            : signal == SIGXFSZ ? ProgramEnd::Kind::tooMuchOutput
                                : ProgramEnd::Kind::crashed,
            signal,
            {}};
}

/// `most`, or less if this process may not set it so high.
rlimit limitOf(decltype(RLIMIT_CPU) resource, rlim_t most) {
    rlimit now = {};
    if (::getrlimit(resource, &now) == 0) most = std::min(most, now.rlim_max);
    return {most, most};
}

} // namespace

Message sayEnd(const ProgramEnd& end, const ProgramLimits& limits) {
    switch (end.kind) {
    case ProgramEnd::Kind::tooSlow:
        return say(MX_TEXT("core", "The program took longer than %1 s and was ended."),
                   static_cast<double>(limits.time.count()) / 1000);
    case ProgramEnd::Kind::tooMuchMemory:
        return say(MX_TEXT("core", "The program took more than %1 MB of memory and was ended."),
                   limits.memory >> 20U);
    case ProgramEnd::Kind::tooMuchOutput:
        return say(MX_TEXT("core", "The program wrote more than %1 MB and was ended."), limits.output >> 20U);
    case ProgramEnd::Kind::crashed: {
        const char* name = ::sigabbrev_np(end.code);
        return say(MX_TEXT("core", "The program crashed: SIG%1."), name != nullptr ? name : "?");
    }
    case ProgramEnd::Kind::exited:
        break;
    }
    return say(MX_TEXT("core", "The program ended with the code %1; 0 says that all went well."), end.code);
}

Expected<ProgramEnd> runProgram(const std::string& path, std::string_view input, const ProgramLimits& limits,
                                Task& task) {
    std::error_code ignored;
    const std::filesystem::path whole = std::filesystem::absolute(path, ignored);
    if (std::filesystem::is_directory(whole, ignored)) return cannotStart(path, EISDIR);
    auto given = fileInMemory(input);
    if (!given) return tl::unexpected(given.error());
    auto output = fileInMemory({});
    if (!output) return tl::unexpected(output.error());
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0) return cannotStart(path, errno);
    Descriptor hears(ends[0]);
    const std::string mark = nextMark();
    // The kernel's limit ends it, too, even if this process gets no time to watch.
    const auto seconds = static_cast<rlim_t>(limits.time.count() / 1000 + 2);
    Start start{.path = whole,
                .folder = whole.parent_path(),
                .environment = environmentWith(mark),
                .input = std::move(*given),
                .output = std::move(*output),
                .nowhere = Descriptor(::open("/dev/null", O_WRONLY | O_CLOEXEC)),
                .told = Descriptor(ends[1]),
                .processor = limitOf(RLIMIT_CPU, seconds),
                .file = limitOf(RLIMIT_FSIZE, limits.output + 1),
                .parent = ::getpid()};
    const pid_t child = ::fork();
    if (child < 0) return cannotStart(path, errno);
    if (child == 0) start.becomeProgram();
    ::setpgid(child, child); // both processes do this, as either may come first
    ProcessGroup group(child, mark);
    (void)start.told.close();
    int error = 0;
    if (::read(hears.number(), &error, sizeof error) == sizeof error) {
        group.end();
        return cannotStart(path, error);
    }
    const auto passed = watch(group, start.output, limits, task);
    group.end();
    if (!passed) return tl::unexpected(passed.error());
    const bool isFlood = sizeOf(start.output) > limits.output; // also if only a child was killed for it
    ProgramEnd end = endOf(group.status(), isFlood ? ProgramEnd::Kind::tooMuchOutput : *passed);
    end.output = contentsOf(start.output, limits.output);
    return end;
}

} // namespace mexplorer::judge
