#pragma once

#include <string>

namespace mexplorer::ui {

/// What the maker of a document calls it and says about it; both may be empty.
struct DocumentLabel {
    std::string title = {};
    std::string description = {};

    friend bool operator==(const DocumentLabel&, const DocumentLabel&) = default;
};

} // namespace mexplorer::ui
