#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/document/view_kind.h"
#include "ui/figure/figure.h"

#include <QImage>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr int some = 6; // steps

QImage drawn(const Figure& figure) {
    const QSize size(640, 400);
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), size), std::nullopt, Style{}));
    return image;
}

} // namespace

/// Every step changes the picture of a position. (Trees, grids and lines, whose steps also involve cameras
/// and tables, have tests of their own.)
class TestEveryStep : public QObject {
    Q_OBJECT

private slots:
    void everyStepChangesThePicture_data() {
        QTest::addColumn<QByteArray>("game");
        for (const Entry& entry : catalogue())
            QTest::newRow(entry.description.id.c_str()) << QByteArray::fromStdString(entry.description.id);
    }
    /// For the example document and each preset.
    void everyStepChangesThePicture() {
        QFETCH(const QByteArray, game);
        const QString path = QStringLiteral(MEXPLORER_SOURCE "/resources/examples/%1.mex").arg(game.data());
        Document document;
        QVERIFY(fromMex(readFile(path).value(), document));
        checkViews(document, {"xor", "columns", "bars", "beatty", "graph", "mex", "search", "intervals",
                              "canonical", "thermograph", "numbers", "lattice", "atlas", "board", "maze",
                              "coalition", "lens", "quotient"});
        const std::vector<Preset> presets = document.game()->description().presets;
        for (const Preset& preset : presets) {
            if (QTest::currentTestFailed()) return;
            QVERIFY(document.setPreset(game.toStdString(), preset));
            checkViews(document, {"xor", "columns", "bars", "beatty", "graph", "intervals", "coalition",
                                  "canonical", "thermograph", "numbers", "hottest"});
        }
    }

    /// For every method, even if the search stops before its end.
    void everyStepOfEverySearchChangesThePicture() {
        Document document;
        for (const auto& [game, position] :
             {std::pair{"tree", "((3,12,8),(2,4,6),(14,5,2))"}, {"nim", "5,6,7"}}) {
            QVERIFY(document.setGame(game, {}, position, "search"));
            const std::vector<Parameter> settings = findView("search")->settings(*document.game());
            for (const Choice& method : settings.front().choices) {
                QVERIFY(document.setSetting("search", "method", method.id));
                checkView(document, "search");
                if (QTest::currentTestFailed()) return;
            }
        }
    }

private:
    static void checkViews(const Document& document, const std::vector<std::string>& views) {
        for (const std::string& id : views)
            if (findView(id)->canShow(*document.game()) && !QTest::currentTestFailed())
                checkView(document, id);
    }
    static void checkView(const Document& document, const std::string& id) {
        Task task;
        const auto steps = findView(id)->steps(document.scene(id), task);
        if (!steps) return; // no steps, or too many
        const int count = static_cast<int>(steps->trace->steps.size());
        QImage before;
        for (int step = 0; step < count; ++step) {
            if (step == some && count > 20 * some) { // of very many, only some in the middle and at the end
                step = count / 2;
                before = {};
            }
            if (step == count / 2 + some && count > 20 * some) {
                step = count - some;
                before = {};
            }
            const QImage now = drawn(*steps->figureAt(step));
            const std::string said = steps->trace->sayingAt(step)->reason.english();
            QVERIFY2(now != before, (id + " " + document.position() + ": " + said).c_str());
            before = now;
        }
    }
};

MEXPLORER_TEST(TestEveryStep)
#include "test_every_step.moc"
