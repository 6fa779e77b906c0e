#include "core/file/input_file.h"
#include "tests/runner/listed.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <thread>

#include <sys/stat.h>

using namespace mexplorer;

namespace {

std::string errorOf(const std::string& path, std::size_t most = 100) {
    const auto text = readFile(path, most);
    return text ? "no error" : text.error().english();
}

} // namespace

class TestInputFile : public QObject {
    Q_OBJECT

private slots:
    void aFileIsReadWhole() {
        const std::string text = std::string(300'000, 'a') + '\0' + "\xFF";
        put("whole", text);
        QCOMPARE(readFile(at("whole"), 400'000).value(), text);
        put("empty", "");
        QCOMPARE(readFile(at("empty"), 0).value(), std::string());
    }

    void theLimitIsTheLastSizeThatIsRead() {
        put("long", std::string(100, 'a'));
        QCOMPARE(readFile(at("long"), 100).value().size(), std::size_t{100});
        const auto more = readFile(at("long"), 99);
        QVERIFY(!more);
        QCOMPARE(more.error().kind, Error::Kind::tooLarge);
        QVERIFY(more.error().english().find("long” is larger than the limit") != std::string::npos);
    }

    /// System files that claim to be empty.
    void aSizeThatIsWrongIsNotBelieved() {
        QVERIFY(!readFile("/proc/self/status", 1 << 20).value().empty());
        QVERIFY(errorOf("/proc/self/status", 10).find("larger") != std::string::npos);
    }

    void whatNeverEndsOrNeverAnswersIsRefused() {
        QCOMPARE(mkfifo(at("pipe").c_str(), 0600), 0); // nothing is ever written to it
        for (const std::string& path : {std::string("/dev/zero"), std::string("/dev/null"), at("pipe")}) {
            const std::string error = errorOf(path);
            QVERIFY2(error.find(path + "” is a pipe or a device") != std::string::npos, error.c_str());
        }
    }

    void aPipeIsReadWhereAnyKindMayBe() {
        QCOMPARE(mkfifo(at("open").c_str(), 0600), 0);
        std::thread writer([path = at("open")] { std::ofstream(path) << std::string(100'000, 'a'); });
        const auto text = readFile(at("open"), 100'000, InputFile::Kind::any);
        writer.join();
        QCOMPARE(text.value(), std::string(100'000, 'a'));
        const auto endless = readFile("/dev/zero", 100'000, InputFile::Kind::any);
        QCOMPARE(endless.error().kind, Error::Kind::tooLarge);
        const auto noFile = readFile(at("."), 100'000, InputFile::Kind::any);
        QVERIFY(noFile.error().english().find("it is a folder") != std::string::npos);
    }

    void theReasonIsTold_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("reason");
        QTest::newRow("missing") << "missing"
                                 << "there is no such file";
        QTest::newRow("a folder") << "."
                                  << "it is a folder";
        QTest::newRow("a name of 300 letters") << QString(300, 'n') << "name too long";
        QTest::newRow("inside a file") << "a/b"
                                       << "a part of the path is no folder";
        QTest::newRow("no name") << ""
                                 << "it is a folder";
    }
    void theReasonIsTold() {
        QFETCH(QString, name);
        QFETCH(QString, reason);
        put("a", "a");
        const std::string error = errorOf(at(name.toStdString()));
        QVERIFY2(error.find(reason.toStdString()) != std::string::npos, error.c_str());
        QVERIFY(errorOf("").find("no such file") != std::string::npos);
    }

    void aLimitedPartIsReadAndThenTheRest() {
        put("parts", "abcdef");
        auto file = InputFile::open(at("parts"));
        QVERIFY(file);
        QCOMPARE(file->readText(4).value(), std::string("abcd"));
        QCOMPARE(file->position(), std::uint64_t{4});
        QCOMPARE(file->readText(4).value(), std::string("ef"));
        QCOMPARE(file->readText(4).value(), std::string());
        QCOMPARE(file->size(), std::uint64_t{6});
    }

private:
    [[nodiscard]] std::string at(const std::string& name) const {
        return folder.path().toStdString() + "/" + name;
    }
    void put(const std::string& name, const std::string& text) const {
        QFile file(QString::fromStdString(at(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text.data(), static_cast<qint64>(text.size())), static_cast<qint64>(text.size()));
    }

    QTemporaryDir folder;
};

MEXPLORER_TEST(TestInputFile)
#include "test_input_file.moc"
