#include "core/judge/running/program.h"
#include "tests/core/judge/small_program.h"
#include "tests/runner/listed.h"

#include <QFileInfo>
#include <QTest>

#include <csignal>
#include <thread>

using namespace mexplorer;
using Kind = judge::ProgramEnd::Kind;

class TestProgram : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QFile beside(folder.filePath("beside.txt"));
        QVERIFY(beside.open(QIODevice::WriteOnly) && beside.write("here") == 4);
    }

    void init() {
        limits.time = std::chrono::milliseconds(200);
        QFile::remove(folder.filePath("child"));
    }

    void itsInputIsReadAndItsOutputReturned() {
        const auto end = run("read a; read b; echo \"$b $a\"", "one\ntwo\n");
        QVERIFY(end && end->isGood());
        QCOMPARE(end->output, std::string("two one\n"));
        QCOMPARE(run("cat", std::string(3'000'000, 'x'))->output.size(), std::size_t{3'000'000});
    }

    void itNeedNotRead() {
        QCOMPARE(run("echo done", std::string(3'000'000, 'x'))->output, std::string("done\n"));
    }

    void itStandsInItsOwnFolder() { QCOMPARE(run("cat beside.txt")->output, std::string("here")); }

    void complaintsAreNotRead() { QCOMPARE(run("echo no >&2; echo yes")->output, std::string("yes\n")); }

    void badEndsAreTold_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("code") << QByteArray("exit 3")
                              << "The program ended with the code 3; 0 says that all went well.";
        QTest::newRow("crash") << QByteArray("kill -SEGV $$") << "The program crashed: SIGSEGV.";
        QTest::newRow("abort") << QByteArray("kill -ABRT $$") << "The program crashed: SIGABRT.";
        QTest::newRow("loop") << QByteArray("while :; do :; done")
                              << "The program took longer than 0.2 s and was ended.";
        QTest::newRow("wait") << QByteArray("sleep 100")
                              << "The program took longer than 0.2 s and was ended.";
        QTest::newRow("flood") << QByteArray("yes") << "The program wrote more than 4 MB and was ended.";
        QTest::newRow("memory") << QByteArray("x=aaaaaaaaaaaaaaaa; while :; do x=$x$x; done")
                                << "The program took more than 24 MB of memory and was ended.";
        QTest::newRow("its children’s memory")
            << QByteArray(
                   "sh -c 'x=aaaaaaaaaaaaaaaa; while [ ${#x} -lt 30000000 ]; do x=$x$x; done; sleep 9'")
            << "The program took more than 24 MB of memory and was ended.";
    }
    void badEndsAreTold() {
        QFETCH(QByteArray, lines);
        QFETCH(QString, sentence);
        // Filling the memory takes some time, too.
        if (sentence.contains("memory")) limits.time = std::chrono::seconds(5);
        const auto end = run(lines);
        QVERIFY(end && !end->isGood());
        QCOMPARE(QString::fromStdString(judge::sayEnd(*end, limits).english()), sentence);
        QVERIFY(end->output.size() <= limits.output);
    }

    /// Whether it exits, crashes, is too slow or is cancelled.
    void whatItStartedEndsWithIt_data() {
        QTest::addColumn<QByteArray>("rest");
        QTest::newRow("exits") << QByteArray("exit 0");
        QTest::newRow("crashes") << QByteArray("kill -KILL $$");
        QTest::newRow("too slow") << QByteArray("wait");
        QTest::newRow("cancelled") << QByteArray("wait");
    }
    void whatItStartedEndsWithIt() {
        QFETCH(QByteArray, rest);
        const bool isCancelled = QTest::currentDataTag() == QByteArray("cancelled");
        if (isCancelled) limits.time = std::chrono::seconds(5);
        Task task;
        std::thread impatient([&] {
            if (!isCancelled) return;
            for (int i = 0; i < 500 && QFileInfo(folder.filePath("child")).size() == 0; ++i)
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            task.cancel();
        });
        const auto end =
            run("(trap '' TERM; sleep 1000) & echo $! > child; sh -c 'sleep 1000 & sleep 1000' & " + rest, {},
                task);
        impatient.join();
        QCOMPARE(!end && end.error().kind == Error::Kind::cancelled, isCancelled);
        QFile file(folder.filePath("child"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto child = static_cast<pid_t>(file.readAll().trimmed().toInt());
        QVERIFY(child > 0);
        QTRY_VERIFY(isGone(child));
    }

    /// The process has its own session, and its parent has ended.
    void whatHasLeftItsGroupEndsWithIt_data() {
        QTest::addColumn<QByteArray>("rest");
        QTest::newRow("exits") << QByteArray("exit 0");
        QTest::newRow("too slow") << QByteArray("sleep 1000");
    }
    void whatHasLeftItsGroupEndsWithIt() {
        QFETCH(QByteArray, rest);
        (void)run("(setsid sh -c 'echo $$ > daemon; exec sleep 1000' &) ; "
                  "while [ ! -s daemon ]; do sleep 0.01; done; " +
                  rest);
        QFile file(folder.filePath("daemon"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto daemon = static_cast<pid_t>(file.readAll().trimmed().toInt());
        QVERIFY(daemon > 0);
        QTRY_VERIFY(isGone(daemon));
        QVERIFY(file.remove());
    }

private:
    [[nodiscard]] Expected<judge::ProgramEnd> run(const QByteArray& lines, const std::string& input,
                                                  Task& task) {
        return judge::runProgram({smallProgram(folder, lines)}, input, limits, task);
    }
    [[nodiscard]] Expected<judge::ProgramEnd> run(const QByteArray& lines, const std::string& input = {}) {
        Task task;
        return run(lines, input, task);
    }
    /// Whether the process has ended, perhaps as a zombie.
    static bool isGone(pid_t process) {
        QFile about(QString("/proc/%1/stat").arg(process));
        return !about.open(QIODevice::ReadOnly) || about.readAll().contains(") Z ");
    }

    QTemporaryDir folder;
    judge::ProgramLimits limits{std::chrono::milliseconds(200), std::uint64_t{24} << 20U,
                                std::uint64_t{4} << 20U};
};

MEXPLORER_TEST(TestProgram)
#include "test_program.moc"
