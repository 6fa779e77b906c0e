#pragma once

#include "core/explain/trace.h"
#include "ui/document/document.h"
#include "ui/figure/canvas.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QMenu;

namespace mexplorer::ui {

class JobBar;
class JobBase;
class NumberHand;

/// Whether the key is an arrow with Shift, which moves the selected position. Arrows alone belong to the step
/// player.
[[nodiscard]] bool movesSelection(const QKeyEvent& event);

/// One way to look at the document: a canvas with a figure, made again when the document changes, and the
/// meaning of pointer and keys on it.
class View : public QWidget {
    Q_OBJECT

public:
    View(Document& document, std::string id, QWidget* parent = nullptr);
    ~View() override;

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] Canvas& canvas() { return *canvas_; }
    /// The figure as it is on the screen, highlights included; null before the first is ready.
    [[nodiscard]] std::shared_ptr<const Figure> figure() const { return figure_; }
    /// What the step player plays here; null if nothing.
    [[nodiscard]] std::shared_ptr<const Trace> trace() const { return trace_; }
    /// Makes the figures of all of its steps; to be called in any thread, even after the view is gone.
    using StepsMaker = std::function<Expected<Steps>(Task& task)>;
    [[nodiscard]] virtual StepsMaker allSteps() const;
    /// Whether the picture or its steps are still being made.
    [[nodiscard]] bool isMaking() const;
    /// The component of a sum that was chosen in the picture; whenever it changes, so does the trace.
    [[nodiscard]] virtual std::optional<std::size_t> chosenComponent() const { return {}; }
    /// The short game that is pointed at, by its name, where pictures are of such.
    [[nodiscard]] virtual std::optional<std::string> pointedGame() const { return {}; }
    /// Whether the picture hides who wins at the document's position, so that people can find out themselves.
    [[nodiscard]] bool keepsSecret() const { return keepsSecret_; }
    /// Adds to the menu of the picture what can be done with it here alone.
    virtual void addOwnActions(QMenu& /*menu*/) {}
    /// Whether the picture uses this key now, instead of the step player.
    [[nodiscard]] virtual bool takes(const QKeyEvent& /*event*/) const { return false; }
    /// Shows one step of the trace, or of the game that is played here, whose steps are its moves; `noStep`
    /// shows the figure without any, or the start of the game.
    virtual void showStep(int step) = 0;
    /// The same, on the way from what is shown now; an earlier step by the same way backwards.
    void moveToStep(int step) {
        canvas_->moveBy([&] { showStep(step); }, step < std::exchange(reachedStep_, step));
    }

    /// Hidden views do no work; they catch up when they are shown.
    void activate();
    void deactivate();

signals:
    void traceChanged();
    /// Making the picture or its steps has begun or ended.
    void makingChanged();
    /// What is under the pointer, for the status line; empty when nothing is.
    void pointedAt(const QString& text);
    /// The position under the pointer, for the panels that explain it; empty when there is none.
    void positionHovered(const std::string& position);
    void secrecyChanged();
    /// Something in the picture was clicked that leads to another step.
    void stepWanted(int step);
    /// More is known about the game than before: who could not be told may ask again.
    void learnt();
    /// What was computed, and how long it took.
    void noted(const QString& text);
    /// Something went wrong; shown beside the figure.
    void failed(const QString& text);

protected:
    [[nodiscard]] Document& document() { return document_; }
    [[nodiscard]] const Document& document() const { return document_; }
    [[nodiscard]] Scene scene() const { return document_.scene(id_); }

    /// The figure is out of date; the view can show the document's game. `whole`: the game, a parameter or a
    /// setting changed; otherwise only the position.
    virtual void refresh(bool whole) = 0;
    /// The watched jobs were dropped: their results will not come.
    virtual void workDropped() {}
    /// The view is hidden and its picture belongs to another game: frees everything made for it, perhaps a
    /// gigabyte.
    virtual void forgetPicture() = 0;

    /// The pointer is at this place of the figure’s world.
    virtual void point(const QPointF& /*world*/) {}
    /// The pointer is no longer over the canvas.
    virtual void leave() {}
    virtual void click(const QPointF& /*world*/) {}
    /// For screen readers: what is pointed at, and what can be done with it; empty if nothing is.
    [[nodiscard]] virtual QString pointedText() const { return {}; }

    /// Numbers can be taken inside the figure as well, not only beside it.
    void takeNumbersEverywhere();
    /// Emits what was computed; the sentence is made again when the language changes.
    void note(std::function<QString()> sentence);
    /// Shows `figure` with the document's camera for this view; `goesOn` as in Canvas::setFigure.
    void setFigure(std::shared_ptr<const Figure> figure, bool goesOn = false);
    void setTrace(std::shared_ptr<const Trace> trace);
    void keepSecret(bool on);
    /// Makes this the document's position. Emits failed() if the game has no positions, or not this one.
    void goTo(const std::string& position);
    /// A bar below the canvas shows what the job is doing and can cancel it. The job is dropped when the
    /// document gets another game or the view is left: no job reports to a view about a game that is not
    /// open.
    JobBar& watch(JobBase& job);
    /// The same for the job that makes the picture, which can be begun again after it was cancelled.
    void watchMaking(JobBase& job);
    /// The steps come with what this job makes.
    void awaitSteps(JobBase& job);

    void changeEvent(QEvent* event) override;

private:
    void documentChanged(const DocumentState& before);
    [[nodiscard]] std::shared_ptr<const Figure> ruled(std::shared_ptr<const Figure> figure) const;
    void describe();
    void bringUpToDate(bool whole);
    void dropWork();
    void forget();

    Document& document_;
    std::shared_ptr<const Game> game_; ///< the document's game when last looked at
    Side mover_ = Side::either;        ///< likewise, whose move it was
    std::string id_;
    int reachedStep_ = noStep; ///< of this trace, by the last movement
    Canvas* canvas_;
    NumberHand* numbers_;
    std::vector<JobBase*> jobs_;
    std::vector<JobBase*> awaited_; ///< of these, those that steps come with
    std::vector<JobBar*> makings_;
    std::shared_ptr<const Figure> figure_;
    std::shared_ptr<const Trace> trace_;
    std::function<QString()> note_; ///< empty if nothing was computed
    bool keepsSecret_ = false;
    bool active_ = false;
    bool stale_ = true;
};

/// A view whose figures are all of one kind.
template <class FigureType, class Base = View>
class ViewOf : public Base {
public:
    using Base::Base;

    /// As View::figure.
    [[nodiscard]] std::shared_ptr<const FigureType> figure() const {
        return std::static_pointer_cast<const FigureType>(View::figure());
    }

protected:
    void setFigure(std::shared_ptr<const FigureType> figure, bool goesOn = false) {
        View::setFigure(std::move(figure), goesOn);
    }
};

} // namespace mexplorer::ui
