#include "core/judge/running/program.h"
#include "tests/core/judge/small_program.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <csignal>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

using namespace mexplorer;
using EndKind = judge::ProgramEnd::Kind;

/// Programs that try to escape: from being ended, from being counted, or from their parent.
class TestSupervision : public QObject {
    Q_OBJECT

private slots:
    void init() {
        limits.time = std::chrono::milliseconds(200);
        QFile::remove(folder.filePath("child"));
    }

    /// It has a session of its own, and no variable of this process; its parent has ended.
    void whatHasLeftEverythingEndsWithIt_data() {
        QTest::addColumn<QByteArray>("rest");
        QTest::newRow("exits") << QByteArray("exit 0");
        QTest::newRow("crashes") << QByteArray("kill -KILL $$");
        QTest::newRow("too slow") << QByteArray("sleep 1000");
        QTest::newRow("kills its parent") << QByteArray("kill -KILL $PPID; sleep 1000");
    }
    void whatHasLeftEverythingEndsWithIt() {
        QFETCH(QByteArray, rest);
        (void)run(orphan + rest);
        QVERIFY(child() > 0);
        QVERIFY(isGone(child()));
    }

    /// It starts another one again and again.
    void whatStartsAnotherEndsToo() {
        (void)run("env -i setsid sh -c 'f() { echo $$ > child; sleep 0.01; (f &) ; }; while :; do (f &); "
                  "sleep 0.02; done' & while [ ! -s child ]; do sleep 0.01; done");
        QFile::remove(folder.filePath("child"));
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        QVERIFY(!QFile::exists(folder.filePath("child")));
    }

    void itsParentIgnoresSignals() {
        const auto end =
            run("for signal in TERM INT HUP QUIT USR1 ALRM PIPE SEGV; do kill -$signal $PPID; done; "
                "sleep 0.05; echo here");
        QVERIFY(end && end->isGood());
        QCOMPARE(end->output, std::string("here\n"));
    }

    void whoKillsItsParentIsTold() {
        const auto end = run("kill -KILL $PPID; sleep 1000");
        QVERIFY(end.has_value());
        QCOMPARE(QString::fromStdString(judge::sayEnd(*end, limits).english()),
                 QString("The program killed the process that had started it, and was ended."));
    }

    void whoStopsItsParentsIsEnded() {
        const auto end = run("kill -STOP $(ps -o ppid= $PPID) $PPID; sleep 1000");
        QVERIFY(end && end->kind == EndKind::tooSlow);
    }

    void theMemoryOfAChildInItsOwnSessionCounts() {
        limits.time = std::chrono::seconds(5);
        const auto end =
            run("env -i setsid sh -c 'x=aaaaaaaaaaaaaaaa; while [ ${#x} -lt 30000000 ]; do x=$x$x; "
                "done; sleep 9' & sleep 9");
        QVERIFY(end && end->kind == EndKind::tooMuchMemory);
    }

    /// Neither this process nor the program, but many that each take little.
    void theTimeOfAllChildrenCounts_data() {
        QTest::addColumn<QByteArray>("lines");
        const QByteArray work = "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done";
        QTest::newRow("one after the other") << "while :; do sh -c '" + work + "'; done";
        QTest::newRow("orphans") << "while :; do (env -i setsid sh -c '" + work + "' &); sleep 0.02; done";
    }
    void theTimeOfAllChildrenCounts() {
        QFETCH(QByteArray, lines);
        limits.time = std::chrono::milliseconds(400);
        const auto end = run(lines);
        QVERIFY(end && end->kind == EndKind::tooSlow);
    }

    /// This process is killed in the middle of a run.
    void allEndsWithThisProcess() {
        const pid_t other = ::fork();
        QVERIFY(other >= 0);
        if (other == 0) {
            limits.time = std::chrono::seconds(20);
            (void)run(orphan + "sleep 1000");
            ::_exit(0);
        }
        QTRY_VERIFY(child() > 0);
        ::kill(other, SIGKILL);
        ::waitpid(other, nullptr, 0);
        QTRY_VERIFY(isGone(child()));
    }

    void noFileOfThisProcessIsInherited() {
        QFile open(folder.filePath("open"));
        QVERIFY(open.open(QIODevice::WriteOnly));
        const int inherited = ::dup(open.handle()); // without the flag that closes it at exec
        const auto end = run("ls /proc/self/fd | wc -l");
        ::close(inherited);
        QCOMPARE(std::stoi(end->output), 4); // three, and the list that ls reads
    }

private:
    /// Lines that start a process without a parent, and wait until its number is in the file child.
    const QByteArray orphan = "env -i setsid sh -c 'echo $$ > child; exec sleep 78' & "
                              "while [ ! -s child ]; do sleep 0.01; done; ";

    [[nodiscard]] Expected<judge::ProgramEnd> run(const QByteArray& lines) {
        Task task;
        return judge::runProgram({smallProgram(folder, lines)}, {}, limits, task);
    }
    [[nodiscard]] pid_t child() const {
        QFile file(folder.filePath("child"));
        return file.open(QIODevice::ReadOnly) ? static_cast<pid_t>(file.readAll().trimmed().toInt()) : 0;
    }
    static bool isGone(pid_t process) { return ::kill(process, 0) != 0; }

    QTemporaryDir folder;
    judge::ProgramLimits limits{std::chrono::milliseconds(200), std::uint64_t{24} << 20U,
                                std::uint64_t{4} << 20U};
};

MEXPLORER_TEST(TestSupervision)
#include "test_supervision.moc"
