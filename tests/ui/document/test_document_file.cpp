#include "core/catalogue/catalogue.h"
#include "ui/document/document_file.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

std::unique_ptr<Document> workedOn() {
    auto document = std::make_unique<Document>();
    (void)document->setGame("nim", {{"play", "misere"}}, "3,5,7");
    (void)document->setView("tree");
    (void)document->setSetting("tree", "merged", "on");
    document->setCamera("tree", Camera{{-1.25, 0.5, 100, 60.125}});
    document->setStep(4);
    return document;
}

QByteArray with(const QByteArray& mex, const QString& key, const QJsonValue& value) {
    QJsonObject object = QJsonDocument::fromJson(mex).object();
    object[key] = value;
    return QJsonDocument(object).toJson();
}

} // namespace

class TestDocumentFile : public QObject {
    Q_OBJECT

private slots:
    void whatIsSavedIsWhatIsOpened() {
        const auto document = workedOn();
        Document reopened;
        const auto result = fromMex(toMex(*document), reopened);
        QVERIFY2(result.has_value(), result ? "" : result.error().english().c_str());
        QVERIFY(reopened.state() == document->state());
        QCOMPARE(reopened.camera("tree")->visible, document->camera("tree")->visible);
        QCOMPARE(reopened.step(), 4);
        QCOMPARE(reopened.undoStack().count(), 0);
        QCOMPARE(toMex(reopened), toMex(*document)); // the same bytes
    }

    void everyGameComesBack() {
        for (const Entry& entry : catalogue()) {
            Document document;
            QVERIFY(document.setGame(entry.description.id).has_value());
            Document reopened;
            QVERIFY(fromMex(toMex(document), reopened).has_value());
            QVERIFY(reopened.state() == document.state());
        }
    }

    /// A document cut off anywhere is refused in a sentence, and what was open stays.
    void everyTruncationIsRefused() {
        const QByteArray whole = toMex(*workedOn()).trimmed();
        Document document;
        const DocumentState before = document.state();
        for (int length = 0; length < whole.size(); ++length) {
            const auto result = fromMex(whole.left(length), document);
            QVERIFY2(!result, qPrintable(QString::number(length)));
            QVERIFY(!result.error().message.english().empty());
        }
        QVERIFY(document.state() == before);
    }

    void anyBytesAreSurvived() {
        constexpr unsigned seed = 11;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const QByteArray whole = toMex(*workedOn());
        for (int round = 0; round < 3000; ++round) {
            QByteArray bytes = whole;
            for (unsigned changes = 1 + random() % 4; changes > 0; --changes) {
                bytes[static_cast<qsizetype>(random() % static_cast<unsigned>(bytes.size()))] = static_cast<char>(random());
            }
            Document document;
            (void)fromMex(bytes, document); // refused or not, it neither crashes nor leaves a broken document
            QVERIFY(document.game());
            QVERIFY(document.game()->canonical(document.position()).has_value());
        }
    }

    void refusalsSayWhatIsWrong_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        const QByteArray whole = toMex(*workedOn());
        QTest::newRow("empty") << QByteArray() << "empty";
        QTest::newRow("no JSON") << QByteArray("{\n  \"format\": }") << "line 2";
        QTest::newRow("another format") << with(whole, "format", "lesson") << "format";
        QTest::newRow("newer") << with(whole, "version", documentFormat + 1) << "newer";
        QTest::newRow("no version") << with(whole, "version", QJsonValue()) << "format number";
        QTest::newRow("game") << with(whole, "game", "chess") << "chess";
        QTest::newRow("position") << with(whole, "position", "3,x") << "x";
        QTest::newRow("view") << with(whole, "view", "dome") << "dome";
        QTest::newRow("parameter") << with(whole, "parameters", QJsonObject{{"size", "3"}}) << "size";
        QTest::newRow("setting") << with(whole, "settings", QJsonObject{{"tree", QJsonObject{{"merged", "maybe"}}}}) << "maybe";
        QTest::newRow("camera") << with(whole, "cameras", QJsonObject{{"tree", "near"}}) << "four numbers";
    }
    void refusalsSayWhatIsWrong() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, said);
        Document document;
        const auto result = fromMex(bytes, document);
        QVERIFY(!result);
        const QString sentence = QString::fromStdString(result.error().english());
        QVERIFY2(sentence.contains(said), qPrintable(sentence));
    }

    void savingReplacesTheFileWholeOrLeavesIt() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("lesson.mex");
        QVERIFY(saveFile(path, "old").has_value());
        QVERIFY(saveFile(path, toMex(*workedOn())).has_value());
        QCOMPARE(readFile(path).value(), toMex(*workedOn()));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"lesson.mex"}); // nothing is left beside it
        QVERIFY(!saveFile(folder.filePath("no/folder/lesson.mex"), "new"));
        const auto missing = readFile(folder.filePath("missing.mex"));
        QVERIFY(!missing && missing.error().english().find("missing.mex") != std::string::npos);
    }
};

QTEST_MAIN(TestDocumentFile)
#include "test_document_file.moc"
