#pragma once

#include "core/explain/cfr_trace.h"
#include "core/regret/extensive_aspect.h"
#include "core/regret/poker_aspect.h"
#include "ui/document/view_kind.h"
#include "ui/views/cards/cards_layout.h"

#include <optional>

namespace mexplorer::ui {

/// What a picture of a game tree with hidden cards is made from.
struct CardsPicture {
    CardsPicture(const ExtensiveAspect& asked, const PokerAspect& poker, std::shared_ptr<const CfrRun> run,
                 bool showsLast);

    std::shared_ptr<const SequenceForm> form;
    std::shared_ptr<const KnownPoker> poker;
    std::optional<PokerDeal> deal;
    CfrWay way;
    std::shared_ptr<const CfrRun> run;
    bool showsLast = false; ///< the strategies after the last iteration, instead of the averages
    CardsLayout layout;

    [[nodiscard]] const ExtensiveGame& game() const { return form->game(); }
    [[nodiscard]] const CfrPoint& end() const { return run->points.back(); }
    /// The strategies that are drawn.
    [[nodiscard]] const Profile& shown() const { return showsLast ? run->current : end().average; }
};

/// An information set: whose, and which.
struct CardsSet {
    std::size_t player = 0;
    SequenceForm::Set set = 0;
    friend bool operator==(const CardsSet&, const CardsSet&) = default;
};
/// The information set of a node at which a player acts; none for other nodes.
[[nodiscard]] std::optional<CardsSet> setOf(const SequenceForm& form, SequenceForm::Node node);

/// What is highlighted in the picture.
struct CardsLook {
    std::shared_ptr<const CfrTrace> trace = {}; ///< set if there is a step
    std::optional<CfrState> step = {};
    std::optional<CardsSet> pointed = {};

    /// The update that the step is about; null if there is none.
    [[nodiscard]] const CfrSetUpdate* update() const;
    /// The highlighted set: of the step, or the one pointed at.
    [[nodiscard]] std::optional<CardsSet> lit() const;
    /// The strategies that are drawn: at a step those of the iteration, as far as it has come.
    [[nodiscard]] Profile behaviours(const CardsPicture& picture) const;
    /// Whether the step shows the findings of this phase.
    [[nodiscard]] bool knows(CfrState::Phase phase) const { return step && update() && step->phase >= phase; }
};

/// The settings of the view: which strategies are drawn, and which iteration is stepped through.
inline constexpr const char* cardsShownId = "strategies";
inline constexpr const char* cardsIterationId = "iteration";
[[nodiscard]] std::vector<Parameter> cardsSettings(const Game& game);
/// Errors: cancelled.
[[nodiscard]] Expected<std::shared_ptr<const CardsPicture>>
cardsPictureOf(const Instance& instance, const Parameters& settings, Task& task);

} // namespace mexplorer::ui
