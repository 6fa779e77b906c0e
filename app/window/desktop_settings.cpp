#include "app/window/desktop_settings.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace mexplorer::app {

namespace {

const QString portal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString portalSettings = QStringLiteral("org.freedesktop.portal.Settings");

// Groups of settings: of all desktops, of GNOME, of KDE.
const QString ofAll = QStringLiteral("org.freedesktop.appearance");
const QString ofGnome = QStringLiteral("org.gnome.desktop.interface");
const QString ofKde = QStringLiteral("org.kde.kdeglobals.KDE");

using Groups = QMap<QString, QVariantMap>;

/// Nothing if the setting is about something else.
std::optional<bool> allowsMotion(const QString& group, const QString& key, const QVariant& value) {
    if (group == ofAll && key == QLatin1StringView("reduced-motion")) return value.toUInt() != 1;
    if (group == ofGnome && key == QLatin1StringView("enable-animations")) return value.toBool();
    if (group != ofKde || key != QLatin1StringView("AnimationDurationFactor")) return std::nullopt;
    bool isNumber = false; // it is not where the setting has been taken away
    const double factor = value.toDouble(&isNumber);
    return !isNumber || factor > 0;
}

} // namespace

DesktopSettings::DesktopSettings(QObject* parent) : QObject(parent) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    qRegisterMetaType<QDBusVariant>(); // else no slot can have one
    bus.connect(portal, portalPath, portalSettings, QStringLiteral("SettingChanged"), this,
                SLOT(told(QString, QString, QDBusVariant)));
    ask();
}

bool DesktopSettings::moves() const {
    return std::ranges::all_of(allowed_, [](bool allows) { return allows; });
}

/// Waits for nothing: the portal may have to be started first.
void DesktopSettings::ask() {
    qDBusRegisterMetaType<Groups>();
    QDBusMessage question =
        QDBusMessage::createMethodCall(portal, portalPath, portalSettings, QStringLiteral("ReadAll"));
    question << QStringList{ofAll, ofGnome, ofKde};
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        answer->deleteLater();
        const QDBusPendingReply<Groups> reply = *answer;
        if (reply.isError()) return; // no portal
        const Groups groups = reply.value();
        for (auto group = groups.begin(); group != groups.end(); ++group)
            for (auto setting = group->begin(); setting != group->end(); ++setting)
                hear(group.key(), setting.key(), setting.value());
    });
}

void DesktopSettings::told(const QString& group, const QString& key, const QDBusVariant& value) {
    hear(group, key, value.variant());
}

void DesktopSettings::hear(const QString& group, const QString& key, const QVariant& value) {
    if (group == ofAll && key == QLatin1StringView("color-scheme")) return hearColours(value.toUInt());
    const auto allows = allowsMotion(group, key, value);
    if (!allows) return;
    const bool before = moves();
    allowed_[group] = *allows;
    if (moves() != before) emit motionChanged();
}

/// 1: dark, 2: light; others: no matter.
void DesktopSettings::hearColours(uint scheme) {
    const auto dark = scheme == 1 || scheme == 2 ? std::optional(scheme == 1) : std::nullopt;
    if (std::exchange(isDark_, dark) != dark) emit darkChanged();
}

} // namespace mexplorer::app
