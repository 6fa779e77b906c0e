#include "core/judge/running/program.h"

#include "core/file/descriptor.h"
#include "core/judge/running/runnable.h"
#include "core/judge/running/supervisor.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <optional>
#include <system_error>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace mexplorer::judge {

namespace {

using Clock = std::chrono::steady_clock;

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
                            std::generic_category().message(errno)));
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

/// Waits until it ends or exceeds a limit; returns which limit, if any.
Expected<std::optional<ProgramEnd::Kind>> watch(Supervised& program, const Descriptor& output,
                                                const ProgramLimits& limits, Task& task) {
    constexpr std::chrono::milliseconds longestNap{10};
    const auto deadline = Clock::now() + 4 * limits.time;
    for (std::chrono::milliseconds nap{1}; !program.hasEnded(nap); nap = std::min(2 * nap, longestNap)) {
        if (task.cancelled()) return cancelled();
        const Usage usage = program.usage();
        if (usage.memory > limits.memory) return ProgramEnd::Kind::tooMuchMemory;
        if (sizeOf(output) > limits.output) return ProgramEnd::Kind::tooMuchOutput;
        if (usage.time > limits.time || Clock::now() > deadline) return ProgramEnd::Kind::tooSlow;
    }
    return std::nullopt;
}

ProgramEnd endBy(int signal) {
    return {signal == SIGXCPU   ? ProgramEnd::Kind::tooSlow
            : signal == SIGXFSZ ? ProgramEnd::Kind::tooMuchOutput
                                : ProgramEnd::Kind::crashed,
            signal,
            {}};
}

ProgramEnd endOf(std::optional<int> status, bool isSandboxed) {
    if (!status) return {ProgramEnd::Kind::orphaned, 0, {}};
    if (WIFSIGNALED(*status)) return endBy(WTERMSIG(*status));
    constexpr int bySignal = 128; // as bubblewrap and shells report it
    const int code = WEXITSTATUS(*status);
    if (isSandboxed && code > bySignal && ::sigabbrev_np(code - bySignal) != nullptr)
        return endBy(code - bySignal);
    return {ProgramEnd::Kind::exited, code, {}};
}

/// The environment of this process after these variables; of equal names, the first one counts.
std::vector<std::string> ownEnvironmentAfter(std::vector<std::string> variables) {
    for (char** variable = environ; *variable != nullptr; ++variable)
        variables.emplace_back(*variable);
    return variables;
}

/// A run, and whether the program was executed at all: a sandbox may not be made, or not show the program.
struct Run {
    ProgramEnd end;
    bool hasBegun;
};

Expected<Run> run(const Command& command, const std::string& bubblewrap, std::string_view input,
                  const ProgramLimits& limits, Task& task) {
    const auto given = fileInMemory(input);
    const auto output = fileInMemory({});
    const auto told = fileInMemory({});
    for (const auto* file : {&given, &output, &told})
        if (!*file) return tl::unexpected(file->error());
    const Descriptor nowhere(::open("/dev/null", O_WRONLY | O_CLOEXEC));
    std::vector<std::string> words{command.program};
    words.insert(words.end(), command.arguments.begin(), command.arguments.end());
    if (command.isSandboxed) words = sandboxed(bubblewrap, words, limits.output, told->number());
    // The kernel's limit ends it, too, even if this process gets no time to watch.
    const Launch launch{.words = words,
                        .environment = command.isSandboxed ? sandboxedEnvironment()
                                                           : ownEnvironmentAfter(command.variables),
                        .folder = command.isSandboxed ? "/" : command.folder,
                        .input = given->number(),
                        .output = output->number(),
                        .complaints = command.tellsErrors ? output->number() : nowhere.number(),
                        .passedOn = command.isSandboxed ? told->number() : -1,
                        .processor = static_cast<std::uint64_t>(limits.time.count() / 1000 + 2),
                        .file = limits.output + 1};
    int error = 0;
    auto program = Supervised::start(launch, error);
    if (!program) // what was started is bubblewrap, if in a sandbox
        return invalid(command.isSandboxed ? saySandbox(Sandbox::refused)
                                           : sayNotRun(command.program, error));
    const auto passed = watch(*program, *output, limits, task);
    program->end();
    if (!passed) return tl::unexpected(passed.error());
    ProgramEnd end = *passed ? ProgramEnd{**passed, 0, {}} : endOf(program->status(), command.isSandboxed);
    if (sizeOf(*output) > limits.output) // also if only a child was killed for it
        end = {ProgramEnd::Kind::tooMuchOutput, 0, {}};
    end.output = contentsOf(*output, limits.output);
    const bool hasBegun = !command.isSandboxed || passed->has_value() ||
                          contentsOf(*told, sizeOf(*told)).find("exit-code") != std::string::npos;
    return Run{std::move(end), hasBegun};
}

std::optional<std::string> findBubblewrap() {
    return programNamed("bwrap", searchPath());
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
    case ProgramEnd::Kind::orphaned:
        return say(MX_TEXT("core", "The program killed the process that had started it, and was ended."));
    case ProgramEnd::Kind::crashed: {
        const char* name = ::sigabbrev_np(end.code);
        return say(MX_TEXT("core", "The program crashed: SIG%1."), name != nullptr ? name : "?");
    }
    case ProgramEnd::Kind::exited:
        break;
    }
    return say(MX_TEXT("core", "The program ended with the code %1; 0 says that all went well."), end.code);
}

Sandbox findSandbox() {
    const auto bubblewrap = findBubblewrap();
    if (!bubblewrap) return Sandbox::missing;
    const Command nothing{programNamed("true", sandboxedPath).value_or("true"), {}, {}, true};
    Task task;
    const auto tried = run(nothing, *bubblewrap, {}, {}, task);
    return tried && tried->hasBegun && tried->end.isGood() ? Sandbox::ready : Sandbox::refused;
}

Expected<ProgramEnd> runProgram(const Command& command, std::string_view input, const ProgramLimits& limits,
                                Task& task) {
    std::error_code ignored;
    Command whole = command;
    whole.program = std::filesystem::absolute(command.program, ignored).string();
    if (whole.folder.empty()) whole.folder = std::filesystem::path(whole.program).parent_path().string();
    if (const auto sentence = obstacle(command.program, command.isSandboxed ? sandboxedPath : searchPath()))
        return invalid(*sentence);
    const auto bubblewrap = command.isSandboxed ? findBubblewrap() : std::string();
    if (!bubblewrap) return invalid(saySandbox(Sandbox::missing));
    auto ran = run(whole, *bubblewrap, input, limits, task);
    if (!ran) return tl::unexpected(ran.error());
    if (ran->hasBegun) return std::move(ran->end);
    if (const Sandbox sandbox = findSandbox(); sandbox != Sandbox::ready) return invalid(saySandbox(sandbox));
    return invalid(
        say(MX_TEXT("core", "“%1” cannot be started in the sandbox, where it sees only the system’s own "
                            "programs; run it without the sandbox if you trust it."),
            command.program));
}

} // namespace mexplorer::judge
