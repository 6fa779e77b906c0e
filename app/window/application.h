#pragma once

#include <QApplication>

namespace mexplorer::app {

/// The application with a window. What an event's handler throws, as where memory runs out, ends that handler
/// alone and is told: unsaved work is still there. What message boxes say is plain text, also in Qt's own,
/// which name files.
class Application : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void failed(const QString& sentence);
};

} // namespace mexplorer::app
