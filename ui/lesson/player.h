#pragma once

#include "core/explain/trace.h"
#include "ui/theme/theme.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <memory>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace mexplorer::ui {

class ReasonText;
class SpeedControl;
class Timeline;

/// Steps through any trace: buttons, a timeline, speed, and the reason of the step above them. It moves only
/// when told to, and stops at the end. Before the first step it shows no step: the picture is the whole
/// result.
class Player : public QWidget {
    Q_OBJECT

public:
    /// The buttons, in their order.
    enum Button { firstButton, backButton, playButton, forwardButton, lastButton, buttonCount };
    struct Named {
        QString name; ///< what it does: “First step”
        QString key;  ///< the key that does the same: “Home”
    };

    explicit Player(QWidget* parent = nullptr);

    /// A button, in the language of the interface.
    [[nodiscard]] static Named named(Button button);

    /// Sets another trace, or none (null): at no step, not playing. Emits nothing: whoever sets a trace shows
    /// it.
    void setTrace(std::shared_ptr<const Trace> trace);
    /// Instead of a trace, a game that was played: a step is a move, `noStep` the start; the idle text is
    /// shown beside it. Emits nothing, either, and does not stop playing.
    void setGame(int moves, int shown);
    /// Steps of the trace, or moves of the game.
    [[nodiscard]] int stepCount() const;
    [[nodiscard]] int step() const { return step_; }
    [[nodiscard]] bool playing() const { return timer_.isActive(); }
    [[nodiscard]] int speed() const;
    /// How many milliseconds a step is shown while playing.
    [[nodiscard]] static int pause(int speed);
    void setTheme(const Theme& theme);
    /// At a desk the sentence stands at the end of this layout, as the headline of the figure below it.
    void setHeadline(QBoxLayout& place);
    /// For a room instead of a desk: the sentence stands large above a slim row, which ends with the caption.
    void setPresenting(bool presenting);
    /// While nobody uses the mouse, a slide has only a thin bar, with the step and the caption above it.
    void setAtRest(bool atRest);
    /// The sentence of the step, whose things can be pointed at.
    [[nodiscard]] ReasonText& sentence() { return *reason_; }
    /// Shown while there is nothing to step through; if empty, that there is nothing.
    void setIdleText(const QString& text);
    /// A title, shown only while presenting.
    void setCaption(const QString& caption);

    [[nodiscard]] QSize sizeHint() const override;
    /// Without the speed, which a narrow window leaves out: there are keys and a menu for it.
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Shows a step (brought into range); `noStep` leaves the steps.
    void setStep(int step);
    void first();
    void stepBack();
    void stepForward();
    void last();
    /// From the last step, playing begins again at the first.
    void togglePlay();
    void stop();
    /// Whether it pauses before a step that gives an answer away, and asks for that first.
    void setAsking(bool asks);
    /// Answers with the choice that has this digit, from 1; the step is shown then, and whether the answer
    /// was right. False if nothing is asked, or there is no such choice.
    bool answer(int digit);
    /// Whether a question is open, or the step is shown that answers the last one.
    [[nodiscard]] bool isAboutQuestion() const;
    [[nodiscard]] bool isAsking() const { return question_ != nullptr; }
    void faster();
    void slower();

signals:
    void stepChanged(int step);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* makeButton(const char* name, void (Player::*act)());
    void jump(int step);
    /// Asks before this step, if asking is on and the step gives an answer away. True if so: it must not be
    /// shown yet.
    bool askBefore(int step);
    void advance();
    void layOut();
    void showCaption();
    void showSpeed();
    void showButtons();
    void showState();
    void showSections();
    void restyle();
    void retranslate();
    [[nodiscard]] bool isBare() const { return presenting_ && atRest_; }
    [[nodiscard]] int speedRoom() const; ///< pixels that the speed takes
    [[nodiscard]] QString stepText(int step) const;
    [[nodiscard]] QString questionText() const;
    void expectLongest();

    std::shared_ptr<const Trace> trace_;
    int moves_ = 0; ///< of a game, without a trace
    int step_ = noStep;
    QTimer timer_;
    Theme theme_ = lightTheme();
    std::array<QToolButton*, buttonCount> buttons_{};
    Timeline* timeline_;
    QLabel* position_;
    QLabel* speedTitle_;
    SpeedControl* speed_;
    ReasonText* reason_;
    QLabel* shownCaption_;
    QString caption_;
    QString idleText_;
    std::shared_ptr<const StepQuestion> question_; ///< about the next step; null: nothing is asked
    QString verdict_;                              ///< on the answer, before the sentence of the step
    bool asks_ = false;
    bool goesOn_ = false; ///< it was playing when it asked
    QVBoxLayout* rows_;
    QHBoxLayout* row_;               ///< the buttons, the timeline, the speed
    QBoxLayout* headline_ = nullptr; ///< where the reason stands at a desk; null: above the row
    bool presenting_ = false;
    bool atRest_ = false; ///< the mouse is
    bool speedFits_ = true;
};

} // namespace mexplorer::ui
