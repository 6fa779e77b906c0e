#pragma once

#include "core/search/method.h"

#include <string>

namespace CLI {
class App;
}

namespace mexplorer::cli {

/// `--method`, `--order` and `--seed`.
class SearchOptions {
public:
    void addTo(CLI::App& command);
    /// Whether any of them was.
    [[nodiscard]] bool isGiven() const { return !given_.empty(); }
    /// What was given, and the usual for the rest, for searchSettingsOf. Errors: a value that is none of the
    /// option’s.
    [[nodiscard]] Expected<Parameters> values() const { return completed(searchParameters(), given_); }

private:
    Parameters given_;
};

} // namespace mexplorer::cli
