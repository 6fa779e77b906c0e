#pragma once

#include "ui/figure/titled_figure.h"
#include "ui/views/thermograph/thermograph_layout.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What is shown of a thermograph.
struct ThermographLook {
    std::optional<HeatState> step = {};      ///< none: the result
    std::optional<std::string> hovered = {}; ///< an option, by its name
};

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
    ThermographLayout layout_;
};

} // namespace mexplorer::ui
