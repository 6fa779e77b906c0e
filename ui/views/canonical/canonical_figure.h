#pragma once

#include "ui/figure/titled_figure.h"
#include "ui/views/canonical/canonical_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What is shown of a form.
struct CanonicalLook {
    std::optional<FormState> step = {};      ///< none: the result
    std::optional<std::string> hovered = {}; ///< a game, by its name
};

/// How a game gets its canonical form: its options, which are compared on a plate below them, struck out and
/// bypassed, until what remains is named.
class CanonicalFigure : public TitledFigure {
    Q_DECLARE_TR_FUNCTIONS(CanonicalFigure)

public:
    explicit CanonicalFigure(std::shared_ptr<const CanonicalPicture> picture, CanonicalLook look = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    /// player,option,fate: each option met so far.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const CanonicalLayout& layout() const { return layout_; }
    [[nodiscard]] const CanonicalPicture& picture() const { return *picture_; }
    [[nodiscard]] const FormState& state() const { return look_.step ? *look_.step : picture_->last; }
    [[nodiscard]] const std::optional<std::string>& hovered() const { return look_.hovered; }
    /// The game whose box is at this place; empty if none is.
    [[nodiscard]] std::optional<std::string> gameAt(const QPointF& world) const;
    /// How many lines of the plate are drawn.
    [[nodiscard]] std::size_t linesShown() const;

    /// Whether it is Left’s option that is answered at this step; requires an answer.
    [[nodiscard]] bool isAnsweredLeft() const;

    /// “G = {0, 1 | 2}”.
    [[nodiscard]] QString title() const override;

private:
    [[nodiscard]] LegendEntries legend(const Style& style) const override;
    void drawWorld(QPainter& painter, const Frame& frame) const override;

    std::shared_ptr<const CanonicalPicture> picture_;
    CanonicalLook look_;
    CanonicalLayout layout_;
};

} // namespace mexplorer::ui
