#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QTimer>

#include <functional>

namespace mexplorer::app {

/// Handles all dialogs that come while it lives: a box is answered with this button, a file dialog with this
/// path; what boxes say is noted.
class Answers {
public:
    explicit Answers(QMessageBox::StandardButton button = QMessageBox::NoButton, const QString& path = {}) {
        QObject::connect(&timer_, &QTimer::timeout, [this, button, path] {
            QWidget* modal = QApplication::activeModalWidget();
            if (auto* box = qobject_cast<QMessageBox*>(modal)) {
                asked_ += box->text();
                if (auto* chosen = box->button(button))
                    chosen->click();
                else
                    box->reject();
            } else if (auto* files = qobject_cast<QFileDialog*>(modal)) {
                files->findChild<QLineEdit*>("fileNameEdit")->setText(path);
                QMetaObject::invokeMethod(files, "accept");
            } else if (auto* dialog = qobject_cast<QDialog*>(modal)) {
                dialog->accept();
            }
        });
        timer_.start(1);
    }

    [[nodiscard]] const QStringList& asked() const { return asked_; }

private:
    QTimer timer_;
    QStringList asked_;
};

} // namespace mexplorer::app
