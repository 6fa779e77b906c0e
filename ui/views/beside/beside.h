#pragma once

#include "ui/document/view_kind.h"
#include "ui/figure/sequence.h"
#include "ui/views/beside/beside_figure.h"

namespace mexplorer::ui {

/// Two scenes that one view shows beside each other.
struct BesideScenes {
    const ViewKind& kind;
    std::array<Scene, 2> scenes;
};

/// Steps k of both; the shorter one stays at its last.
class BesideSteps final : public Sequence {
public:
    BesideSteps(Steps left, Steps right, std::shared_ptr<const BesideFacts> facts)
        : both_{std::move(left), std::move(right)}, facts_(std::move(facts)) {}

    [[nodiscard]] std::size_t count() const override;
    [[nodiscard]] std::shared_ptr<const Figure> figure(std::size_t step, double moment = 0) const override;
    [[nodiscard]] QString title(std::size_t step) const override;
    /// What both say; once if it is the same.
    [[nodiscard]] QString sentence(std::size_t step) const override;

private:
    [[nodiscard]] std::shared_ptr<const Figure> figureAt(std::size_t step) const;

    std::array<Steps, 2> both_;
    std::shared_ptr<const BesideFacts> facts_;
};

/// Both pictures, without any step, and what differs. Errors: both would be the same; as for
/// ViewKind::figure.
[[nodiscard]] Expected<std::unique_ptr<Figure>> figureBeside(const BesideScenes& both, Task& task);
/// Their steps. Errors: as above and for ViewKind::steps.
[[nodiscard]] Expected<BesideSteps> stepsBeside(const BesideScenes& both, Task& task);

} // namespace mexplorer::ui
