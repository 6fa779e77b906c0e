#pragma once

#include "core/explain/trace.h"
#include "ui/task/job.h"
#include "ui/text/translated.h"
#include "ui/views/move_walk.h"
#include "ui/views/view.h"

#include <QKeyEvent>

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// A view that depends on the document's position alone: one picture and its steps (a trace, some TraceOf),
/// made together off the GUI thread. Shift with an arrow walks through the game.
template <class Picture, class Trace>
class PictureView : public View {
public:
    /// The trace; null if there is none.
    [[nodiscard]] std::shared_ptr<const Trace> shownTrace() const { return trace() ? steps_ : nullptr; }

protected:
    struct Made {
        std::shared_ptr<const Picture> picture;
        std::shared_ptr<const Trace> trace; ///< null if there is too much to step through
    };

    PictureView(Document& document, std::string id, QWidget* parent)
        : View(document, std::move(id), parent), walk_(document) {
        watchMaking(job_);
        watch(walk_.job());
        takeNumbersEverywhere();
        connect(&walk_, &MoveWalk::failed, this, &View::failed);
        leftover_.setSingleShot(true);
        leftover_.setInterval(longestStale);
        connect(&leftover_, &QTimer::timeout, this, [this] { leaveOld(); });
    }

    /// A picture with its steps, or without them if `trace` failed. Errors: cancelled.
    [[nodiscard]] static Expected<Made> withSteps(std::shared_ptr<const Picture> picture,
                                                  Expected<std::shared_ptr<const Trace>> trace) {
        if (!trace && trace.error().kind == Error::Kind::cancelled) return tl::unexpected(trace.error());
        return Made{std::move(picture), trace ? std::move(*trace) : nullptr};
    }
    [[nodiscard]] static Expected<Made> withSteps(std::shared_ptr<const Picture> picture,
                                                  Expected<Trace> trace) {
        if (!trace)
            return withSteps(std::move(picture),
                             Expected<std::shared_ptr<const Trace>>(tl::unexpected(trace.error())));
        return Made{std::move(picture), std::make_shared<const Trace>(std::move(*trace))};
    }

    /// Makes another picture. Until it is ready, the one on the screen is out of date.
    void make(const QString& title, std::function<Expected<Made>(Task&)> work) {
        picture_.reset();
        forgetLook();
        setTrace(nullptr);
        emit pointedAt({});
        if (!leftover_.isActive()) leftover_.start();
        job_.start(title, std::move(work), [this](Expected<Made> made) { receive(std::move(made)); });
    }

    void forgetPicture() override {
        picture_.reset();
        steps_.reset();
        forgetLook();
    }

    void keyPressEvent(QKeyEvent* event) override {
        if (movesSelection(*event))
            walk_.go(event->key());
        else
            View::keyPressEvent(event);
    }

    /// The state of the trace at a step; none if there is no such step, or no step is shown.
    [[nodiscard]] auto stateAt(int step) const {
        const auto* state = trace() ? steps_->stateAt(step) : nullptr;
        return state ? std::optional(*state) : std::nullopt;
    }

    /// Replaces the steps of the same picture.
    void showSteps(std::shared_ptr<const Trace> steps) {
        steps_ = steps;
        setTrace(std::move(steps));
    }

    /// The new picture takes long: the old one, out of date, must go.
    virtual void leaveOld() { setFigure(nullptr); }
    /// Forgets highlights: they belonged to another picture.
    virtual void forgetLook() = 0;
    /// Shows the picture; there is one.
    virtual void showPicture() = 0;

    [[nodiscard]] const std::shared_ptr<const Picture>& picture() const { return picture_; }

private:
    void receive(Expected<Made> made) {
        leftover_.stop();
        if (!made) {
            setFigure(nullptr);
            emit failed(translated(made.error()));
            return;
        }
        picture_ = std::move(made->picture);
        showPicture();
        steps_ = made->trace;
        setTrace(std::move(made->trace));
    }

    Job<Made> job_;
    MoveWalk walk_;
    QTimer leftover_;                        ///< when it runs out, the old figure is removed
    std::shared_ptr<const Picture> picture_; ///< null while another is being made
    std::shared_ptr<const Trace> steps_;
};

} // namespace mexplorer::ui
