#include "tests/runner/listed.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// What the handbook tells people to type. It tells the same in each language:
/// tests/ui/panels/test_help_page.cpp.
class TestHandbook : public QObject {
    Q_OBJECT

private slots:
    void everyCommandWorks_data() {
        QTest::addColumn<QString>("command");
        const QDir pages(QStringLiteral(MEXPLORER_SOURCE "/resources/help/en"));
        for (const QString& name : pages.entryList({"*.md"})) {
            QFile page(pages.filePath(name));
            QVERIFY(page.open(QIODevice::ReadOnly));
            for (const QString& line : QString::fromUtf8(page.readAll()).split(QLatin1Char('\n')))
                if (line.startsWith("mexplorer ") && !needsFiles(line))
                    QTest::newRow(qPrintable(name + ": " + line)) << line;
        }
    }
    void everyCommandWorks() {
        QFETCH(QString, command);
        const QTemporaryDir folder;
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(MEXPLORER_PROGRAM, QProcess::splitCommand(command).mid(1));
        process.closeWriteChannel(); // who plays leaves at once
        QVERIFY(process.waitForFinished(longest));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        QCOMPARE(QDir(folder.path()).isEmpty(), !command.contains(" -o "));
    }

private:
    static constexpr int longest = 60'000; // ms

    /// Whether the command reads or writes files that are the reader's own.
    static bool needsFiles(const QString& command) {
        return command.contains(" > ") || command.contains(" < ") || command.contains(".dot");
    }
};

MEXPLORER_TEST(TestHandbook)
#include "test_handbook.moc"
