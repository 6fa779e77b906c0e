#pragma once

#include <QObject>
#include <QSocketNotifier>

namespace mexplorer::app {

/// Tells the event loop that the system asks the program to end: SIGTERM, SIGHUP or SIGINT. A signal that was
/// ignored when the program began, as under nohup, stays ignored. At most one object at a time.
class EndSignals : public QObject {
    Q_OBJECT

public:
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;

signals:
    void asked();

private:
    QSocketNotifier notifier_{QSocketNotifier::Read};
};

} // namespace mexplorer::app
