#pragma once

#include <QApplication>

namespace mexplorer::app {

/// The application with a window. An exception in an event handler (say, out of memory) ends only that
/// handler and is reported; unsaved work survives. Message boxes show plain text, and not too much of
/// it, even Qt's own, which name files.
class Application : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void failed(const QString& sentence);
};

} // namespace mexplorer::app
