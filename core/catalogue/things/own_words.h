#pragma once

#include "core/catalogue/laid_out_of.h"
#include "core/own/own_words.h"

#include <algorithm>

namespace mexplorer {

/// The letters in a row. If a move can make the word longer, there is room for new letters before, between
/// and behind them.
template <>
class ThingsOf<OwnWords> {
public:
    ThingsOf(const OwnWords& rules, const OwnWord& word) : rules_(rules), word_(word) {
        for (const LetterRule& rule : rules.rules())
            room_ = std::max(room_, rule.to.size() - std::min(rule.from.size(), rule.to.size()));
    }

    [[nodiscard]] Expected<Things> laidOut() const {
        const std::size_t places = spotOf(word_.size());
        if (auto fits = checkLaidOut(places, mostInRow); !fits) return tl::unexpected(fits.error());
        Things things{.ground = PlainGround::row, .spots = {}, .piles = {}};
        for (std::size_t letter = 0; letter < word_.size(); ++letter) {
            addRoom(things, letter);
            things.spots.push_back(say(MX_TEXT("core", "letter %1"), letter + 1));
            things.piles.push_back({spotOf(letter), thingOf(word_.letters[letter])});
        }
        if (word_.size() > 0) addRoom(things, word_.size());
        return things;
    }

    /// Letters that stay at the beginning and the end of what is replaced are not touched.
    [[nodiscard]] std::vector<ThingChange> changes(const OwnWords::Move& move,
                                                   const OwnWord& /*option*/) const {
        std::string_view from = rules_.rules()[move.rule].from;
        std::string_view to = rules_.rules()[move.rule].to;
        std::size_t at = move.at;
        while (!from.empty() && !to.empty() && from.back() == to.back()) {
            from.remove_suffix(1);
            to.remove_suffix(1);
        }
        while (!from.empty() && !to.empty() && from.front() == to.front()) {
            from.remove_prefix(1);
            to.remove_prefix(1);
            ++at;
        }
        std::vector<ThingChange> changes;
        for (std::size_t i = 0; i < std::max(from.size(), to.size()); ++i)
            changes.push_back(changeOf(from, to, at, i));
        return changes;
    }

private:
    /// The places before a letter, or behind the last, are the `room_` before its own.
    [[nodiscard]] std::size_t spotOf(std::size_t letter) const { return letter * (room_ + 1) + room_; }

    void addRoom(Things& things, std::size_t letter) const {
        const Message name = letter < word_.size() ? say(MX_TEXT("core", "before letter %1"), letter + 1)
                                                   : say(MX_TEXT("core", "behind the last letter"));
        things.spots.insert(things.spots.end(), room_, name);
    }

    [[nodiscard]] Thing thingOf(char letter) const {
        return {ThingKind::number, rules_.letters()[static_cast<unsigned char>(letter)]};
    }

    /// Of the i-th of the letters `from` at `at` that become `to`.
    [[nodiscard]] ThingChange changeOf(std::string_view from, std::string_view to, std::size_t at,
                                       std::size_t i) const {
        if (i >= from.size()) {
            const std::size_t spot = spotOf(at + from.size()) - room_ + (i - from.size());
            return {.to = spot, .thing = thingOf(to[i]), .becomes = thingOf(to[i])};
        }
        const Thing before = thingOf(from[i]);
        if (i >= to.size()) return {.from = spotOf(at + i), .thing = before, .becomes = before};
        return {.from = spotOf(at + i), .to = spotOf(at + i), .thing = before, .becomes = thingOf(to[i])};
    }

    const OwnWords& rules_;
    const OwnWord& word_;
    std::size_t room_ = 0; ///< letters that a move adds at most
};

} // namespace mexplorer
