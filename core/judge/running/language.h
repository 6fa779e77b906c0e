#pragma once

#include <string>

namespace mexplorer::judge {

/// How a solution is made to run, as the ending of its name tells.
struct Language {
    enum class Way { execute, compile, interpret };

    Way way = Way::execute;
    std::string tool = {}; ///< the compiler or the interpreter, as it is called
    std::string name = {}; ///< of the language, as the compiler calls it
};

[[nodiscard]] Language languageOf(const std::string& path);

/// Whether this is a source, even of a language that must be compiled by hand.
[[nodiscard]] bool isSource(const std::string& path);

} // namespace mexplorer::judge
