#pragma once

#include "core/explain/why.h"
#include "core/rules/board_picture.h"
#include "ui/document/document.h"
#include "ui/task/job.h"

#include <QWidget>

#include <memory>
#include <string>

class QLabel;
class QScrollArea;

namespace mexplorer {
struct Trace;
}

namespace mexplorer::ui {

class BoardLabel;
class Fold;
class LabelTopics;
class OutcomeBadge;
class PseudoCode;
class WinningMoveButton;

/// The right panel: the selected position (or the one under the pointer), who wins, a winning move and the
/// reason; the pseudo-code of the steps; and, folded, all winning moves, the proof, the set whose mex the
/// value is, and the game's theorems.
class WhyPanel : public QWidget {
    Q_OBJECT

public:
    explicit WhyPanel(Document& document, QWidget* parent = nullptr);

    void setTrace(std::shared_ptr<const Trace> trace);
    void showStep(int step);
    /// Explains this position for now; an empty text means the selected one again.
    void showHovered(const std::string& position);
    /// Says nothing about the selected position while the steps have not come to it.
    void keepSecret(bool on);
    /// For a sum: explains the move in this component, or in none in particular.
    void showComponent(std::optional<std::size_t> component);
    /// More is known about the game than before: asks again what could not be answered.
    void explainAgain();
    void setTheme(const Theme& theme);

    /// Tells which of the things that its sentences speak of can be pointed at.
    void setFinder(const std::function<bool(const Topic&)>& finds);
    /// All that its sentences speak of, in the order in which they are written.
    [[nodiscard]] std::vector<Topic> topics() const;
    /// Underlines what these topics are called.
    void light(const std::vector<Topic>& topics);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Its sentences changed.
    void told();
    /// Something that they speak of; empty: nothing any more.
    void topicPointed(const std::optional<mexplorer::Topic>& topic);
    void topicClicked(const mexplorer::Topic& topic);

protected:
    void changeEvent(QEvent* event) override;

private:
    QLabel* addLabel(const char* name);
    /// A part that is folded, with a label in it.
    Fold* addFold(const char* name);
    void connectParts(QScrollArea& scroll);
    void explain();
    void showBoard();
    [[nodiscard]] std::optional<BoardPicture> boardOfPosition() const;
    /// Empties the panel until the next explanation is found.
    void showNothing();
    void showSecret();
    static void showText(QLabel* label, const QString& text);
    [[nodiscard]] LabelTopics& topicsOf(const QWidget& part) const;
    void showFold(Fold* fold, const QString& title, const QString& amount,
                  const std::vector<Message>& sentences);
    void show(const Expected<Why>& why);
    void showVerdict(const Why& why);
    void showMoves(const Why& why);
    void showSet(const Why& why);
    void showTheorems();
    void retranslate();
    /// Scrolls to the highlighted line of code if it is out of sight, once the layout is done.
    void bringLineIntoSight() { inSight_.start(); }

    Document& document_;
    Job<Why> job_;
    QTimer inSight_;
    QTimer leftover_; ///< when it runs out, the old explanation, which names its position, is removed
    std::string hovered_;
    std::optional<std::size_t> component_; ///< of the selected position; whoever shows the view must set it
    bool asksAgain_ = false;               ///< more became known while it was asked
    bool isOutdated_ = false; ///< more is known than the document's own inquiry, which may have given up
    std::optional<Expected<Why>> shown_;
    std::optional<std::string> told_; ///< the position that `shown_` is about
    QLabel* headline_;
    BoardLabel* board_;
    OutcomeBadge* badge_;
    WinningMoveButton* winning_;
    QLabel* reasons_;
    QLabel* codeHeading_;
    PseudoCode* code_;
    Fold* moves_;
    Fold* proof_;
    Fold* set_;
    Fold* theorem_;
    std::vector<LabelTopics*> spoken_; ///< of the reasons and of all folds but the theorem
    bool hasTrace_ = false;
    bool keepsSecret_ = false;
};

} // namespace mexplorer::ui
