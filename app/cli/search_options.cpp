#include "app/cli/search_options.h"

#include "app/cli/arguments.h"
#include "app/cli/parameter_text.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

namespace mexplorer::cli {

void SearchOptions::addTo(CLI::App& command) {
    for (const Parameter& parameter : searchParameters()) {
        const std::string hint = parameter.hint.empty() ? "" : ": " + parameter.hint.english();
        command
            .add_option_function<std::string>(
                "--" + parameter.id,
                [this, id = parameter.id](const std::string& value) { given_[id] = value; },
                fmt::format("{}{} (default: {})", parameter.title.english(), hint, parameter.fallback))
            ->type_name(hasRange(parameter) ? numberName(parameter.least, parameter.most) : range(parameter));
    }
}

} // namespace mexplorer::cli
