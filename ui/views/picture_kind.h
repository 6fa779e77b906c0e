#pragma once

#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// A picture made of a scene, and how the trace of its steps is found, which may take longer, or fail.
template <class PictureType, class TraceType>
struct Pictured {
    using Picture = std::shared_ptr<const PictureType>;
    using Trace = std::shared_ptr<const TraceType>;

    /// The trace has been found already.
    Pictured(Picture made, Trace trace)
        : picture(std::move(made)), findTrace([trace = std::move(trace)](Task&) { return trace; }) {}
    /// `find(task)` finds it, in any thread.
    template <class Find>
    Pictured(Picture made, Find find)
        : picture(std::move(made)), findTrace([find = std::move(find)](Task& task) -> Expected<Trace> {
              Expected<TraceType> found = find(task);
              if (!found) return tl::unexpected(found.error());
              return std::make_shared<const TraceType>(std::move(*found));
          }) {}

    Picture picture;
    std::function<Expected<Trace>(Task&)> findTrace;
};

/// What all views of one picture and its steps have in common. Each has a kind, derived from this, that says
/// what is its own:
///   id                         of the view
///   work(scene)                what the job that makes the picture is called
///   make(scene, task)          the picture, and the steps (Expected<Made>)
/// and, where the steps are not drawn in the usual way, a `lookAt` or a `figureAt` instead of these.
template <class FigureType, class PictureType, class TraceType, class LookType>
struct PictureKind {
    using Figure = FigureType;
    using Picture = PictureType;
    using Trace = TraceType;
    using Look = LookType; ///< what is shown of a picture: a step, perhaps with highlights
    using Made = Pictured<Picture, Trace>;

    /// The look at another step; without any if there is no such step, or no trace.
    static Look lookAt(const typename Made::Trace& trace, int step, Look look) {
        const auto* state = trace ? trace->stateAt(step) : nullptr;
        const auto shown = state ? std::optional(*state) : std::nullopt;
        if constexpr (requires { look.step = shown; })
            look.step = shown;
        else
            look = shown;
        return look;
    }
};

/// The figure of a kind's scene, without any step.
template <class Kind>
Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    const auto made = Kind::make(scene, task);
    if (!made) return tl::unexpected(made.error());
    return std::make_unique<typename Kind::Figure>(made->picture);
}

/// The figure of a step of a picture.
template <class Kind>
std::unique_ptr<Figure> figureOfStep(const Scene& scene, const typename Kind::Made::Picture& picture,
                                     const typename Kind::Made::Trace& trace, int step) {
    if constexpr (requires { Kind::figureAt(scene, picture, trace, step); })
        return Kind::figureAt(scene, picture, trace, step);
    else
        return std::make_unique<typename Kind::Figure>(picture, Kind::lookAt(trace, step, {}));
}

/// The steps of a picture.
template <class Kind>
Steps stepsOf(const Scene& scene, typename Kind::Made::Picture picture, typename Kind::Made::Trace trace) {
    return {trace,
            [scene, picture, trace](int step) { return figureOfStep<Kind>(scene, picture, trace, step); }};
}

/// The steps of a kind's scene.
template <class Kind>
Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    const auto made = Kind::make(scene, task);
    if (!made) return tl::unexpected(made.error());
    const auto trace = made->findTrace(task);
    if (!trace) return tl::unexpected(trace.error());
    return stepsOf<Kind>(scene, made->picture, *trace);
}

/// The view of such a kind: what is on the screen and what is exported of its steps are the same.
template <class Kind>
class KindView
    : public ViewOf<typename Kind::Figure, PictureView<typename Kind::Picture, typename Kind::Trace>> {
    using Base = ViewOf<typename Kind::Figure, PictureView<typename Kind::Picture, typename Kind::Trace>>;
    using Shown = typename Kind::Figure;

public:
    using Maker = Expected<typename Kind::Made> (*)(const Scene& scene, Task& task);

    explicit KindView(Document& document, QWidget* parent = nullptr)
        : KindView(document, Kind::id, Kind::make, parent) {}
    /// For kinds that several views share, each with an id and a way to make pictures of its own.
    KindView(Document& document, std::string id, Maker maker, QWidget* parent)
        : Base(document, std::move(id), parent), maker_(maker) {}

    /// Those that are shown, as far as they have been found.
    [[nodiscard]] View::StepsMaker allSteps() const override {
        const auto trace = this->shownTrace();
        if (!trace) return Base::allSteps();
        return [steps = stepsOf<Kind>(this->scene(), this->picture(), trace)](Task&) { return steps; };
    }
    void showStep(int step) override {
        if (!this->picture()) return;
        look_ = Kind::lookAt(this->shownTrace(), step, std::move(look_));
        showLook();
    }

protected:
    void refresh(bool /*whole*/) override {
        const Scene scene = this->scene();
        this->make(Kind::work(scene), [scene, maker = maker_](Task& task) -> Expected<typename Base::Made> {
            const auto made = maker(scene, task);
            if (!made) return tl::unexpected(made.error());
            return Base::withSteps(made->picture, made->findTrace(task));
        });
    }
    void forgetLook() override { look_ = {}; }
    void showPicture() override { showLook(); }
    /// Shows the picture with its present look.
    virtual void showLook() { this->setFigure(std::make_shared<Shown>(this->picture(), look_)); }

    typename Kind::Look look_;

private:
    Maker maker_;
};

/// A row of the table of views, of this kind; `own` has the title and what else is its own.
template <class Kind>
[[nodiscard]] ViewKind rowOf(ViewKind own) {
    own.id = Kind::id;
    own.figure = figureOf<Kind>;
    own.steps = stepsOf<Kind>;
    return own;
}
template <class ViewType, class Kind>
[[nodiscard]] ViewKind pictureViewKind(ViewKind own) {
    own.make = [](Document& document, QWidget* parent) -> View* { return new ViewType(document, parent); };
    return rowOf<Kind>(std::move(own));
}

} // namespace mexplorer::ui
