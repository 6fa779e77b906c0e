#pragma once

#include <QObject>

namespace mexplorer::app {

/// Lets screen readers hear the tooltips of all widgets without their markup. Qt reads a tooltip as it is
/// where a widget has no description.
class SpokenTips : public QObject {
public:
    /// From now on, as long as this lives.
    explicit SpokenTips(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace mexplorer::app
