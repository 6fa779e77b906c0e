#include "ui/figure/outcome_legend.h"

#include "ui/theme/roles.h"

#include <QCoreApplication>
#include <QPainter>

namespace mexplorer::ui {

namespace {

struct OutcomeLegend {
    Q_DECLARE_TR_FUNCTIONS(OutcomeLegend)

public:
    static QString textOf(Outcome outcome) {
        switch (outcome) {
        case Outcome::L:
            return tr("L: Left wins");
        case Outcome::R:
            return tr("R: Right wins");
        case Outcome::N:
            return tr("N: the first wins");
        default:
            return tr("P: the first loses");
        }
    }
};

} // namespace

void addOutcomes(LegendEntries& entries, const Theme& theme, const std::function<bool(Outcome)>& isSeen,
                 const std::function<bool(Outcome)>& isSeenElsewhere) {
    for (const Outcome outcome : sidedOutcomes) {
        const QColor fill = outcomeColours(theme, outcome).fill;
        addEntry(entries, isSeen(outcome), isSeenElsewhere(outcome),
                 {OutcomeLegend::textOf(outcome),
                  [fill](QPainter& p, const QRectF& sign) { p.fillRect(sign, fill); }, 1.2});
    }
}

} // namespace mexplorer::ui
