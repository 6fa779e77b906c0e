#include "tests/runner/listed.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

constexpr int patience = 60'000; // ms

/// A pseudo-terminal.
class Terminal {
public:
    Terminal() : outer_(::posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK)) {
        if (::grantpt(outer_) == 0 && ::unlockpt(outer_) == 0)
            inner_ = ::open(::ptsname(outer_), O_RDWR | O_NOCTTY);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal() {
        ::close(inner_);
        ::close(outer_);
    }
    [[nodiscard]] bool isOpen() const { return inner_ >= 0; }
    [[nodiscard]] int inner() const { return inner_; } ///< the end that a program writes to
    /// What was written since the last call.
    [[nodiscard]] QByteArray read() const {
        QByteArray all;
        char block[4096];
        for (ssize_t count = 0; (count = ::read(outer_, block, sizeof block)) > 0;)
            all.append(block, count);
        return all;
    }

private:
    int outer_;
    int inner_ = -1;
};

/// Whether the process has already installed its handler for interrupts.
bool catchesInterrupts(qint64 process) {
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly)) return false;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("SigCgt:"))
            return (line.mid(7).trimmed().toULongLong(nullptr, 16) >> (SIGINT - 1)) & 1U;
    }
    return false;
}

} // namespace

/// The program as a process: interrupts, terminals, pipes that close.
class TestProcess : public QObject {
    Q_OBJECT

private:
    /// An interrupt during this command ends the program, like Cancel in the window.
    static void anInterruptCancels(const QStringList& arguments) {
        QProcess process;
        process.start(MEXPLORER_PROGRAM, arguments);
        QVERIFY(process.waitForStarted(patience));
        QTRY_VERIFY_WITH_TIMEOUT(catchesInterrupts(process.processId()), patience);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 3);
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
        QCOMPARE(process.readAllStandardError(), QByteArray("mexplorer: Cancelled.\n"));
    }

private slots:
    void anInterruptEndsALongRunWithNothingPrinted() {
        anInterruptCancels({"verify", "nim", "--size", "6000x6000"}); // minutes, by the definition
    }

    void anInterruptedFigureIsNotWritten() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("large.csv");
        anInterruptCancels(
            {"render", "grid", "nim", "rows=6000", "columns=6000", "-o", path}); // half a gigabyte
        QVERIFY(QDir(folder.path()).isEmpty(QDir::Files | QDir::Hidden));
    }

    void anInterruptEndsEvenWhatAsksNoTask() {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath("graph.dot"); // a pipe whose end is never written
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        anInterruptCancels({"solve", "dag", "graph=" + pipe});
    }

    void aTerminalSeesHowFarLongWorkIs() {
        Terminal terminal;
        QVERIFY(terminal.isOpen());
        QProcess process;
        process.setChildProcessModifier([&] { ::dup2(terminal.inner(), STDERR_FILENO); });
        process.start(MEXPLORER_PROGRAM, {"verify", "nim", "--size", "6000x6000"});
        QVERIFY(process.waitForStarted(patience));
        QByteArray seen;
        QTRY_VERIFY_WITH_TIMEOUT((seen += terminal.read()).count("working:") >= 2, patience);
        QVERIFY2(!seen.contains('\n'), "one line is drawn again and again");
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 3);
        seen += terminal.read();
        QVERIFY2(seen.endsWith("\r\033[Kmexplorer: Cancelled.\r\n"), "the line is cleared before");

        QProcess quick;
        quick.setChildProcessModifier([&] { ::dup2(terminal.inner(), STDERR_FILENO); });
        quick.start(MEXPLORER_PROGRAM, {"solve", "nim"});
        QVERIFY(quick.waitForFinished(patience));
        QCOMPARE(quick.exitCode(), 0);
    }

    void casesAreAnsweredWhileTheInputIsStillOpen() {
        QProcess process;
        process.start(MEXPLORER_PROGRAM, {"judge", "hdu1527"});
        QVERIFY(process.waitForStarted(patience));
        process.write("1 2\n1 3\n");
        QTRY_COMPARE_WITH_TIMEOUT(process.bytesAvailable(), qint64{4}, patience);
        QCOMPARE(process.readAllStandardOutput(), QByteArray("0\n1\n"));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT); // while it waits
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 3);
        QCOMPARE(process.readAllStandardError(), QByteArray("mexplorer: Cancelled.\n"));
    }

    void whoeverStopsReadingEndsTheRunInSilence_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("told");
        // Far more output than a pipe holds; for `judge`, endless.
        const QString table = R"("$0" values nim --to 3000000)";
        QTest::newRow("stdout") << table << QByteArray("exit 0\n");
        QTest::newRow("stdout and stderr") << table + " 2>&1" << QByteArray("exit 0\n");
        QTest::newRow("stdout, with stderr closed") << table + " 2>&-" << QByteArray("exit 0\n");
        QTest::newRow("judge") << R"(yes 1 | "$0" judge hdu1847)" << QByteArray("exit 0\n");
        QTest::newRow("an error") << R"("$0" solve backgammon 2>&1)" << QByteArray("exit 2\n");
        QTest::newRow("an error, with stderr closed")
            << R"("$0" solve backgammon 2>&-)" << QByteArray("exit 2\n");
        QTest::newRow("both closed") << R"("$0" games >&- 2>&-)" << QByteArray("exit 2\n");
    }
    void whoeverStopsReadingEndsTheRunInSilence() {
        QFETCH(QString, command);
        QFETCH(QByteArray, told);
        QProcess shell; // `true` reads nothing and ends before anything is written
        shell.start("sh", {"-c", "{ sleep 0.1; " + command + "; echo \"exit $?\" >&3; } 3>&2 | true",
                           MEXPLORER_PROGRAM});
        QVERIFY(shell.waitForFinished(patience));
        QCOMPARE(shell.readAllStandardError(), told);
    }
};

MEXPLORER_TEST(TestProcess)
#include "test_process.moc"
