#include "core/judge/running/program.h"
#include "tests/core/judge/small_program.h"
#include "tests/runner/listed.h"

#include <QDir>
#include <QTest>

#include <csignal>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace mexplorer;
using EndKind = judge::ProgramEnd::Kind;

/// What a program can see and do in a sandbox. Where there can be none, programs that are to run in one are
/// refused, which is tested instead.
class TestSandbox : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        sandbox = judge::findSandbox();
        if (sandbox != judge::Sandbox::ready) qWarning("%s", judge::saySandbox(sandbox).english().c_str());
        server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        QVERIFY(::listen(server, 9) == 0);
        QFile beside(folder.filePath("beside.txt"));
        QVERIFY(beside.open(QIODevice::WriteOnly) && beside.write("here") == 4);
    }

    void cleanupTestCase() { ::close(server); }

    void itReadsAndWrites() {
        const auto end = run("read a; read b; echo \"$b $a\"", "one\ntwo\n");
        if (isRefused(end)) return;
        QVERIFY(end->isGood());
        QCOMPARE(end->output, std::string("two one\n"));
    }

    void nothingElseIsSeen_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::newRow("files beside it") << QByteArray("test -e \"$(dirname $0)/beside.txt\"");
        QTest::newRow("home") << QByteArray("test -n \"$(ls -A " + QDir::homePath().toUtf8() + ")\"");
        QTest::newRow("homes") << QByteArray("test -e /home || test -n \"$(ls -A /root)\"");
        QTest::newRow("temporary files")
            << "test -n \"$(ls -A /tmp | grep -v " + QDir(folder.path()).dirName().toUtf8() + ")\"";
        QTest::newRow("the network") << "bash -c '< /dev/tcp/127.0.0.1/" + QByteArray::number(port()) + "'";
        QTest::newRow("processes") << "test -e /proc/" + QByteArray::number(::getpid()) + "/environ -a " +
                                          QByteArray::number(::getpid()) + " -gt 9";
        QTest::newRow("variables") << QByteArray("test -n \"$MEXPLORER_SECRET\"");
    }
    void nothingElseIsSeen() {
        QFETCH(QByteArray, lines);
        qputenv("MEXPLORER_SECRET", "yes");
        const auto end = run("if " + lines + "; then echo seen; else echo unseen; fi");
        if (isRefused(end)) return;
        QCOMPARE(end->output, std::string("unseen\n"));
        // The test itself would see it outside.
        Task task;
        const auto outside = judge::runProgram(
            {smallProgram(folder, "if " + lines + "; then echo seen; else echo unseen; fi")}, {}, limits,
            task);
        if (QTest::currentDataTag() != QByteArray("homes") && QTest::currentDataTag() != QByteArray("home"))
            QCOMPARE(outside->output, std::string("seen\n"));
    }

    void nothingElseIsWritten_data() {
        QTest::addColumn<QByteArray>("place");
        for (const char* place : {"/usr/bin/mx-stray", "/etc/mx-stray", "/mx-stray",
                                  "$(dirname $0)/../mx-stray", "$0", "/dev/mx-stray", "/proc/mx-stray"})
            QTest::newRow(place) << QByteArray(place);
    }
    void nothingElseIsWritten() {
        QFETCH(QByteArray, place);
        const auto end = run("(echo x > " + place + ") 2> /dev/null && test -s " + place +
                             " && echo written > /tmp/mx-stray; echo end");
        if (isRefused(end)) return;
        QCOMPARE(end->output, std::string("end\n"));
        QVERIFY(!QFile::exists("/mx-stray") && !QFile::exists("/usr/bin/mx-stray") &&
                !QFile::exists("/etc/mx-stray"));
        QVERIFY(!QFile::exists(folder.filePath("../mx-stray")));
    }

    void itHasATemporaryFolder() {
        const auto end = run("echo some > file; cat file; cat $TMPDIR/file; cd; cat file");
        if (isRefused(end)) return;
        QCOMPARE(end->output, std::string("some\nsome\nsome\n"));
        QVERIFY(!QFile::exists("/tmp/file"));
    }

    void itCannotFillTheMemoryWithFiles() {
        const auto end =
            run("for i in 1 2 3 4 5 6 7 8; do head -c 3000000 /dev/zero > f$i; done 2> /dev/null; "
                "cat f* | wc -c");
        if (isRefused(end)) return;
        QVERIFY(std::stoull(end->output) <= limits.output);
    }

    void badEndsAreTold_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<EndKind>("kind");
        QTest::newRow("code") << QByteArray("exit 3") << EndKind::exited;
        QTest::newRow("crash") << QByteArray("kill -SEGV $$") << EndKind::crashed;
        QTest::newRow("loop") << QByteArray("while :; do :; done") << EndKind::tooSlow;
        QTest::newRow("wait") << QByteArray("sleep 100") << EndKind::tooSlow;
        QTest::newRow("flood") << QByteArray("yes") << EndKind::tooMuchOutput;
        QTest::newRow("memory of a child")
            << QByteArray("env -i setsid sh -c 'x=aaaaaaaaaaaaaaaa; while [ ${#x} -lt 60000000 ]; do "
                          "x=$x$x; done; sleep 9' & sleep 9")
            << EndKind::tooMuchMemory;
    }
    void badEndsAreTold() {
        QFETCH(QByteArray, lines);
        QFETCH(EndKind, kind);
        limits.time = std::chrono::milliseconds(kind == EndKind::tooMuchMemory ? 5000 : 500);
        const auto end = run(lines);
        if (isRefused(end)) return;
        QCOMPARE(end->kind, kind);
        if (kind == EndKind::crashed) QCOMPARE(end->code, SIGSEGV);
        if (kind == EndKind::exited) QCOMPARE(end->code, 3);
    }

    void allEndsWithIt() {
        const QByteArray name = "sleep 7" + QByteArray::number(::getpid());
        const auto end = run("env -i setsid " + name + " & kill -TERM -1; exit 0");
        if (isRefused(end)) return;
        Task task;
        const auto others = judge::runProgram({smallProgram(folder, "ps -eo args | grep -c '^" + name + "'")},
                                              {}, limits, task);
        QCOMPARE(others->output, std::string("0\n"));
    }

    void anInterpreterThatIsNotSeenIsTold() {
        QVERIFY(QFile::copy("/bin/sh", folder.filePath("own_sh")));
        QFile script(folder.filePath("script"));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!" + folder.filePath("own_sh").toUtf8() + "\necho\n");
        script.close();
        script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        Task task;
        const std::string path = script.fileName().toStdString();
        const auto end = judge::runProgram({path, {}, {}, true}, {}, limits, task);
        if (sandbox != judge::Sandbox::ready) {
            QVERIFY(isRefused(end));
            return;
        }
        QCOMPARE(end.error().english(),
                 "“" + path +
                     "” cannot be started in the sandbox, where it sees only the system’s own programs; "
                     "run it without the sandbox if you trust it.");
    }

    void withoutBubblewrapNothingRunsInASandbox() {
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", folder.path().toUtf8());
        const judge::Sandbox found = judge::findSandbox();
        const auto end = run("echo it ran");
        qputenv("PATH", path);
        QVERIFY(found == judge::Sandbox::missing);
        QCOMPARE(end.error().english(), std::string("A sandbox needs bubblewrap, which is not installed (apt "
                                                    "install bubblewrap)."));
    }

    /// Something with its name that cannot make a sandbox, as where user namespaces are forbidden.
    void whereNoSandboxIsPermittedNothingRunsInOne() {
        QTemporaryDir programs;
        QVERIFY(!smallProgram(programs, "echo it ran; exit 1", "bwrap").empty());
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", programs.path().toUtf8() + ':' + path);
        const judge::Sandbox found = judge::findSandbox();
        const auto end = run("echo it ran");
        qputenv("PATH", path);
        QVERIFY(found == judge::Sandbox::refused);
        QCOMPARE(end.error().english(), judge::saySandbox(judge::Sandbox::refused).english());
    }

private:
    [[nodiscard]] Expected<judge::ProgramEnd> run(const QByteArray& lines, const std::string& input = {}) {
        Task task;
        return judge::runProgram({smallProgram(folder, lines), {}, {}, true}, input, limits, task);
    }
    /// Where the test listens on this computer.
    [[nodiscard]] int port() const {
        sockaddr_in address = {};
        socklen_t size = sizeof address;
        ::getsockname(server, reinterpret_cast<sockaddr*>(&address), &size);
        return ntohs(address.sin_port);
    }
    /// Whether it did not run; a failure unless it said that there is no sandbox, and there is none.
    [[nodiscard]] bool isRefused(const Expected<judge::ProgramEnd>& end) const {
        if (end && sandbox == judge::Sandbox::ready) return false;
        const std::string said = end ? "it ran" : end.error().english();
        if (sandbox == judge::Sandbox::ready || said != judge::saySandbox(sandbox).english())
            QTest::qFail(said.c_str(), __FILE__, __LINE__);
        return true;
    }

    QTemporaryDir folder;
    int server = -1;
    judge::Sandbox sandbox = judge::Sandbox::missing;
    judge::ProgramLimits limits{std::chrono::milliseconds(500), std::uint64_t{48} << 20U,
                                std::uint64_t{4} << 20U};
};

MEXPLORER_TEST(TestSandbox)
#include "test_sandbox.moc"
