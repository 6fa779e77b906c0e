#pragma once

#include "ui/views/learning/learning_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

struct LearningKind
    : PictureKind<LearningFigure, LearningPicture, LearningTrace, std::optional<std::size_t>> {
    static constexpr const char* id = "learning";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
    /// The index of the point that the step is about.
    static Look lookAt(const Made::Trace& trace, int step, Look look);
};

/// How learnt strategies approach an equilibrium: charts, and the strategies themselves.
class LearningView : public KindView<LearningKind> {
    Q_OBJECT

public:
    using KindView::KindView;
};

[[nodiscard]] ViewKind learningViewKind();

} // namespace mexplorer::ui
