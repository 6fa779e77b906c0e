#pragma once

#include "ui/figure/figure.h"
#include "ui/views/grid/grid_step.h"

#include <QCoreApplication>

namespace mexplorer::ui {

/// The pairs of P-cells found so far, beside the grid: k, the least number not yet used, and that plus k.
class PairTable {
    Q_DECLARE_TR_FUNCTIONS(PairTable)

public:
    PairTable(const Discovered& discovered, const Style& style);

    /// One for each row: the pair's numbers, "?" where it is asked for.
    [[nodiscard]] const std::vector<QStringList>& rows() const { return rows_; }
    [[nodiscard]] const QString& used() const { return used_; }
    [[nodiscard]] double height() const;
    /// Leaves out the first rows until it is no higher than that, or one row is left.
    void shrinkTo(double height);
    void draw(QPainter& painter, const QPointF& topLeft) const;

private:
    const Style& style_;
    std::vector<QStringList> rows_;
    bool isLastLit_ = false;
    QString used_;
};

} // namespace mexplorer::ui
