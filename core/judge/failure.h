#pragma once

#include "core/text/expected.h"
#include "core/text/text_place.h"

#include <optional>

namespace mexplorer::judge {

/// Why judging ended early. What the input's fault is says where it lies, in `place` and, for an English
/// line, in the error's field.
struct Failure {
    Error error;
    std::optional<TextPlace> place = {};
};

} // namespace mexplorer::judge
