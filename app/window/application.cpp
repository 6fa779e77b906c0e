#include "app/window/application.h"

#include "core/task/guarded.h"
#include "ui/text/translated.h"

#include <QMessageBox>

namespace mexplorer::app {

bool Application::notify(QObject* receiver, QEvent* event) {
    if (event->type() == QEvent::Polish) {
        auto* box = qobject_cast<QMessageBox*>(receiver);
        if (box && box->textFormat() == Qt::AutoText) box->setTextFormat(Qt::PlainText);
    }
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& thrown) {
        // Later, when what ran out is there again and no handler is half done.
        const QString sentence = ui::translated(errorOf(thrown));
        QMetaObject::invokeMethod(
            this, [this, sentence] { emit failed(sentence); }, Qt::QueuedConnection);
        return false;
    }
}

} // namespace mexplorer::app
