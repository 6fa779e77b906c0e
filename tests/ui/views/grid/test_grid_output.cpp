#include "tests/runner/listed.h"
#include "tests/ui/views/grid/fake_game.h"
#include "tests/ui/views/grid/grid_figures.h"

#include <QBuffer>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestGridOutput : public QObject {
    Q_OBJECT

private slots:
    void theTableReadBackFromItsCsvIsTheSame() {
        const auto figure = figureOf(gameOf("wythoff"), {{"rows", "17"}, {"columns", "9"}});
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        Task task;
        QVERIFY(figure->writeCsv(buffer, task));
        QStringList lines = QString::fromUtf8(buffer.data()).split('\n');
        QCOMPARE(lines.takeFirst(), QString("a,b,value"));
        QCOMPARE(lines.takeLast(), QString());
        QCOMPARE(lines.size(), 17 * 9);
        for (const QString& line : lines) {
            const QStringList fields = line.split(',');
            QCOMPARE(figure->picture().values->at(fields[0].toUInt(), fields[1].toUInt()),
                     fields[2].toUShort());
        }
    }

    void theCsvOfASliceHasAColumnForEachNumber() {
        const auto figure = figureOf(gameOf("nim"), {{"rows", "4"}, {"columns", "9"}}, "5,3,2,6");
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        Task task;
        QVERIFY(figure->writeCsv(buffer, task));
        QStringList lines = QString::fromUtf8(buffer.data()).split('\n');
        QCOMPARE(lines.takeFirst(), QString("a,b,c,d,value"));
        QCOMPARE(lines.takeLast(), QString());
        QCOMPARE(lines.size(), 4 * 9);
        for (const QString& line : lines) {
            const QStringList fields = line.split(',');
            QCOMPARE(fields[2] + fields[3], QString("26"));
            QCOMPARE(fields[4].toUInt(), fields[0].toUInt() ^ fields[1].toUInt() ^ 2U ^ 6U);
        }
        QVERIFY(legendOf(*figure).contains("slice: c = 2, d = 6"));
    }

    void aSliceWhoseValuesNoCellHoldsIsNotShown() {
        const auto figure = figureOf(gameOf("nim"), {{"rows", "4"}, {"columns", "9"}}, "3,5,1000000");
        QVERIFY(figure->picture().grid().kept().empty());
        QVERIFY(figure->textsBeside(frameOf(*figure)).contains("(3, 5, 1000000) is not in this table"));
    }

    void csvAndAxesCountAsTheGameDoes() {
        const auto game = std::make_shared<FakeGame>();
        game->fake.first = 1;
        const auto figure = figureOf(game, {{"rows", "3"}, {"columns", "4"}}, "1,1");
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        Task task;
        QVERIFY(figure->writeCsv(buffer, task));
        const QStringList lines = QString::fromUtf8(buffer.data()).split('\n');
        QCOMPARE(lines.at(1), QString("1,1,0"));
        QCOMPARE(lines.at(12),
                 QString("3,4,1")); // 2 ⊕ 3: the first number is the row of a board counted from 1
    }

    /// It is never held in memory as a whole, and stops when it is cancelled.
    void theTableIsWrittenInPiecesUntilItIsCancelled() {
        class Device : public QIODevice {
        public:
            explicit Device(Task& task) : task_(task) { open(QIODevice::WriteOnly); }
            qint64 longest = 0;
            qint64 total = 0;

        protected:
            qint64 readData(char* /*data*/, qint64 /*size*/) override { return -1; }
            qint64 writeData(const char* /*data*/, qint64 size) override {
                longest = std::max(longest, size);
                total += size;
                if (task_.progress() > 0.5) task_.cancel();
                return size;
            }

        private:
            Task& task_;
        };
        const auto figure = figureOf(gameOf("wythoff"), {{"rows", "300"}, {"columns", "400"}});
        Task task;
        Device device(task);
        const auto written = figure->writeCsv(device, task);
        QVERIFY(!written);
        QCOMPARE(written.error().kind, Error::Kind::cancelled);
        QVERIFY(task.progress() > 0.5 && task.progress() < 1);
        QVERIFY(device.longest < device.total / 4);
    }

    void csvIsOfTheSizeThatWasSetHoweverMuchIsShown() {
        const auto game = gameOf("wythoff");
        const Parameters complete = settingsOf(*game, {{"rows", "5"}, {"columns", "6"}});
        auto values = std::make_shared<GridValues>(GridSize{32, 32});
        Task task;
        QVERIFY(game->as<GridAspect>()->fill(*values, task));
        const auto picture = dressedPicture(game, gridSettingsOf(complete), {32, 32}, values, task);
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        QVERIFY(GridFigure(*picture, {}).writeCsv(buffer, task));
        QCOMPARE(buffer.data().count('\n'), 1 + 5 * 6);
    }

    void theSvgHoldsCellsAsShapesAndNumbersAsText() {
        const auto figure = figureOf(gameOf("wythoff"), {});
        ExportOptions options;
        options.size = canvas;
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        Task task;
        QVERIFY(exporterFor("x.svg").value()->write(buffer, Still(*figure), options, task));
        QXmlStreamReader reader(buffer.data());
        int rectangles = 0;
        int images = 0;
        std::multiset<QString> texts;
        while (!reader.atEnd()) {
            reader.readNext();
            if (!reader.isStartElement()) continue;
            if (reader.name() == u"rect") ++rectangles;
            if (reader.name() == u"image") ++images;
            if (reader.name() == u"text") texts.insert(reader.readElementText().trimmed());
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(images, 0);
        QVERIFY(rectangles > 400);
        QVERIFY(texts.count("36") >= 2); // the largest value, in a cell and in the legend
        QVERIFY(texts.count("22") >= 2); // on both axes
    }
};

MEXPLORER_TEST(TestGridOutput)
#include "test_grid_output.moc"
