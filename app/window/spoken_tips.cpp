#include "app/window/spoken_tips.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTextDocumentFragment>
#include <QWidget>

namespace mexplorer::app {

namespace {

constexpr const char* fromTip = "descriptionFromTip";

/// A description that is not from a tooltip stays.
void describe(QWidget& widget) {
    if (widget.accessibleDescription() != widget.property(fromTip).toString()) return;
    const QString tip = widget.toolTip();
    const QString said =
        Qt::mightBeRichText(tip) ? QTextDocumentFragment::fromHtml(tip).toPlainText() : QString();
    widget.setProperty(fromTip, said);
    widget.setAccessibleDescription(said);
}

} // namespace

SpokenTips::SpokenTips(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool SpokenTips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ToolTipChange && watched->isWidgetType())
        describe(*static_cast<QWidget*>(watched));
    return false;
}

} // namespace mexplorer::app
