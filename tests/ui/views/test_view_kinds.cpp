#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/view_kind.h"

#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The core says which views a game has, without knowing how they draw: both must name the same views.
class TestViewKinds : public QObject {
    Q_OBJECT

private slots:
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
            for (const Preset& preset : entry.description.presets)
                for (const std::string& view :
                     viewsOf(*makeGame(entry.description.id, preset.parameters).value()))
                    shown.insert(view);
        }
        for (const ViewKind& kind : viewKinds())
            QVERIFY2(shown.contains(kind.id), kind.id.c_str());
    }
};

MEXPLORER_TEST(TestViewKinds)
#include "test_view_kinds.moc"
