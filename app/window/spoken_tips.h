#pragma once

#include <QCache>
#include <QObject>
#include <QString>

class QWidget;

namespace mexplorer::app {

/// Lets screen readers hear the tooltips of all widgets without their markup. Qt reads a tooltip as it is
/// where a widget has no description.
class SpokenTips : public QObject {
public:
    /// From now on, as long as this lives.
    explicit SpokenTips(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void describe(QWidget& widget);
    [[nodiscard]] QString withoutMarkup(const QString& tip);

    static constexpr int mostKept = 200;
    QCache<QString, QString> said_{mostKept}; ///< by tip: to read markup takes longer than all else here
};

} // namespace mexplorer::app
