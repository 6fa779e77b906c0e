#pragma once

#include "core/partizan/notation.h"
#include "core/rules/description.h"
#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"

namespace mexplorer {

/// A short game that is written down: {a,b|c} as it stands, or the canonical form of what is named.
struct WrittenForm {
    std::string text;

    friend bool operator==(const WrittenForm&, const WrittenForm&) = default;
    friend std::uint64_t hashOf(const WrittenForm& form) { return mixed(0, form.text); }
};

/// Games themselves, in the field’s notation (see readGame): Left moves to a left option, Right to a right
/// one.
class ShortForm {
public:
    using Family = PartizanFamily;
    using Position = WrittenForm;
    struct Move {
        Side side = Side::left;
        std::string to;
    };

    static Description describe();
    static Expected<ShortForm> make(const Parameters& /*parameters*/) { return ShortForm(); }
    [[nodiscard]] bool isOfSameGame(const ShortForm& /*other*/) const { return true; }

    /// Errors: as for readGame; it takes more than is allowed.
    [[nodiscard]] Expected<WrittenForm> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const WrittenForm& form) const { return form.text; }
    [[nodiscard]] Message moveText(const WrittenForm& form, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const WrittenForm& form) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const WrittenForm& /*form*/) const { return {}; }
    [[nodiscard]] Side sideOf(const Move& move) const { return move.side; }
    [[nodiscard]] std::optional<ShortGames::Id> game(const WrittenForm& form, ShortGames& games) const;

    /// Left’s, then Right’s, as written.
    template <class Visit>
    void forEachOption(const WrittenForm& form, Visit&& visit) const {
        for (const Move& move : movesOf(form))
            if (!goesOn(visit, move, WrittenForm{move.to})) return;
    }

private:
    [[nodiscard]] std::vector<Move> movesOf(const WrittenForm& form) const;
};

} // namespace mexplorer
