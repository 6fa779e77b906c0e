#include "core/document/document.h"
#include "core/text/utf8.h"
#include "tests/runner/listed.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>
#include <random>

using namespace mexplorer;

namespace {

using Json = nlohmann::json;

DocumentContents full() {
    return {.game = "nim",
            .parameters = {{"play", "misere"}},
            .position = "3,5,7",
            .view = "tree",
            .settings = {{"grid", {{"rows", "9"}}}, {"tree", {{"a", ""}, {"merged", "on"}}}},
            .record = "3,5,7 → 1,5,7\n^0 → \"4\",5,7\\",
            .players = {{"opponent", "computer"}},
            .title = "Three “heaps”",
            .description = "for class 7\nby \"us\"",
            .cameras = {{"tree", {-1.25, 0.5, 100, 60.125}}},
            .step = 4};
}

/// The same document with another value of one member; without it if the value is discarded.
std::string with(const std::string& key, const Json& value) {
    Json json = Json::parse(writeDocument(full()));
    if (value.is_discarded())
        json.erase(key);
    else
        json[key] = value;
    return json.dump();
}

/// As Qt writes it: the definition of the format, which documents have had from the beginning.
QByteArray writtenByQt(const DocumentContents& contents) {
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    const auto object = [&](const Parameters& parameters) {
        QJsonObject members;
        for (const auto& [id, value] : parameters)
            members[text(id)] = text(value);
        return members;
    };
    QJsonObject settings;
    for (const auto& [view, values] : contents.settings)
        settings[text(view)] = object(values);
    QJsonObject cameras;
    for (const auto& [view, camera] : contents.cameras)
        cameras[text(view)] = QJsonArray{camera.left, camera.top, camera.width, camera.height};
    QJsonObject json{{"format", "mexplorer"},
                     {"version", documentFormat},
                     {"game", text(contents.game)},
                     {"parameters", object(contents.parameters)},
                     {"position", text(contents.position)},
                     {"view", text(contents.view)},
                     {"settings", settings},
                     {"cameras", cameras},
                     {"step", contents.step}};
    if (contents.record) json["record"] = text(*contents.record);
    if (!contents.players.empty()) json["players"] = object(contents.players);
    if (!contents.title.empty()) json["title"] = text(contents.title);
    if (!contents.description.empty()) json["description"] = text(contents.description);
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

QString refusal(const std::string& bytes) {
    const auto read = readDocument(bytes);
    return read ? QString() : QString::fromStdString(read.error().english());
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void everyFieldIsReadAsItWasWritten() {
        QVERIFY(readDocument(writeDocument(full())).value() == full());
        DocumentContents least{.game = "kiki"};
        QVERIFY(readDocument(writeDocument(least)).value() == least);
        // Each field by itself: what differs is written differently, and comes back.
        std::vector<DocumentContents> changed(9, full());
        changed[0].game = "kiki";
        changed[1].parameters["m"] = "3";
        changed[2].position = "";
        changed[3].view = "grid";
        changed[4].settings.erase("grid");
        changed[5].record.reset();
        changed[6].players.clear();
        changed[7].cameras["grid"] = {1e-7, -1e300, 5e-324, 0.1};
        changed[8].step = -1;
        for (const DocumentContents& one : changed) {
            QVERIFY(writeDocument(one) != writeDocument(full()));
            QVERIFY(readDocument(writeDocument(one)).value() == one);
        }
    }

    void theBytesAreThoseOfTheFormat() {
        const DocumentContents contents{
            .game = "nim", .position = "1,\t2", .view = "tree", .cameras = {{"tree", {-1.25, 0, 1e21, 60}}}};
        const std::string expected = R"({
    "cameras": {
        "tree": [
            -1.25,
            0,
            1e+21,
            60
        ]
    },
    "format": "mexplorer",
    "game": "nim",
    "parameters": {
    },
    "position": "1,\t2",
    "settings": {
    },
    "step": -1,
    "version": 1,
    "view": "tree"
}
)";
        QCOMPARE(QString::fromStdString(writeDocument(contents)), QString::fromStdString(expected));
    }

    void theBytesAreThoseThatQtWrites() {
        QCOMPARE(QByteArray::fromStdString(writeDocument(full())), writtenByQt(full()));
        const unsigned seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto text = [&random] {
            QString made;
            for (auto length = random() % 6; length > 0; --length)
                made += QChar(
                    static_cast<char16_t>(random() % 3 ? random() % 0x100 : 0xE000 + random() % 0x1000));
            return made.toStdString();
        };
        const auto number = [&random] {
            std::uniform_real_distribution<double> unit(-1, 1);
            const double wide = unit(random) * std::pow(10.0, unit(random) * (random() % 2 ? 15 : 300));
            return random() % 4 == 0 ? std::trunc(wide) : random() % 4 == 0 ? std::round(wide * 8) / 8 : wide;
        };
        for (int round = 0; round < 20'000; ++round) {
            DocumentContents contents = full();
            contents.position = text();
            contents.parameters[text()] = text();
            contents.settings[text()][text()] = text();
            if (random() % 2) contents.record = text();
            if (random() % 2) contents.players.clear();
            contents.cameras[text()] = {number(), number(), number(), number()};
            contents.step = static_cast<int>(random() % 1000) - 1;
            QCOMPARE(QByteArray::fromStdString(writeDocument(contents)), writtenByQt(contents));
        }
    }

    void refusalsSayWhatIsWrong_data() {
        QTest::addColumn<QString>("bytes");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const std::string& bytes, const char* said) {
            QTest::newRow(name) << QString::fromStdString(bytes) << QString(said);
        };
        row("empty", " \n\t", "The file is empty");
        row("no JSON", "{\n  \"format\": }", "line 2, column 13");
        row("text", "hello", "not a Mexplorer document, which is JSON");
        row("broken off", writeDocument(full()).substr(0, writeDocument(full()).size() - 30),
            "The document is damaged");
        row("a list", "[]", "“format” is not");
        row("a number", "7", "“format” is not");
        row("another format", with("format", "lesson"), "“format” is not");
        row("no format", with("format", 1), "“format” is not");
        row("newer", with("version", documentFormat + 1), "newer Mexplorer (format 2)");
        row("no version", with("version", nullptr), "format number is missing or wrong");
        row("half a version", with("version", 0.5), "format number is missing or wrong");
        row("deep", std::string(1'000'000, '['), "nested too deeply");
        row("twice", "{\"format\": \"mexplorer\",\n  \"form\\u0061t\": \"x\"}",
            "format: The document says this a second time at line 2, column 3");
        for (const char* key : {"game", "position", "view", "record"})
            row(key, with(key, 1), qPrintable(QString("%1: The document has no text here").arg(key)));
        for (const char* key : {"parameters", "settings", "players", "cameras"})
            row(key, with(key, "x"), qPrintable(QString("%1: Here belongs a list of values").arg(key)));
        row("no parameters", with("parameters", Json(Json::value_t::discarded)), "parameters: Here belongs");
        row("parameter", with("parameters", {{"m", 3}}), "m: The document has no text here");
        row("settings of a view", with("settings", {{"tree", "merged"}}), "tree: Here belongs");
        row("setting", with("settings", {{"tree", {{"merged", 1}}}}),
            "merged: The document has no text here");
        row("camera", with("cameras", {{"tree", {1, 2, 3}}}), "four numbers");
        row("long camera", with("cameras", {{"tree", Json(100'000, 1)}}), "four numbers");
        row("camera of texts", with("cameras", {{"tree", {1, 2, "3", 4}}}), "four numbers");
        row("flat camera", with("cameras", {{"tree", {1, 2, 3, 0}}}), "must be above 0");
    }
    void refusalsSayWhatIsWrong() {
        QFETCH(const QString, bytes);
        QFETCH(const QString, said);
        const QString sentence = refusal(bytes.toStdString());
        QVERIFY2(sentence.contains(said), qPrintable(sentence));
    }

    void tooManyMembersAreRefusedBeforeTheyAreKept() {
        std::string bytes = R"({"format":"mexplorer","x":{)";
        for (std::size_t i = 0; i <= mostDocumentMembers; ++i)
            bytes += "\"" + std::to_string(i) + "\":0,";
        const auto read = readDocument(bytes);
        QVERIFY(!read && read.error().kind == Error::Kind::tooLarge);
    }

    /// Of a newer program, or written by hand.
    void whatIsNotKnownIsLeftOut() {
        Json json = Json::parse(writeDocument(full()));
        json["lecture"] = {{"slides", {1, 2, {{"game", 3}}}}};
        json["cameras"]["tree"] = {-1.25, 0.5, 1e2, 60.125};
        QVERIFY(readDocument(json.dump()).value() == full());
        for (const Json& step :
             {Json(-5), Json(-1e9), Json(1e9 + 0.5), Json(1e300), Json("3"), Json(nullptr)})
            QCOMPARE(readDocument(with("step", step)).value().step, -1);
        QCOMPARE(readDocument(with("step", 3.0)).value().step, 3);
        QVERIFY(readDocument(with("settings", {{"tree", Json::object()}})).value().settings.empty());
        const auto free = readDocument("\xEF\xBB\xBF" + with("position", "1\n2\\"));
        QCOMPARE(free.value().position, std::string("1\n2\\"));
    }

    void rawLinesAndNeedlessBackslashesAreTakenAsMeant() {
        std::string bytes = with("position", "HERE");
        bytes.replace(bytes.find("HERE"), 4, "1 2\n3\\ \\q\\\\");
        QCOMPARE(readDocument(bytes).value().position, std::string("1 2\n3 q\\"));
    }

    void anyBytesAreSurvived() {
        const unsigned seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const std::string whole = writeDocument(full());
        const std::string signs = "{}[]\",:\\0e-.\n";
        std::size_t isRead = 0;
        for (int round = 0; round < 20'000; ++round) {
            std::string bytes = whole;
            for (auto changes = 1 + random() % 4; changes > 0; --changes) {
                const std::size_t at = random() % bytes.size();
                const char byte = random() % 2 ? static_cast<char>(random()) : signs[random() % signs.size()];
                if (random() % 2)
                    bytes[at] = byte;
                else
                    bytes.insert(at, 1 + random() % 3, byte);
            }
            const auto read = readDocument(bytes);
            if (!read) {
                const std::string sentence = read.error().english();
                QVERIFY(!sentence.empty() && validLength(sentence) == sentence.size());
                continue;
            }
            ++isRead;
            QVERIFY(readDocument(writeDocument(*read)).value() == *read);
        }
        QVERIFY(isRead > 100); // some changes are inside texts
    }

    void everyTruncationIsRefused() {
        const std::string whole = writeDocument(full());
        for (std::size_t length = 0; length + 2 < whole.size(); ++length)
            QVERIFY2(!refusal(whole.substr(0, length)).isEmpty(), std::to_string(length).c_str());
    }
};

MEXPLORER_TEST(TestDocument)
#include "test_document.moc"
