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

    /// The texts of each row: the pair's numbers, "?" where the step asks for it.
    [[nodiscard]] const std::vector<QStringList>& rows() const { return rows_; }
    [[nodiscard]] const QString& used() const { return used_; }
    [[nodiscard]] double height() const;
    /// Removes rows from the top until it is no higher than `height`, or one row is left.
    void shrinkTo(double height);
    void draw(QPainter& painter, const QPointF& topLeft) const;

private:
    const Style& style_;
    std::vector<QStringList> rows_;
    bool isLastLit_ = false;
    QString used_;
};

} // namespace mexplorer::ui
