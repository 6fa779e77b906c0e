// The settings that are kept from one start to the next, on a disk that does not answer.
#include "tests/runner/listed.h"
#include "ui/file/settings.h"

#include <QLockFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace mexplorer::ui;

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void init() {
        finishSettings();
        folder = std::make_unique<QTemporaryDir>();
        QVERIFY(folder->isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder->path());
        QCoreApplication::setOrganizationName("MexplorerTest");
        QCoreApplication::setApplicationName("MexplorerTest");
    }
    void cleanup() { finishSettings(); }

    void whatWasNeverSetIsOtherwise() {
        QCOMPARE(setting("dark"), QVariant());
        QCOMPARE(setting("dark", true), QVariant(true));
    }

    void theNextStartReadsWhatWasChanged() {
        changeSetting("recentFiles", QStringList{"a.mex", "b.mex"});
        changeSetting("judgeHeight", 190);
        changeSetting("judgeHeight", 200);
        finishSettings();
        QCOMPARE(setting("recentFiles").toStringList(), QStringList({"a.mex", "b.mex"}));
        QCOMPARE(setting("judgeHeight").toInt(), 200);
        QCOMPARE(QSettings().value("judgeHeight").toInt(), 200);
    }

    /// Another process has locked the file: Qt waits until it is free again, the window does not.
    void nobodyWaitsForTheFile() {
        changeSetting("dark", false);
        finishSettings(); // now the file exists
        QLockFile taken(QSettings().fileName() + ".lock");
        QVERIFY(taken.lock());
        changeSetting("language", "zh_TW");
        changeSetting("dark", true);
        QCOMPARE(setting("language").toString(), "zh_TW");
        changeSetting("language", "zh_CN");
        QCOMPARE(setting("language").toString(), "zh_CN");
        taken.unlock();
        finishSettings();
        QCOMPARE(QSettings().value("language").toString(), "zh_CN");
        QCOMPARE(QSettings().value("dark").toBool(), true);
    }

private:
    std::unique_ptr<QTemporaryDir> folder;
};

MEXPLORER_TEST(TestSettings)
#include "test_settings.moc"
