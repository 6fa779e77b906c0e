#pragma once

#include "core/search/method.h"

#include <string>

namespace CLI {
class App;
}

namespace mexplorer::cli {

/// The settings of a search as options: `--method`, `--order` …, one for each of searchParameters().
class SearchOptions {
public:
    void addTo(CLI::App& command);
    /// Whether any of them was given.
    [[nodiscard]] bool isGiven() const { return !given_.empty(); }
    /// The given values, completed by defaults, for searchSettingsOf. Errors: an invalid value.
    [[nodiscard]] Expected<Parameters> values() const { return completed(searchParameters(), given_); }

private:
    Parameters given_;
};

} // namespace mexplorer::cli
