#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/notes.h"

namespace mexplorer {

/// The notes of rules that are read from a file.
template <Rules R>
class NotesOf final : public NotesAspect {
public:
    NotesOf(const R& rules, const std::shared_ptr<SharedOf<R>>& /*shared*/) : NotesAspect(rules.notes()) {}

    [[nodiscard]] static bool suits(const R& rules) { return !rules.notes().empty(); }
};

} // namespace mexplorer
