#include "app/cli/search_options.h"

#include "app/cli/parameter_text.h"

#include <CLI/App.hpp>

namespace mexplorer::cli {

void SearchOptions::addTo(CLI::App& command) {
    for (const Parameter& parameter : searchParameters()) {
        command
            .add_option_function<std::string>(
                "--" + parameter.id,
                [this, id = parameter.id](const std::string& value) { given_[id] = value; },
                parameter.title.english())
            ->type_name(range(parameter));
    }
}

} // namespace mexplorer::cli
