#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/text_room.h"
#include "ui/views/cards/cards_picture.h"
#include "ui/views/cards/text_widths.h"

#include <QCoreApplication>

#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace mexplorer::ui {

/// Draws a game tree, in the pixels of its frame.
class CardsDrawing {
    Q_DECLARE_TR_FUNCTIONS(CardsDrawing)

public:
    CardsDrawing(const CardsPicture& picture, const CardsLook& look, const Profile& behaviours,
                 const Frame& frame);

    /// The room below the ends, in pixels, for payoffs and a tie.
    [[nodiscard]] static double roomBelow(const Style& style);
    /// Everything but the legend and the table below.
    void draw(QPainter& painter);

private:
    using Place = CardsLayout::Place;

    static constexpr double labelPixels = 12;
    static constexpr double lineAir = 2.5;   ///< pixels above and below a text
    static constexpr double dotRadius = 2.5; ///< of an end

    [[nodiscard]] const SequenceForm& form() const { return *picture_.form; }
    [[nodiscard]] const Style& style() const { return frame_.style(); }
    [[nodiscard]] const Theme& theme() const { return frame_.theme(); }
    [[nodiscard]] QPointF at(std::size_t place) const { return frame_.toArea().map(places()[place].at); }
    [[nodiscard]] const std::vector<Place>& places() const { return picture_.layout.places(); }
    [[nodiscard]] const SequenceForm::NodeRecord& nodeAt(std::size_t place) const {
        return form().node(places()[place].node);
    }
    /// The probability that the branch to a place is taken where it begins.
    [[nodiscard]] double likelihoodOf(std::size_t place) const;
    [[nodiscard]] bool isLit(std::size_t place) const;
    [[nodiscard]] QColor colourOf(Actor actor) const;

    void findReach();
    void findRoom();
    void findSpotlight();
    void drawSpotlight(QPainter& painter) const;
    void drawTies(QPainter& painter);
    void drawTie(QPainter& painter, const CardsSet& set, const std::vector<std::size_t>& tied);
    void drawBranch(QPainter& painter, std::size_t place);
    void drawLikelihood(QPainter& painter, std::size_t place);
    [[nodiscard]] bool hasCloseNeighbour(std::size_t place) const;
    /// Where a text of this size may stand beside a branch, the best place first.
    [[nodiscard]] std::vector<QRectF> placesBeside(std::size_t place, const QSizeF& size) const;
    void drawNode(QPainter& painter, std::size_t place);
    void drawRings(QPainter& painter) const;
    void drawTree(QPainter& painter);
    void drawNumbers(QPainter& painter);
    [[nodiscard]] std::vector<QRectF> nearRoot(const QSizeF& size) const;
    [[nodiscard]] std::vector<QRectF> placesOfNote(const QPainter& painter) const;
    [[nodiscard]] QRectF leastHiding(const std::vector<QRectF>& boxes) const;
    void keepRoomForNote(const QPainter& painter);
    void drawUnwritten(QPainter& painter);
    [[nodiscard]] QRectF apartOf(const std::vector<QRectF>& boxes) const;
    void drawPayoff(QPainter& painter, std::size_t place, const QFont& font, TextWidths& widths);
    /// The usual one or, if payoffs side by side have too little room, a smaller one that can still be read.
    [[nodiscard]] QFont payoffFont(const QPainter& painter) const;
    /// Whether each payoff has a place right below its end.
    [[nodiscard]] bool haveRoom(const QFont& payoffs) const;
    [[nodiscard]] std::vector<QRectF> placesOfPayoff(std::size_t place, TextWidths& widths, int lines) const;
    /// Where a text of this size may stand below an end, within so many lines; the best place first.
    [[nodiscard]] std::vector<QRectF> placesBelow(std::size_t place, const QSizeF& size, int lines) const;
    /// The same for beside a node.
    [[nodiscard]] std::vector<QRectF> placesAtNode(std::size_t place, const QSizeF& size) const;
    /// Only those that are wholly in the picture.
    [[nodiscard]] std::vector<QRectF> inside(std::vector<QRectF> boxes) const;
    void drawBeside(QPainter& painter, std::size_t place, const QString& text);
    void drawReach(QPainter& painter, std::size_t place);
    /// The numbers of a step, in boxes above all else.
    void findChips(const QPainter& painter);
    void findWorth(std::size_t place, const CfrSetUpdate::Place& one);
    /// Where what an action is worth comes from: further down.
    [[nodiscard]] std::optional<MotionSource> belowOf(std::size_t place) const;
    [[nodiscard]] QRectF besidePayoffs(QRectF box) const;
    [[nodiscard]] QPointF chipMiddle(std::size_t place) const;
    [[nodiscard]] double chipHeight() const;
    void addChip(const QPointF& middle, const QString& text, const MotionKey& key,
                 const std::optional<MotionSource>& source);
    void drawChips(QPainter& painter) const;

    const CardsPicture& picture_;
    const CardsLook& look_;
    const Profile& behaviours_;
    const Frame& frame_;
    double radius_;
    double lowest_;             ///< y of a tie that passes below all ends
    std::vector<double> reach_; ///< by place: the probability that play comes there
    std::vector<double> own_;   ///< the same, given that chance dealt so
    TextRoom texts_;            ///< where nodes, lines and texts are so far
    QRectF inside_;             ///< where texts may be
    QFont labelFont_;
    std::optional<TextWidths> labels_;                     ///< in that font
    std::vector<QRectF> payoffs_;                          ///< where they are written
    int unwritten_ = 0;                                    ///< numbers that had no room
    using Told = std::pair<Actor, SequenceForm::Sequence>; ///< how likely an action is
    std::set<Told> told_;                                  ///< beside some branch
    std::set<Told> untold_;                                ///< beside some branch that has no room for it
    QRectF note_;                                          ///< that tells how many
    struct Chip {
        QRectF box;
        QString text;
        MotionKey key;
        std::optional<MotionSource> source;
    };
    std::vector<Chip> chips_;
    QFont chipFont_;
    std::vector<double> room_;       ///< by place: the distance to the next one to the right on its level
    std::vector<double> roomBefore_; ///< to the left
    std::vector<bool> light_;        ///< by place: whether the step is about its branch
};

/// The name of the box with what the action that leads to a node is worth.
[[nodiscard]] MotionKey worthKey(SequenceForm::Node node);
/// The sign of a player, or of chance.
void drawActor(QPainter& painter, const Theme& theme, Actor actor, const QPointF& middle, double radius);
/// The pen for lines that tie an information set.
[[nodiscard]] QPen tiePen(const QColor& colour, double width);

} // namespace mexplorer::ui
