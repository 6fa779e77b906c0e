#include "app/cli/parameter_text.h"

#include <fmt/format.h>

namespace mexplorer::cli {

std::string kindName(Parameter::Kind kind) {
    switch (kind) {
    case Parameter::Kind::integer:
        return "integer";
    case Parameter::Kind::integers:
        return "integers";
    case Parameter::Kind::choice:
        return "choice";
    case Parameter::Kind::toggle:
        return "toggle";
    case Parameter::Kind::text:
        return "text";
    case Parameter::Kind::file:
        break;
    }
    return "file";
}

bool hasRange(const Parameter& parameter) {
    return parameter.kind == Parameter::Kind::integer || parameter.kind == Parameter::Kind::integers;
}

std::string range(const Parameter& parameter) {
    if (hasRange(parameter))
        return fmt::format("{} from {} to {}", kindName(parameter.kind), parameter.least, parameter.most);
    if (parameter.kind == Parameter::Kind::toggle) return "on|off";
    if (parameter.kind != Parameter::Kind::choice) return kindName(parameter.kind);
    std::string choices;
    for (const Choice& choice : parameter.choices)
        choices += (choices.empty() ? "" : "|") + choice.id;
    return choices;
}

} // namespace mexplorer::cli
