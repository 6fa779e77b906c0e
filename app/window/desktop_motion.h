#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <QVariant>

class QDBusVariant;
Q_MOC_INCLUDE(<QDBusVariant>)

namespace mexplorer::app {

/// Whether things move on this desktop, as its portal tells, and tells again when that changes. Until it has
/// told, and where nothing tells, they do.
class DesktopMotion : public QObject {
    Q_OBJECT

public:
    explicit DesktopMotion(QObject* parent = nullptr);

    [[nodiscard]] bool moves() const;
    /// Takes any setting of the desktop, by its group and its name.
    void hear(const QString& group, const QString& key, const QVariant& value);

signals:
    void changed();

private:
    void ask();
    Q_SLOT void told(const QString& group, const QString& key, const QDBusVariant& value);

    QMap<QString, bool> allowed_; ///< by group: desktops have different ones, some have several
};

} // namespace mexplorer::app
