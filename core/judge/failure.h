#pragma once

#include "core/text/expected.h"
#include "core/text/text_place.h"

#include <optional>

namespace mexplorer::judge {

/// Why judging ended early. If the input is wrong, `place` says where; the error's `field` repeats that as
/// English text.
struct Failure {
    Error error;
    std::optional<TextPlace> place = {};
};

} // namespace mexplorer::judge
