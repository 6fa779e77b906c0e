#pragma once

#include "core/explain/coalition/coalition_state.h"
#include "core/solve/aspects/coalition.h"

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What a picture of coalitions is made from.
struct CoalitionPicture {
    CoalitionSubject subject; ///< of more players than a table has, without exact answers

    [[nodiscard]] bool isExact() const { return subject.answer->exact.has_value(); }
    [[nodiscard]] std::size_t players() const { return subject.names.size(); }
};

/// What is shown of it.
struct CoalitionLook {
    std::optional<CoalitionState> step = {}; ///< none: the whole result
};

} // namespace mexplorer::ui
