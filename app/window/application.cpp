#include "app/window/application.h"

#include "core/task/guarded.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QMessageBox>

namespace mexplorer::app {

namespace {

/// As plain text, since it may name a file that was typed or chosen.
void showPlainly(QMessageBox& box) {
    box.setTextFormat(Qt::PlainText);
    QStringList lines = box.text().split(u'\n');
    for (QString& line : lines)
        line = ui::shownText(line);
    box.setText(lines.join(u'\n'));
}

} // namespace

bool Application::notify(QObject* receiver, QEvent* event) {
    if (event->type() == QEvent::Polish) {
        auto* box = qobject_cast<QMessageBox*>(receiver);
        if (box && box->textFormat() == Qt::AutoText) showPlainly(*box);
    }
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& thrown) {
        // Queued, so that memory is free again and no handler is half done.
        const QString sentence = ui::translated(errorOf(thrown));
        QMetaObject::invokeMethod(
            this, [this, sentence] { emit failed(sentence); }, Qt::QueuedConnection);
        return false;
    }
}

} // namespace mexplorer::app
