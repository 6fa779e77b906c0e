#include "core/judge/running/language.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <string_view>

namespace mexplorer::judge {

namespace {

/// In small letters, with its dot.
std::string endingOf(const std::string& path) {
    std::string ending = std::filesystem::path(path).extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return ending;
}

} // namespace

Language languageOf(const std::string& path) {
    const std::string ending = endingOf(path);
    if (ending == ".cpp" || ending == ".cc" || ending == ".cxx")
        return {Language::Way::compile, "g++", "c++"};
    if (ending == ".c") return {Language::Way::compile, "gcc", "c"};
    if (ending == ".py") return {Language::Way::interpret, "python3", {}};
    return {};
}

bool isSource(const std::string& path) {
    static constexpr std::array<std::string_view, 14> others{".java", ".rs",  ".go",    ".pas",  ".hs",
                                                             ".kt",   ".cs",  ".swift", ".d",    ".f90",
                                                             ".ml",   ".nim", ".zig",   ".scala"};
    return languageOf(path).way != Language::Way::execute ||
           std::find(others.begin(), others.end(), endingOf(path)) != others.end();
}

} // namespace mexplorer::judge
