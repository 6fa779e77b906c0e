#include "core/judge/running/program.h"
#include "tests/core/judge/small_program.h"
#include "tests/runner/listed.h"

#include <QDir>
#include <QProcess>
#include <QTest>

#include <cstdio>
#include <cstring>

#include <elf.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace mexplorer;

/// Why a file cannot be run: one errno has several causes, each with its own sentence.
class TestRunnable : public QObject {
    Q_OBJECT

private slots:
    void whatIsNoFileIsTold() {
        QCOMPARE(refusal(path("missing")), told("There is no program “%1”.", "missing"));
        QVERIFY(QFile::link(folder.filePath("nowhere"), folder.filePath("link")));
        QCOMPARE(
            refusal(path("link")),
            told("“%1” is a link to “%2”, which does not exist.", "link").arg(folder.filePath("nowhere")));
        QVERIFY(QDir(folder.path()).mkdir("inside"));
        QCOMPARE(refusal(path("inside")), told("“%1” is a folder; choose the program in it.", "inside"));
        QCOMPARE(::mkfifo(path("fifo").c_str(), 0777), 0);
        QCOMPARE(refusal(path("fifo")),
                 told("“%1” is a pipe, a socket or a device, not a file with a program.", "fifo"));
    }

    void whatMayNotBeRunIsTold_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("script") << "plain.sh"
                                << "“%1” is not executable; chmod +x makes a program so.";
        QTest::newRow("source")
            << "Main.java"
            << "“%1” is source code: compile it first, and choose the program that results.";
        QTest::newRow("source in capitals")
            << "MAIN.RS"
            << "“%1” is source code: compile it first, and choose the program that results.";
        QTest::newRow("source that is compiled here")
            << "main.cpp"
            << "“%1” is source code: compile it first, and choose the program that results.";
    }
    void whatMayNotBeRunIsTold() {
        QFETCH(QString, name);
        QFETCH(QString, sentence);
        const std::string file = write(name.toUtf8(), "#!/bin/sh\n", 0644);
        QCOMPARE(refusal(file), sentence.arg(QString::fromStdString(file)));
    }

    /// In a mount namespace, where this test's own program asks again.
    void aFileSystemWithoutProgramsIsTold() {
        QProcess mounted;
        const QString script = "mount -t tmpfs -o noexec none \"$1\" && cp /bin/true \"$1/true\" && "
                               "exec \"$0\" test_runnable --refusal \"$1/true\"";
        const QStringList shell{"--mount",    "sh", "-c", script, QCoreApplication::applicationFilePath(),
                                folder.path()};
        mounted.start("unshare", ::geteuid() == 0 ? shell : QStringList{"--map-root-user"} + shell);
        QVERIFY(mounted.waitForFinished());
        const QByteArray error = mounted.readAllStandardError();
        if (error.contains("unshare")) QSKIP("no namespaces here");
        QCOMPARE(QString::fromUtf8(mounted.readAllStandardOutput()),
                 told("“%1” is on a file system from which nothing may be run (noexec); copy it to another "
                      "folder.",
                      "true"));
    }

    void aFolderThatMayNotBeEnteredIsTold() {
        if (::geteuid() == 0) return; // root may enter any
        QVERIFY(QDir(folder.path()).mkdir("closed"));
        QVERIFY(QFile::setPermissions(folder.filePath("closed"), {}));
        QCOMPARE(refusal(path("closed/program")),
                 told("“%1” is in a folder that you may not enter.", "closed/program"));
    }

    void whatOthersMayRunIsTold() {
        if (::geteuid() == 0) return; // root may run what anybody may run
        const std::string file = write("others", "#!/bin/sh\n", 0641);
        QCOMPARE(refusal(file),
                 told("Others may run “%1”, but you may not; its owner can change that.", "others"));
    }

    void aFirstLineThatLeadsNowhereIsTold_data() {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<QString>("sentence");
        const QString windows =
            "The lines of “%1” end as on Windows, so that “%2” is not found; save it with the "
            "line ends of Unix: dos2unix, or sed -i 's/\\r$//'.";
        const QString missing = "“%1” is run by “%2”, as its first line says, but that does not exist here; "
                                "install it, or correct the line.";
        QTest::newRow("Windows") << QByteArray("#!/bin/sh\r\necho\r\n")
                                 << QString(windows).replace("%2", "/bin/sh");
        QTest::newRow("Windows, env") << QByteArray("#!/usr/bin/env python3\r\nprint()\r\n")
                                      << QString(windows).replace("%2", "python3");
        QTest::newRow("Windows, options")
            << QByteArray("#!/usr/bin/env -S X=1 sh -e\r\n") << QString(windows).replace("%2", "sh");
        QTest::newRow("missing") << QByteArray("#!/usr/local/no/python9 -u\n")
                                 << QString(missing).replace("%2", "/usr/local/no/python9");
        QTest::newRow("missing, env") << QByteArray("#! /usr/bin/env no-such-python\n")
                                      << QString(missing).replace("%2", "no-such-python");
        QTest::newRow("not executable")
            << QByteArray("#!/etc/passwd\n")
            << QString("“%1” is run by “/etc/passwd”, as its first line says, but that "
                       "is not executable.");
        QTest::newRow("nothing") << QByteArray("#!\n")
                                 << QString("The first line of “%1” does not say what runs it; it might be "
                                            "#!/bin/sh.");
        QTest::newRow("byte order mark")
            << QByteArray("\xEF\xBB\xBF#!/bin/sh\n")
            << QString("“%1” begins with a byte order mark, which hides its first line #!…; save it as UTF-8 "
                       "without one.");
        QTest::newRow("no program")
            << QByteArray("no program")
            << QString("“%1” is not a program that runs here; a script begins with a line "
                       "like #!/usr/bin/python3.");
        QTest::newRow("empty") << QByteArray()
                               << QString("“%1” is not a program that runs here; a script begins with a line "
                                          "like #!/usr/bin/python3.");
    }
    void aFirstLineThatLeadsNowhereIsTold() {
        QFETCH(QByteArray, contents);
        QFETCH(QString, sentence);
        const std::string file = write("script", contents, 0755);
        QCOMPARE(refusal(file), sentence.replace("%1", QString::fromStdString(file)));
    }

    /// This test's own program, whose loader is given another name.
    void aMissingLoaderIsTold() {
        QFile own("/proc/self/exe");
        QVERIFY(own.open(QIODevice::ReadOnly));
        QByteArray start = own.read(1 << 16);
        const qsizetype at = start.indexOf("/lib");
        QVERIFY(at > 0 && start.indexOf("ld-", at) > 0);
        start[at + 1] = 'L';
        const QString loader = start.mid(at, start.indexOf('\0', at) - at);
        const std::string file = write("other", start, 0755);
        QCOMPARE(refusal(file),
                 told("“%1” needs the loader “%2”, which does not exist here: it was compiled for "
                      "another system; compile it on this one.",
                      "other")
                     .arg(loader));
    }

    /// Its headers lead out of the file.
    void aDamagedProgramIsTold() {
        Elf64_Ehdr header = {};
        std::copy_n(ELFMAG, SELFMAG, header.e_ident);
        header.e_ident[EI_CLASS] = ELFCLASS64;
        header.e_phoff = ~std::uint64_t{0};
        header.e_phnum = 0xFFFF;
        header.e_phentsize = 0xFFFF;
        const std::string file =
            write("damaged", QByteArray(reinterpret_cast<const char*>(&header), sizeof header), 0755);
        QCOMPARE(refusal(file), told("“%1” is not a program that runs here; a script begins with a line like "
                                     "#!/usr/bin/python3.",
                                     "damaged"));
    }

    void aProgramBeingWrittenIsTold() {
        QVERIFY(QFile::copy("/bin/true", folder.filePath("written")));
        const int writer = ::open(path("written").c_str(), O_WRONLY | O_CLOEXEC);
        QVERIFY(writer >= 0);
        const QString sentence = refusal(path("written"));
        ::close(writer);
        QCOMPARE(sentence,
                 told("“%1” is still being written by another program; try again when it is complete.",
                      "written"));
    }

private:
    std::string path(const char* name) const { return folder.filePath(name).toStdString(); }
    [[nodiscard]] QString told(const char* sentence, const char* name) const {
        return QString(sentence).replace("%1", folder.filePath(name)).replace("%2", "%1");
    }
    std::string write(const char* name, const QByteArray& contents, mode_t mode) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size()) return {};
        file.close();
        ::chmod(file.fileName().toUtf8().constData(), mode);
        return file.fileName().toStdString();
    }

public:
    static QString refusal(const std::string& path) {
        Task task;
        const auto end = judge::runProgram({path}, {}, {}, task);
        return end ? QString("it ran") : QString::fromStdString(end.error().english());
    }

private:
    QTemporaryDir folder;
};

static const tests::Listed listedTestRunnable(__FILE__, [](int argc, char** argv) {
    if (argc != 3 || std::strcmp(argv[1], "--refusal") != 0) return tests::runTest<TestRunnable>(argc, argv);
    std::fputs(qPrintable(TestRunnable::refusal(argv[2])), stdout);
    return 0;
});

#include "test_runnable.moc"
