#include "core/file/output_file.h"
#include "tests/faults/faulty_runs.h"
#include "tests/runner/listed.h"

#include <sys/resource.h>
#include <sys/stat.h>

using namespace mexplorer;

namespace {

Expected<void> save(const QString& path, std::string_view bytes, const Task& task = {}) {
    OutputFile file(path.toStdString(), task);
    (void)file.write(bytes);
    return file.commit();
}

QByteArray get(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
}

} // namespace

class TestOutputFile : public QObject {
    Q_OBJECT

private slots:
    void init() {
        folder = std::make_unique<QTemporaryDir>();
        path = folder->filePath("file");
    }

    void aFileIsThereOnceItIsCommitted() {
        const Task task;
        {
            OutputFile file(path.toStdString(), task);
            for (int i = 0; i < 100'000; ++i)
                QVERIFY(file.write("line\n"));
            QVERIFY(!QFile::exists(path));
            QVERIFY(file.commit());
            QCOMPARE(get(path).size(), qsizetype{500'000});
        }
        {
            OutputFile file(path.toStdString(), task);
            QVERIFY(file.write(std::string(500'000, 'x')));
        }
        QVERIFY(get(path).startsWith("line\nline\n")); // without commit() the file is unchanged
        QCOMPARE(entries(), QStringList{"file"});
    }

    void rightsStayAndNewFilesHaveTheUsual() {
        const mode_t mask = umask(0027);
        QVERIFY(save(path, "new"));
        umask(mask);
        struct stat about = {};
        QCOMPARE(::stat(path.toLocal8Bit(), &about), 0);
        QCOMPARE(about.st_mode & 0777U, mode_t{0640});
        QCOMPARE(::chmod(path.toLocal8Bit(), 0604), 0);
        QVERIFY(save(path, "newer"));
        QCOMPARE(::stat(path.toLocal8Bit(), &about), 0);
        QCOMPARE(about.st_mode & 0777U, mode_t{0604});
    }

    void aLinkStaysALink() {
        QVERIFY(QDir(folder->path()).mkdir("there"));
        const QString link = folder->filePath("link");
        QVERIFY(QFile::link("there/file", link)); // the target does not exist yet
        for (const char* text : {"first", "second"}) {
            QVERIFY(save(link, text));
            QVERIFY(QFileInfo(link).isSymLink());
            QCOMPARE(get(folder->filePath("there/file")), QByteArray(text));
        }
        QVERIFY(QFile::link("loop", folder->filePath("loop")));
        const auto looped = save(folder->filePath("loop"), "x");
        QVERIFY(!looped && looped.error().english().find("symbolic links") != std::string::npos);
    }

    void onlyFilesAreWrittenOver() {
        const QString pipe = folder->filePath("pipe");
        QCOMPARE(mkfifo(pipe.toLocal8Bit(), 0600), 0); // nothing is ever read from it
        for (const QString& special : {pipe, QStringLiteral("/dev/full")}) {
            const auto written = save(special, "x");
            QVERIFY(!written && written.error().english().find("is a pipe or a device") != std::string::npos);
        }
        QVERIFY(QFile::link("/dev/null", path));
        QVERIFY(!save(path, "x"));
        const auto over = save(folder->path(), "x");
        QVERIFY(!over && over.error().english().find("it is a folder") != std::string::npos);
        QCOMPARE(entries(), (QStringList{"file", "pipe"}));
    }

    void theReasonIsTheSystems_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("reason");
        QTest::newRow("no folder") << "no/folder/file"
                                   << "there is no such file or folder";
        QTest::newRow("a name of 300 letters") << QString(300, 'n') << "name too long";
        QTest::newRow("inside a file") << "a/b"
                                       << "a part of the path is no folder";
        QTest::newRow("only a folder") << "no/"
                                       << "there is no such file or folder";
    }
    void theReasonIsTheSystems() {
        QFETCH(QString, name);
        QFETCH(QString, reason);
        QVERIFY(save(folder->filePath("a"), "a"));
        const auto written = save(folder->filePath(name), "x");
        QVERIFY(!written);
        const QString told = QString::fromStdString(written.error().english());
        QVERIFY2(told.contains(reason) && told.contains(name), qPrintable(told));
    }

    void theLongestNameIsNoTrouble() {
        const QString longest = folder->filePath(QString(255, 'n'));
        QVERIFY(save(longest, "x"));
        QCOMPARE(get(longest), QByteArray("x"));
    }

    void whatWasCancelledNeverWas() {
        Task task;
        OutputFile file(path.toStdString(), task);
        QVERIFY(file.write("x"));
        task.cancel();
        QVERIFY(!file.write(std::string(1 << 20, 'x')));
        const auto written = file.commit();
        QVERIFY(!written);
        QCOMPARE(written.error().kind, Error::Kind::cancelled);
        QCOMPARE(entries(), QStringList());
    }

    /// Like a disk that fills up: the first bytes are written, later ones are not.
    void aLimitOnFilesIsTold() {
        QVERIFY(save(path, "old"));
        rlimit before = {};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit few = {100'000, before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &few), 0);
        const auto written = save(path, std::string(200'000, 'x'));
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(!written && written.error().english().find(std::strerror(EFBIG)) != std::string::npos);
        QCOMPARE(get(path), QByteArray("old"));
        QCOMPARE(entries(), QStringList{"file"});
    }

    void whereverItEndsTheFileIsTheOldOrTheNew_data() {
        QTest::addColumn<int>("bytes");
        QTest::addColumn<bool>("unnamed");
        QTest::newRow("one block") << 1000 << true;
        QTest::newRow("many blocks") << 200'000 << true;
        QTest::newRow("one block, with names") << 1000 << false;
        QTest::newRow("many blocks, with names") << 200'000 << false;
    }
    void whereverItEndsTheFileIsTheOldOrTheNew() {
        QFETCH(int, bytes);
        QFETCH(bool, unnamed);
        FaultyRuns runs(MEXPLORER_SAVER, {"%1", QString::number(bytes)}, "file", "old\n");
        if (!unnamed) runs.nameAllFiles();
        runs.checkAll(FaultyRuns::Errors::all);
    }

private:
    [[nodiscard]] QStringList entries() const {
        return QDir(folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
    }

    std::unique_ptr<QTemporaryDir> folder;
    QString path;
};

MEXPLORER_TEST(TestOutputFile)
#include "test_output_file.moc"
