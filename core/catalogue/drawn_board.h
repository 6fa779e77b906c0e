#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/board.h"

namespace mexplorer {

/// Rules whose positions are boards; `changed` is as in BoardAspect.
template <class R>
concept PlayedOnBoard = TellsPicture<R> &&
    requires(const R& rules, const typename R::Position& position, BoardCell cell) {
    { rules.changed(position, cell) } -> std::same_as<Expected<typename R::Position>>;
};

template <PlayedOnBoard R>
class DrawnBoard final : public BoardAspectOf<R, BoardAspect> {
public:
    using BoardAspectOf<R, BoardAspect>::BoardAspectOf;

    [[nodiscard]] Expected<BoardPicture> picture(std::string_view position) const override {
        return this->rules().parse(position).map(
            [&](const typename R::Position& parsed) { return this->rules().picture(parsed); });
    }

    [[nodiscard]] Expected<std::string> changed(std::string_view position, BoardCell cell) const override {
        const auto parsed = this->rules().parse(position);
        if (!parsed) return tl::unexpected(parsed.error());
        return this->rules().changed(*parsed, cell).map([&](const typename R::Position& changed) {
            return this->rules().text(changed);
        });
    }
};

} // namespace mexplorer
