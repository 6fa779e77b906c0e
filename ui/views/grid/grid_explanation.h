#pragma once

#include "core/game/inquiry.h"
#include "ui/views/grid/grid_step.h"

namespace mexplorer::ui {

/// What the steps on a grid are about: a position, or the table as it is discovered.
struct GridTopic {
    std::shared_ptr<const Game> game;
    std::shared_ptr<const Inquiry> asked; ///< null if they are about the table
    GridSettings::Explaining how = GridSettings::Explaining::position;
    GridSize size = {}; ///< of the table; a position's steps do not depend on it
    friend bool operator==(const GridTopic&, const GridTopic&) = default;
};

/// The topic by the table's settings; `asked` is the document's position.
[[nodiscard]] GridTopic topicOf(const GridPicture& picture, std::shared_ptr<const Inquiry> asked);

/// The steps about a topic; one of the two is set.
struct GridExplanation {
    std::shared_ptr<const CellTrace> ofCell;
    std::shared_ptr<const DiscoveryTrace> ofGrid;

    [[nodiscard]] std::shared_ptr<const Trace> trace() const;
    /// What a step shows; `selected` is the cell of the topic's position. Empty if there is no such step, or
    /// the table has become another.
    [[nodiscard]] std::optional<GridStep> stepAt(int step, const GridPicture& picture,
                                                 const std::optional<GridCell>& selected) const;
};

/// Errors: as for cellTrace and discoveryTrace; the position is no cell of the table.
[[nodiscard]] Expected<GridExplanation> explain(const GridTopic& topic, Task& task);

} // namespace mexplorer::ui
