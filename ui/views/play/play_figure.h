#pragma once

#include "core/play/move_worths.h"
#include "ui/figure/figure.h"
#include "ui/views/play/play_picture.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// What is highlighted, and said.
struct PlayLook {
    std::optional<ThingAt> pointed = {};
    std::vector<std::size_t> held = {};            ///< places of things chosen before that
    std::vector<ThingsMove> candidates = {};       ///< the moves that touch all of these
    std::optional<std::size_t> chosen = {};        ///< index of the one proposed
    std::shared_ptr<const MoveWorths> worths = {}; ///< null if they are hidden
    std::vector<std::size_t> hinted = {};          ///< places to look at, as a hint says
    QString saying = {};                           ///< the sentence of the move, or who won; else empty
    QString told = {};                             ///< instead of that; empty: how many moves there are
    QString hint = {};                             ///< below the picture: what one can do
    bool isQuestion = false;                       ///< for questions: there is no room for moves and hints
    /// The move from or to this position, for the way from one picture to the other (see Canvas::moveBy):
    /// what it moves has the same names in both, and a cake that it cuts lies in its pieces.
    std::shared_ptr<const MadeMove> made = {};

    [[nodiscard]] const ThingsMove* move() const { return chosen ? &candidates[*chosen] : nullptr; }
};

/// A position as the things it is made of, with the proposed move drawn into it: what is taken is dashed,
/// what is added is faint, and the move's sentence is above.
class PlayFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::TableFigure)

public:
    explicit PlayFigure(std::shared_ptr<const PlayPicture> picture, PlayLook look = {});

    [[nodiscard]] const PlayPicture& picture() const { return *picture_; }
    [[nodiscard]] const PlayLook& look() const { return look_; }

    [[nodiscard]] QRectF bounds() const override { return picture_->layout.bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.03, 6}; }
    [[nodiscard]] double largestFit() const override { return 2.4; }
    void draw(QPainter& painter, const Frame& frame) const override;
    /// table,place,things,count,moves: what is where, and how many moves touch it.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    /// Shown above while no move is proposed: what is told, else who is to move, or how many moves there are.
    [[nodiscard]] QString headline() const;

private:
    [[nodiscard]] bool hasHead() const;
    [[nodiscard]] QString title() const;
    void drawHead(QPainter& painter, const Frame& frame) const;
    void drawHint(QPainter& painter, const Frame& frame) const;

    std::shared_ptr<const PlayPicture> picture_;
    PlayLook look_;
};

} // namespace mexplorer::ui
