#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <QVariant>

#include <optional>

class QDBusVariant;
Q_MOC_INCLUDE(<QDBusVariant>)

namespace mexplorer::app {

/// Whether things move on this desktop and whether it is dark, as its portal tells, and tells again when that
/// changes.
class DesktopSettings : public QObject {
    Q_OBJECT

public:
    explicit DesktopSettings(QObject* parent = nullptr);

    /// Until it has told, and where nothing tells, things move.
    [[nodiscard]] bool moves() const;
    /// Nothing until it has told, or if it prefers neither.
    [[nodiscard]] std::optional<bool> isDark() const { return isDark_; }
    /// Takes any setting of the desktop, by its group and its name.
    void hear(const QString& group, const QString& key, const QVariant& value);

signals:
    void motionChanged();
    void darkChanged();

private:
    void ask();
    void hearColours(uint scheme);
    Q_SLOT void told(const QString& group, const QString& key, const QDBusVariant& value);

    QMap<QString, bool> allowed_; ///< motion, by group: desktops have different ones, some have several
    std::optional<bool> isDark_;
};

} // namespace mexplorer::app
