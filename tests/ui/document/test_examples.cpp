#include "core/catalogue/catalogue.h"
#include "core/explain/telling.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/document/view_kind.h"

#include <QDir>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

QDir folder() {
    return QDir(QStringLiteral(MEXPLORER_SOURCE "/resources/examples"));
}

} // namespace

/// The documents that come with the program, one for each game.
class TestExamples : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasAnExampleAndNothingElseHas() {
        QStringList expected;
        for (const Entry& entry : catalogue())
            expected << QString::fromStdString(entry.description.id) + ".mex";
        expected.sort();
        QCOMPARE(folder().entryList(QDir::Files, QDir::Name), expected);
    }

    void everyExampleOpensAndCanBeDrawn_data() {
        QTest::addColumn<QString>("id");
        for (const Entry& entry : catalogue())
            QTest::newRow(entry.description.id.c_str()) << QString::fromStdString(entry.description.id);
    }
    void everyExampleOpensAndCanBeDrawn() {
        QFETCH(QString, id);
        const auto bytes = readFile(folder().filePath(id + ".mex"));
        QVERIFY(bytes);
        Document document;
        const auto opened = fromMex(*bytes, document);
        QVERIFY2(opened, opened ? "" : opened.error().english().c_str());
        QCOMPARE(document.state().game, id.toStdString());
        const std::string& view = document.state().view;
        Task task;
        const auto figure = findView(view)->figure(document.scene(view), task);
        QVERIFY2(figure, figure ? "" : figure.error().english().c_str());
        QVERIFY((*figure)->bounds().isValid());
        const auto answer = why(*document.game(), *document.instance(), task);
        QVERIFY2(answer, answer ? "" : answer.error().english().c_str());
    }

    /// So that saving an opened example changes only what the user has changed.
    void everyExampleNamesItsGameParametersAndSettingsAsTheyAreSaved() {
        for (const Entry& entry : catalogue()) {
            const QString id = QString::fromStdString(entry.description.id);
            const auto bytes = readFile(folder().filePath(id + ".mex")).value();
            Document document;
            QVERIFY(fromMex(bytes, document));
            Document again;
            QVERIFY(fromMex(toMex(document), again));
            QCOMPARE(again.state().position, document.state().position);
            QCOMPARE(again.state().parameters, document.state().parameters);
            QCOMPARE(again.state().settings, document.state().settings);
        }
    }
};

MEXPLORER_TEST(TestExamples)
#include "test_examples.moc"
