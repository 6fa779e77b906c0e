#pragma once

#include "ui/figure/titled_figure.h"
#include "ui/views/thermograph/tax_grid.h"
#include "ui/views/thermograph/thermograph_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What is shown of a thermograph.
struct ThermographLook {
    std::optional<HeatState> step = {};      ///< none: the result
    std::optional<std::string> hovered = {}; ///< an option, by its name
    std::optional<Rational> tax = {};        ///< that was chosen; shown in the result
    bool isTaxHeld = false;                  ///< it was chosen at this step, which shows it, too
    std::optional<Rational> pointed = {};    ///< the tax at the pointer; shown where there is no other
};

/// Whose tax has its line in the chart.
enum class TaxLine { none, steps, chosen, pointed };

/// A thermograph that is built from those of the options: what the stops become if each move costs a tax.
class ThermographFigure : public TitledFigure {
    Q_DECLARE_TR_FUNCTIONS(ThermographFigure)

public:
    explicit ThermographFigure(std::shared_ptr<const ShortGameHeat> heat, ThermographLook look = {});

    [[nodiscard]] QRectF bounds() const override { return layout_.bounds(); }
    /// wall,tax,value: the corners of both walls, then the mast.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const ThermographLayout& layout() const { return layout_; }
    [[nodiscard]] const ShortGameHeat& heat() const { return *heat_; }
    [[nodiscard]] const HeatState& state() const { return state_; }
    [[nodiscard]] const std::optional<std::string>& hovered() const { return hovered_; }
    /// The option whose card is at this place, by its name.
    [[nodiscard]] std::optional<std::string> gameAt(const QPointF& world) const;

    [[nodiscard]] TaxLine taxLine() const { return line_; }
    /// The tax that has a line; none if there is no line.
    [[nodiscard]] const std::optional<Rational>& tax() const { return tax_; }
    /// Whether what both stop at is marked on its line, which is not the step’s.
    [[nodiscard]] bool isTaxMarked() const { return line_ == TaxLine::chosen || line_ == TaxLine::pointed; }
    /// “tax t = 1: Left stops at 2, Right at 1”; empty if there is no line.
    [[nodiscard]] QString taxText() const;
    /// The line with its number, where it can be taken.
    [[nodiscard]] std::optional<QRectF> taxHandle() const;
    /// Whether a tax can be chosen now: both walls are there, and nothing else is spoken of.
    [[nodiscard]] bool takesTax() const { return state_.tax || state_.isDone; }
    /// The taxes to choose from, as they can be told apart in this frame.
    [[nodiscard]] TaxGrid taxGrid(const Frame& frame) const;
    /// The tax to choose at this place, if one can be chosen there.
    [[nodiscard]] std::optional<Rational> taxAt(const Frame& frame, const QPointF& world) const;

    /// “{3|{1|−2}}”, or “{3|{1|−2}} cooled by 1: …”.
    [[nodiscard]] QString name() const;
    /// “{3|{1|−2}}: mean 5/4, temperature 7/4”, once they are known.
    [[nodiscard]] QString title() const override;

private:
    [[nodiscard]] LegendEntries legend(const Style& style) const override;
    void drawWorld(QPainter& painter, const Frame& frame) const override;

    std::shared_ptr<const ShortGameHeat> heat_;
    HeatState state_;
    std::optional<std::string> hovered_;
    TaxLine line_;
    std::optional<Rational> tax_;
    ThermographLayout layout_;
};

} // namespace mexplorer::ui
