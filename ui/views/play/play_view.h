#pragma once

#include "core/play/hint.h"
#include "ui/task/job.h"
#include "ui/views/play/play_choice.h"
#include "ui/views/play/play_figure.h"
#include "ui/views/view.h"

#include <QTimer>

#include <optional>

namespace mexplorer::ui {

class PlayHand;

/// A position as things, played with mouse or keys: pointing at a thing shows the moves that touch
/// it, and one is made. A move is seen to be made, or taken back, by a movement of the canvas from picture to
/// picture, if the setting wants it.
class PlayView : public ViewOf<PlayFigure> {
    Q_OBJECT

public:
    explicit PlayView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;
    [[nodiscard]] bool takes(const QKeyEvent& event) const override;

    /// Whether the person may move now; if not, `why` is shown instead of a hint.
    void setMayMove(bool may, const QString& why = {});
    /// What is said above the picture while no move is proposed, such as the last move or, if the game is
    /// over, who won; empty: how many moves there are.
    void setTold(const QString& told, bool isOver);
    /// Marks as much of the hint as is told at this depth; none: no hint.
    void setHint(const std::optional<Hint>& hint, std::size_t depth);
    [[nodiscard]] const PlayChoice& choice() const { return choice_; }
    /// Null while it is being made.
    [[nodiscard]] const std::shared_ptr<const PlayPicture>& picture() const { return picture_; }

protected:
    void refresh(bool whole) override;
    void workDropped() override;
    void forgetPicture() override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    /// Ctrl with an arrow goes from thing to thing, ↑ ↓ from move to move, digits choose, Return plays, Space
    /// holds, Escape lets go, V shows or hides what moves are worth, Shift with an arrow walks through the
    /// record. Once a move was made, ← and → are the step player's.
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] QString pointedText() const override;

private:
    using Picture = std::shared_ptr<const PlayPicture>;
    using Moves = std::shared_ptr<const ThingsMoves>;

    /// How far the game has come.
    struct Reached {
        std::string position = {};
        std::optional<std::string> before = {}; ///< the position from which the last move was made
        std::size_t moves = 0;                  ///< that were made
    };
    [[nodiscard]] Reached reachedNow() const;

    /// The picture that is left when the next one is laid out, as it was seen.
    struct Left {
        Picture picture;
        PlayLook look;
        std::optional<ThingsMove> move; ///< to the next one, if one leads there
        bool isTakenBack = false;       ///< instead, the move that led here
    };
    void moveFrom(const Left& left);

    void receive(const Expected<Picture>& made);
    void findWorths();
    void receiveWorths(Expected<MoveWorths> found);
    void findMovesHere(std::optional<std::uint64_t> count);
    void showPicture();
    /// The move to this position, if it is chosen or listed.
    [[nodiscard]] std::optional<ThingsMove> moveTo(const std::string& position) const;

    void pressed(const ThingAt& thing);
    void dragged(const std::optional<ThingAt>& thing);
    void released(bool wasDragged, bool isAdding);
    void turned(int notches);
    void pointAt(const std::optional<ThingAt>& thing, bool byKey = false);
    /// Whether the key goes from thing to thing.
    [[nodiscard]] bool walks(const QKeyEvent& event) const;
    void walkTo(int key);
    void typeDigit(int digit);
    void hold();
    void walkRecord(int key);
    void playChosen();
    /// Makes the move in the document.
    void play(const ThingsMove& move);

    [[nodiscard]] bool canChoose() const { return choice_.pointed() && choice_.candidates().size() > 1; }
    [[nodiscard]] bool canPoint() const { return picture_ && mayMove_; }
    [[nodiscard]] std::optional<ThingAt> touchableAt(const QPointF& world) const;
    [[nodiscard]] PlayLook look() const;
    /// Draws the hint into the look: where to look, or the move.
    void addHint(PlayLook& look) const;
    [[nodiscard]] QString hint() const;

    Job<Picture> pictureJob_;
    Job<MoveWorths> worthJob_;
    Job<Moves> movesJob_;
    PlayHand* hand_;
    Picture picture_;
    std::shared_ptr<const MoveWorths> worths_; ///< null if hidden, or not found yet
    PlayChoice choice_;
    bool wasHeld_ = false; ///< the thing pressed was held already
    QString typed_;        ///< the digits typed so far
    bool mayMove_ = true;
    QString whyNot_;
    QString told_;
    bool isOver_ = false;
    std::optional<Hint> hint_;
    std::size_t hintDepth_ = 1;

    Reached reached_;          ///< when last looked at
    std::optional<Left> left_; ///< none if the next picture is just shown
    QTimer leftover_;          ///< when it runs out, the old figure is removed
};

[[nodiscard]] ViewKind playViewKind();

} // namespace mexplorer::ui
