#include "core/catalogue/catalogue.h"
#include "core/catalogue/views.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/document/view_kind.h"
#include "ui/figure/figure.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The core says which views a game has, without knowing how they draw: both must name the same views.
class TestViewKinds : public QObject {
    Q_OBJECT

private slots:
    /// One that only the window lists would never be shown.
    void bothListTheSameViews() {
        for (std::size_t place = 0; place < viewKinds().size(); ++place)
            QCOMPARE(placeOfView(viewKinds()[place].id), place);
        QCOMPARE(placeOfView({}), viewKinds().size()); // that of an unknown one is behind all others
    }

    void aGameHasTheViewsThatCanShowItInTheOrderOfTheTabs() {
        for (const Entry& entry : catalogue()) {
            const auto game = makeGame(entry.description.id);
            QVERIFY(game);
            std::vector<std::string> shown;
            for (const ViewKind& kind : viewKinds())
                if (kind.canShow(**game)) shown.push_back(kind.id);
            QVERIFY2(!shown.empty(), entry.description.id.c_str());
            QCOMPARE(viewsOf(**game), shown);
        }
    }

    void everyViewShowsSomeGame() {
        std::set<std::string> shown;
        for (const Entry& entry : catalogue()) {
            for (const std::string& view : viewsOf(*makeGame(entry.description.id).value()))
                shown.insert(view);
            // Some have other views with other parameters.
            for (const Parameter& parameter : entry.description.parameters)
                for (const Choice& choice : parameter.choices)
                    for (const std::string& view :
                         viewsOf(*makeGame(entry.description.id, {{parameter.id, choice.id}}).value()))
                        shown.insert(view);
            for (const Preset& preset : entry.description.presets)
                for (const std::string& view :
                     viewsOf(*makeGame(entry.description.id, preset.parameters).value()))
                    shown.insert(view);
        }
        for (const ViewKind& kind : viewKinds())
            QVERIFY2(shown.contains(kind.id), kind.id.c_str());
    }

    /// Nothing is painted below a figure, not even in the window.
    void everyFigurePaintsAllOfItsPaper() {
        for (const Entry& entry : catalogue()) {
            Document document;
            QVERIFY(document.setGame(entry.description.id));
            for (const ViewKind& kind : viewKinds()) {
                if (!kind.canShow(*document.game())) continue;
                Task task;
                const auto figure = kind.figure(document.scene(kind.id), task);
                QVERIFY2(figure, (entry.description.id + " in " + kind.id).c_str());
                QVERIFY2(!shinesThrough(**figure), (entry.description.id + " in " + kind.id).c_str());
            }
        }
    }

private:
    /// Whether a pixel keeps the colour that was there before.
    static bool shinesThrough(const Figure& figure) {
        QImage image(640, 400, QImage::Format_RGB32);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        figure.draw(painter, Frame(figure, QRectF(image.rect()), std::nullopt, {}));
        painter.end();
        const auto* pixels = reinterpret_cast<const QRgb*>(image.constBits());
        return std::find(pixels, pixels + image.width() * image.height(), QColor(Qt::magenta).rgb()) !=
               pixels + image.width() * image.height();
    }
};

MEXPLORER_TEST(TestViewKinds)
#include "test_view_kinds.moc"
