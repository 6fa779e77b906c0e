#include "app/window/appearance.h"
#include "app/window/desktop_settings.h"
#include "own_folder.h"
#include "tests/runner/listed.h"

#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusMetaType>
#include <QtDBus/QDBusVariant>
#include <QtDBus/QDBusVirtualObject>

#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <utility>

using namespace mexplorer;
using namespace mexplorer::app;

namespace {

const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString portalSettings = QStringLiteral("org.freedesktop.portal.Settings");
const QString gnome = QStringLiteral("org.gnome.desktop.interface");
const QString ofAll = QStringLiteral("org.freedesktop.appearance");
const QString colours = QStringLiteral("color-scheme");
const QString animations = QStringLiteral("enable-animations");

/// A bus of the test's own, which is the session's from then on.
class Bus {
public:
    Bus() {
        daemon_.start(QStringLiteral("dbus-daemon"), {"--session", "--nofork", "--print-address"});
        if (!daemon_.waitForStarted() || !daemon_.waitForReadyRead()) return;
        address_ = QString::fromLocal8Bit(daemon_.readLine().trimmed());
        qputenv("DBUS_SESSION_BUS_ADDRESS", address_.toLocal8Bit());
    }
    ~Bus() {
        qunsetenv("DBUS_SESSION_BUS_ADDRESS");
        daemon_.kill();
        daemon_.waitForFinished();
    }
    Bus(const Bus&) = delete;
    Bus& operator=(const Bus&) = delete;

    [[nodiscard]] const QString& address() const { return address_; }

private:
    QProcess daemon_;
    QString address_;
};

/// Answers as a desktop does on which nothing is to move.
class StillPortal : public QDBusVirtualObject {
public:
    using Groups = QMap<QString, QVariantMap>;

    explicit StillPortal(QDBusConnection bus) : bus_(std::move(bus)) {
        qDBusRegisterMetaType<Groups>();
        isThere_ = bus_.registerVirtualObject(portalPath, this) &&
                   bus_.registerService(QStringLiteral("org.freedesktop.portal.Desktop"));
    }

    [[nodiscard]] bool isThere() const { return isThere_; }
    void tell(bool moves) {
        QDBusMessage signal =
            QDBusMessage::createSignal(portalPath, portalSettings, QStringLiteral("SettingChanged"));
        signal << gnome << animations << QVariant::fromValue(QDBusVariant(moves));
        bus_.send(signal);
    }

    [[nodiscard]] QString introspect(const QString& /*path*/) const override { return {}; }
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& connection) override {
        if (message.interface() != portalSettings || message.member() != QLatin1StringView("ReadAll"))
            return false;
        const Groups groups{{gnome, {{QStringLiteral("cursor-size"), 24}, {animations, false}}}};
        return connection.send(message.createReply(QVariant::fromValue(groups)));
    }

private:
    QDBusConnection bus_;
    bool isThere_ = false;
};

} // namespace

/// Motion and colours follow the desktop, also while the program runs, unless they were chosen.
class TestDesktopSettings : public QObject {
    Q_OBJECT

private slots:
    /// Before anything asks for the session's bus.
    void thePortalIsAskedAndHeard() {
        const Bus bus;
        QVERIFY2(!bus.address().isEmpty(), "dbus-daemon is needed");
        {
            StillPortal portal(QDBusConnection::connectToBus(bus.address(), QStringLiteral("portal")));
            QVERIFY(portal.isThere());
            const DesktopSettings desktop;
            QVERIFY(desktop.moves());
            QTRY_VERIFY(!desktop.moves());
            portal.tell(true);
            QTRY_VERIFY(desktop.moves());
            portal.tell(false);
            QTRY_VERIFY(!desktop.moves());
        }
        QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
        QDBusConnection::disconnectFromBus(QDBusConnection::sessionBus().name());
    }

    void eachDesktopHasItsOwnSetting_data() {
        QTest::addColumn<QString>("group");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("still");
        QTest::addColumn<QVariant>("moving");
        QTest::newRow("all") << ofAll << "reduced-motion" << QVariant(1U) << QVariant(0U);
        QTest::newRow("GNOME") << gnome << animations << QVariant(false) << QVariant(true);
        QTest::newRow("KDE") << "org.kde.kdeglobals.KDE"
                             << "AnimationDurationFactor" << QVariant("0") << QVariant("0.5");
        QTest::newRow("KDE, taken away") << "org.kde.kdeglobals.KDE"
                                         << "AnimationDurationFactor" << QVariant("0") << QVariant("");
    }
    void eachDesktopHasItsOwnSetting() {
        QFETCH(const QString, group);
        QFETCH(const QString, key);
        QFETCH(const QVariant, still);
        QFETCH(const QVariant, moving);
        DesktopSettings desktop;
        tellAll(desktop);
        QSignalSpy changed(&desktop, &DesktopSettings::motionChanged);
        desktop.hear(group, key, still);
        QVERIFY(!desktop.moves());
        desktop.hear(group, QStringLiteral("cursor-size"), 24);
        desktop.hear(group, key, still);
        QCOMPARE(changed.size(), 1);
        desktop.hear(group, key, moving);
        QVERIFY(desktop.moves());
        QCOMPARE(changed.size(), 2);
    }

    void oneThatForbidsItIsEnough() {
        DesktopSettings desktop;
        tellAll(desktop);
        desktop.hear(ofAll, "reduced-motion", 1U);
        desktop.hear(gnome, animations, false);
        desktop.hear(gnome, animations, true);
        QVERIFY(!desktop.moves());
    }

    void theProgramFollowsUntilItIsChosen() {
        QWidget window;
        auto* looks = new Appearance(window);
        auto& desktop = *looks->findChild<DesktopSettings*>();
        tellAll(desktop);
        QSignalSpy changed(looks, &Appearance::changed);
        desktop.hear(gnome, animations, false);
        QVERIFY(!looks->moves());
        QCOMPARE(looks->figureStyle().motion, 0);
        QCOMPARE(changed.size(), 1);
        looks->setMoving(true);
        QVERIFY(looks->moves());
        changed.clear();
        desktop.hear(gnome, animations, true);
        desktop.hear(gnome, animations, false);
        QVERIFY(looks->moves());
        QVERIFY(changed.isEmpty());
    }

    void coloursFollowUntilOthersAreChosen() {
        QWidget window;
        auto* looks = new Appearance(window);
        auto& desktop = *looks->findChild<DesktopSettings*>();
        const bool atStart = looks->theme().dark;
        desktop.hear(ofAll, colours, 2U);
        QVERIFY(!looks->theme().dark);
        QSignalSpy changed(looks, &Appearance::changed);
        desktop.hear(ofAll, colours, 1U);
        QVERIFY(looks->theme().dark);
        QTRY_VERIFY(!changed.isEmpty()); // in turns with other events
        looks->setDark(false);
        desktop.hear(ofAll, colours, 2U);
        desktop.hear(ofAll, colours, 1U);
        QVERIFY(!looks->theme().dark);
        QVERIFY(!(new Appearance(window))->theme().dark); // kept
        looks->setDark(true);
        desktop.hear(ofAll, colours, 2U);
        QVERIFY(!looks->theme().dark);
        desktop.hear(ofAll, colours, 0U); // no matter
        QCOMPARE(looks->theme().dark, atStart);
    }

private:
    /// Whatever this desktop is like, things move on it.
    static void tellAll(DesktopSettings& desktop) {
        desktop.hear(ofAll, "reduced-motion", 0U);
        desktop.hear(gnome, animations, true);
        desktop.hear("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "1");
    }

    OwnFolder folder;
};

MEXPLORER_TEST(TestDesktopSettings)
#include "test_desktop_settings.moc"
