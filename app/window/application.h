#pragma once

#include <QApplication>

namespace mexplorer::app {

/// The application with a window. An exception in an event handler (say, out of memory) ends only that
/// handler and is reported; unsaved work survives. All message boxes, even Qt's own, which name files, show
/// plain text of limited length.
class Application : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void failed(const QString& sentence);
};

} // namespace mexplorer::app
