#include "app/window/spoken_tips.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTextDocumentFragment>
#include <QWidget>

namespace mexplorer::app {

namespace {

constexpr const char* fromTip = "descriptionFromTip";

} // namespace

SpokenTips::SpokenTips(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

QString SpokenTips::withoutMarkup(const QString& tip) {
    if (!Qt::mightBeRichText(tip)) return {};
    if (const QString* known = said_.object(tip)) return *known;
    QString said = QTextDocumentFragment::fromHtml(tip).toPlainText();
    said_.insert(tip, new QString(said));
    return said;
}

/// A description that is not from a tooltip stays.
void SpokenTips::describe(QWidget& widget) {
    if (widget.accessibleDescription() != widget.property(fromTip).toString()) return;
    const QString said = withoutMarkup(widget.toolTip());
    widget.setProperty(fromTip, said);
    widget.setAccessibleDescription(said);
}

bool SpokenTips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ToolTipChange && watched->isWidgetType())
        describe(*static_cast<QWidget*>(watched));
    return false;
}

} // namespace mexplorer::app
