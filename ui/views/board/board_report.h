#pragma once

#include "core/explain/search_report.h"
#include "ui/figure/figure.h"

#include <QCoreApplication>

namespace mexplorer::ui {

/// What a large search has found, beside its board: how far it has looked, the moves with their results, the
/// best first, and if an estimate stands in at the horizon, how it is computed.
class BoardReport {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::BoardReport)

public:
    static constexpr double width = 430; ///< in the world

    BoardReport(const BoardPosition& position, const SearchReport& report, const QRectF& area)
        : position_(position), report_(report), area_(area) {}

    /// Painter and area are in the world: pixels at the usual size of type.
    void draw(QPainter& painter, const Style& style) const;
    [[nodiscard]] QStringList texts() const;

private:
    [[nodiscard]] QStringList heading() const;
    [[nodiscard]] std::size_t rowCount() const;
    /// The room that the results of the moves need.
    [[nodiscard]] double foundWidth(QPainter& painter, const Style& style) const;
    void drawRow(QPainter& painter, const Style& style, std::size_t index, const QRectF& row,
                 double foundWidth) const;
    void drawHorizon(QPainter& painter, const Style& style, const QRectF& area) const;

    const BoardPosition& position_;
    const SearchReport& report_;
    QRectF area_;
};

} // namespace mexplorer::ui
