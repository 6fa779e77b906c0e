#include "core/judge/running/solution.h"

#include "core/judge/running/language.h"
#include "core/judge/running/runnable.h"

#include <cstdlib>
#include <filesystem>

namespace mexplorer::judge {

namespace {

namespace fs = std::filesystem;

class TemporaryFolder {
public:
    TemporaryFolder() {
        std::error_code ignored;
        std::string name = (fs::temp_directory_path(ignored) / "mexplorer-XXXXXX").string();
        if (::mkdtemp(name.data()) != nullptr) path_ = name;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        if (!path_.empty()) fs::remove_all(path_, ignored);
    }

    [[nodiscard]] const std::string& path() const { return path_; }

private:
    std::string path_; ///< empty if none could be made
};

/// The first line that tells an error, without the folder of the source; or the first line at all.
std::string firstError(const std::string& output, const std::string& source) {
    const std::size_t error = output.find("error:");
    const std::size_t from = error == std::string::npos ? 0 : output.rfind('\n', error) + 1;
    std::string line = output.substr(from, output.find('\n', from) - from);
    if (line.starts_with(source)) line.replace(0, source.size(), fs::path(source).filename().string());
    return line;
}

Expected<void> compile(const std::string& source, const std::string& compiler, const std::string& language,
                       const std::string& made, Task& task) {
    constexpr ProgramLimits limits{std::chrono::milliseconds(30'000), std::uint64_t{2} << 30U,
                                   std::uint64_t{256} << 20U};
    const Command command{compiler,
                          {"-O2", "-w", "-o", made, "-x", language, source, "-x", "none", "-lm"},
                          fs::path(source).parent_path().string(),
                          false,
                          true,
                          {"LC_ALL=C"}};
    const auto end = runProgram(command, {}, limits, task);
    if (!end) return tl::unexpected(end.error());
    if (end->isGood()) return {};
    const std::string name = fs::path(source).filename().string();
    if (end->kind != ProgramEnd::Kind::exited)
        return invalid(
            say(MX_TEXT("core", "“%1” could not be compiled: the compiler took too long or crashed."), name));
    return invalid(say(MX_TEXT("core", "“%1” does not compile: %2"), name, firstError(end->output, source)));
}

} // namespace

Expected<Solution> Solution::prepare(const std::string& path, bool isSandboxed, Task& task) {
    const Language language = languageOf(path);
    Solution solution;
    if (language.way == Language::Way::execute) {
        solution.command_ = {path, {}, {}, isSandboxed, false};
        return solution;
    }
    std::error_code ignored;
    const std::string source = fs::absolute(path, ignored).string();
    if (const auto sentence = noFile(path)) return invalid(*sentence);
    const bool isCompiled = language.way == Language::Way::compile;
    const auto tool = programNamed(language.tool, isSandboxed && !isCompiled ? sandboxedPath : searchPath());
    if (!tool && isCompiled)
        return invalid(
            say(MX_TEXT("core", "“%1” is source code, and %2, which compiles it, is not installed: install "
                                "it, or compile the source first and choose the program that results."),
                path, language.tool));
    if (!tool)
        return invalid(
            say(MX_TEXT("core", "“%1” is run by %2, which is not installed."), path, language.tool));
    const std::string folder = fs::path(source).parent_path().string();
    if (!isCompiled) {
        solution.command_ = {*tool, {source}, folder, isSandboxed, false};
        return solution;
    }
    auto place = std::make_shared<const TemporaryFolder>();
    const std::string made = place->path() + "/solution";
    if (place->path().empty())
        return invalid(say(MX_TEXT("core", "There is no temporary folder to compile “%1” in."), path));
    if (const auto compiled = compile(source, *tool, language.name, made, task); !compiled)
        return tl::unexpected(compiled.error());
    solution.command_ = {made, {}, folder, isSandboxed, false};
    solution.kept_ = std::move(place);
    return solution;
}

} // namespace mexplorer::judge
