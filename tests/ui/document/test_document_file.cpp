#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "tests/runner/listed.h"
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

    /// A document truncated anywhere is refused with an error, and the open one stays.
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
                bytes[static_cast<qsizetype>(random() % static_cast<unsigned>(bytes.size()))] =
                    static_cast<char>(random());
            }
            Document document;
            (void)fromMex(bytes, document); // must neither crash nor leave a broken document
            QVERIFY(document.game());
            QVERIFY(document.asked());
            QCOMPARE(ask(*document.game(), document.position()).value()->position(), document.position());
        }
    }

    void aStepThatIsNoneIsNone() {
        for (const QJsonValue& step : {QJsonValue(-5), QJsonValue(-1e9), QJsonValue(1.5), QJsonValue("3")}) {
            Document document;
            QVERIFY(fromMex(with(toMex(*workedOn()), "step", step), document));
            QCOMPARE(document.step(), noStep);
        }
    }

    void refusalsSayWhatIsWrong_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        const QByteArray whole = toMex(*workedOn());
        QTest::newRow("empty") << QByteArray() << "empty";
        QTest::newRow("no JSON") << QByteArray("{\n  \"format\": }") << "line 2";
        QTest::newRow("nested without end") << QByteArray(1'000'000, '[') << "nested too deeply";
        QTest::newRow("another format") << with(whole, "format", "lesson") << "format";
        QTest::newRow("newer") << with(whole, "version", documentFormat + 1) << "newer";
        QTest::newRow("no version") << with(whole, "version", QJsonValue()) << "format number";
        QTest::newRow("game") << with(whole, "game", "chess") << "chess";
        QTest::newRow("position") << with(whole, "position", "3,x") << "x";
        QTest::newRow("view") << with(whole, "view", "dome") << "dome";
        QTest::newRow("parameter") << with(whole, "parameters", QJsonObject{{"size", "3"}}) << "size";
        QTest::newRow("no settings") << with(whole, "settings", QJsonObject{{"tree", "merged"}})
                                     << "list of values";
        QTest::newRow("no setting") << with(whole, "settings",
                                            QJsonObject{{"tree", QJsonObject{{"merged", 1}}}})
                                    << "text";
        QTest::newRow("settings") << with(whole, "settings", 5) << "list of values";
        QTest::newRow("cameras") << with(whole, "cameras", "near") << "list of values";
        QTest::newRow("twice") << QByteArray("{\"format\": \"mexplorer\",\n  \"format\": \"x\"}")
                               << "format: The document says this a second time at line 2, column 3";
        QTest::newRow("twice, inside")
            << QByteArray(whole).replace("\"settings\": {", "\"settings\": {\"a\": {}, \"\\u0061\": {},")
            << "a: The document says this a second time";
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

    /// Settings of other games, or of a newer program, do not prevent opening the document.
    void settingsThatAreOfNoUseAreKeptAndNotUsed() {
        const QByteArray whole =
            with(toMex(*workedOn()), "settings",
                 QJsonObject{{"tree", QJsonObject{{"merged", "maybe"}, {"budget", "7"}}},
                             {"grid", QJsonObject{{"rows", "1000000"}, {"columns", "5"}}},
                             {"dome", QJsonObject{{"height", "3"}}}});
        Document document;
        const auto opened = fromMex(whole, document);
        QVERIFY2(opened, opened ? "" : opened.error().english().c_str());
        QCOMPARE(document.scene("tree").settings.at("merged"), std::string("off"));
        QCOMPARE(document.scene("tree").settings.at("budget"), std::string("7"));
        QCOMPARE(document.scene("grid").settings.at("columns"), std::string("5"));
        Document fresh;
        QVERIFY(fresh.setGame("nim"));
        QCOMPARE(document.scene("grid").settings.at("rows"), fresh.scene("grid").settings.at("rows"));
        QCOMPARE(toMex(document), whole);
    }

    void aViewThatTheGameHasNotGivesWayToOneThatItHas() {
        Document normal;
        QVERIFY(normal.setGame("octal", {{"code", "0.06"}}, "5", "line"));
        const QByteArray misere =
            with(toMex(normal), "parameters", QJsonObject{{"code", "0.06"}, {"play", "misere"}});
        Document document;
        std::string left;
        connect(&document, &Document::viewLeft, this, [&](const std::string& view) { left = view; });
        QVERIFY(fromMex(misere, document));
        QCOMPARE(left, std::string("line"));
        QVERIFY(findView(document.state().view)->canShow(*document.game()));
    }

    /// The largest graph that a window reads, of characters that are longest in JSON.
    void theLargestDocumentOpensAgain() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("large.mex");
        std::string graph = "digraph { \"a\" -> \"b\" // ";
        graph.resize((std::size_t{4} << 20U) - 2, '"');
        graph += "\n}";
        Document document;
        const auto set = document.setGame("dag", {{"graph", graph}});
        QVERIFY2(set, set ? "" : set.error().english().c_str());
        QVERIFY(saveFile(path, toMex(document)));
        Document reopened;
        const auto bytes = readFile(path);
        QVERIFY(bytes && fromMex(*bytes, reopened));
        QVERIFY(reopened.state() == document.state());
    }

    void whatCouldNotBeOpenedIsNotSaved() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("huge.mex");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize((qint64{64} << 20) + 1)); // sparse
        file.close();
        QVERIFY(!readFile(path));
        QVERIFY(!saveFile(folder.filePath("new.mex"), QByteArray((64 << 20) + 1, ' ')));
        QVERIFY(!QFile::exists(folder.filePath("new.mex")));
    }

    /// Editors on some systems begin files with one.
    void aByteOrderMarkSaysNothing() {
        Document document;
        QVERIFY(fromMex("\xEF\xBB\xBF" + toMex(*workedOn()), document));
        QVERIFY(document.state() == workedOn()->state());
    }

    void savingReplacesTheFileWholeOrLeavesIt() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("lesson.mex");
        QVERIFY(saveFile(path, "old").has_value());
        QVERIFY(saveFile(path, toMex(*workedOn())).has_value());
        QCOMPARE(readFile(path).value(), toMex(*workedOn()));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
                 QStringList{"lesson.mex"}); // no temporary file is left
        QVERIFY(!saveFile(folder.filePath("no/folder/lesson.mex"), "new"));
        const auto missing = readFile(folder.filePath("missing.mex"));
        QVERIFY(!missing && missing.error().english().find("missing.mex") != std::string::npos);
    }
};

MEXPLORER_TEST(TestDocumentFile)
#include "core/game/aspects/positions.h"
#include "test_document_file.moc"
