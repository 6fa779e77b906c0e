#pragma once

#include "ui/figure/motion/keyed.h"
#include "ui/views/play/play_picture.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mexplorer::ui {

/// What things and places are called in the picture before a move and in the one after it, so that each goes
/// from where it was to where it is: by where they were before.
class ThingNames {
public:
    /// `made` is null if no move is seen to be made: then no place is touched.
    ThingNames(const PlayPicture& picture, const MadeMove* made);

    /// Whether the move takes things from this place, brings some there or changes them. Each of these has a
    /// name; elsewhere what lies in a place goes as a whole.
    [[nodiscard]] bool isTouched(std::size_t spot) const;
    /// In a place that is touched; `index` counts equal things there from below or from the left.
    [[nodiscard]] MotionKey thing(std::size_t spot, const Thing& thing, std::uint64_t index) const;
    /// Of a cake that the move cuts.
    [[nodiscard]] static MotionKey piece(std::size_t spot, std::size_t index);
    /// Something that belongs to a place.
    [[nodiscard]] MotionKey place(std::string_view kind, std::size_t spot, std::uint64_t index = 0) const;
    /// In the picture before the move, what it does to the things in a place; null if nothing, or after it.
    [[nodiscard]] const ThingChange* changeFrom(std::size_t spot) const {
        return isBefore() ? changeOf(spot) : nullptr;
    }
    /// Whether a part has as many places in both pictures.
    [[nodiscard]] bool keepsPlaces(std::size_t part) const;

private:
    /// Where what lies in a place was before the move.
    struct Origin {
        std::size_t spot = 0;
        std::uint64_t first = 0;               ///< the index there of what is the first thing now
        std::optional<std::size_t> piece = {}; ///< of the cake there
        bool isNew = false;                    ///< the place: another part of the row has that one
    };

    [[nodiscard]] bool isBefore() const { return !made_ || &picture_ == made_->before.get(); }
    [[nodiscard]] const ThingChange* changeOf(std::size_t spotBefore) const;
    [[nodiscard]] std::optional<Origin> originOf(std::size_t spot) const;
    void findOrigins(std::size_t part);
    [[nodiscard]] std::vector<Origin> placesAfter(std::size_t part) const;
    void addRows(std::vector<Origin>& places, std::size_t spot, const ThingChange& change) const;
    [[nodiscard]] std::vector<ThingChange> changesIn(std::size_t part) const;
    [[nodiscard]] std::uint64_t countBefore(std::size_t spot, const Thing& thing) const;
    [[nodiscard]] MotionKey nameBefore(std::size_t spot, const Thing& thing, std::uint64_t index) const;

    const PlayPicture& picture_;
    const PlayPicture& before_;
    const MadeMove* made_;
    std::vector<bool> touched_;                  ///< the places before
    std::vector<std::optional<Origin>> origins_; ///< of the places after; none: nothing before is there now
};

} // namespace mexplorer::ui
