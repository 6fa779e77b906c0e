#include "core/catalogue/catalogue.h"
#include "core/catalogue/views.h"
#include "core/explain/say_beside.h"
#include "core/game/aspects/instances.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/views/beside/beside_settings.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

Parameters besideDefaults(const Game& game, const Parameters& given = {}) {
    return completed(describeBesideSettings(game), given).value();
}

/// What is wrong with a text beside Nim’s grid; its field and its sentence.
std::pair<std::string, std::string> mistakeIn(const std::string& text, const std::string& picture = "grid") {
    const auto nim = makeGame("nim").value();
    const auto checked =
        checkBesideSettings(*nim, besideDefaults(*nim, {{besideWithId, text}, {besidePictureId, picture}}));
    return checked ? std::pair<std::string, std::string>()
                   : std::pair(checked.error().field, checked.error().english());
}

} // namespace

class TestBesideSettings : public QObject {
    Q_OBJECT

private slots:
    void whatIsUsualCanBeShownOfEveryGame_data() {
        QTest::addColumn<QByteArray>("game");
        for (const Entry& entry : catalogue())
            QTest::newRow(entry.description.id.c_str()) << QByteArray::fromStdString(entry.description.id);
    }
    void whatIsUsualCanBeShownOfEveryGame() {
        QFETCH(const QByteArray, game);
        Document document;
        QVERIFY(document.setGame(game.toStdString()));
        if (!findView("beside")->canShow(*document.game())) return;
        const Scene scene = document.scene("beside");
        const auto checked = checkBesideSettings(*scene.game, scene.settings);
        QVERIFY2(checked, checked ? "" : checked.error().english().c_str());
        const auto both = besideScenesOf(scene);
        QVERIFY2(both, both ? "" : both.error().english().c_str());
        QCOMPARE(both->kind.id, scene.settings.at(besidePictureId));
        const auto& [left, right] = both->scenes;
        QVERIFY(left.game == scene.game);
        const bool isOtherGame = left.game->parameters() != right.game->parameters();
        QVERIFY(isOtherGame || left.settings != right.settings);
        const auto read = instanceOf(*right.game, left.instance->text());
        QVERIFY(!read || (*read)->text() == right.instance->text());
    }

    void theirSettingsAreThoseOfTheViews() {
        const auto nim = makeGame("nim").value();
        const auto described = describeBesideSettings(*nim);
        for (const std::string& view : viewsBeside(*nim)) {
            for (const Parameter& setting : findView(view)->settings(*nim)) {
                const auto found = std::ranges::find(described, view + "." + setting.id, &Parameter::id);
                QVERIFY(found != described.end());
                QCOMPARE(found->where.at(besidePictureId), view);
                QCOMPARE(found->fallback, setting.id == "shape" ? "whole" : setting.fallback);
            }
        }
    }

    void textsMeanOtherValuesOrGames() {
        const auto rightOf = [](const std::string& text, const Parameters& given = {}) {
            Document document;
            if (!document.setGame("bash", {{"m", "4"}}, "7")) qFatal("no game");
            Parameters settings = given;
            settings[besideWithId] = text;
            if (!document.setSettings("beside", settings)) qFatal("no settings");
            return besideScenesOf(document.scene("beside")).value();
        };
        const auto misere = rightOf("play=misere").scenes[1];
        QCOMPARE(misere.game->parameters().at("m"), std::string("4"));
        QCOMPARE(misere.game->parameters().at("play"), std::string("misere"));
        QCOMPARE(misere.instance->text(), std::string("7"));
        QCOMPARE(rightOf("bash m=5").scenes[1].game->parameters().at("m"), std::string("5"));
        const auto grundy = rightOf("grundy", {{besidePictureId, "line"}}).scenes[1];
        QCOMPARE(grundy.game->description().id, std::string("grundy"));
        QCOMPARE(grundy.instance->text(), std::string("7"));
        const auto searches =
            rightOf("method=alpha-beta",
                    {{besidePictureId, "search"}, {"search.method", "minimax"}, {"search.chart", "folded"}});
        QCOMPARE(searches.scenes[0].settings.at("method"), std::string("minimax"));
        QCOMPARE(searches.scenes[1].settings.at("method"), std::string("alpha-beta"));
        QCOMPARE(searches.scenes[1].settings.at("chart"), std::string("folded"));
    }

    /// Wythoff’s game has two heaps; Nim’s own table, too.
    void aGameWithoutThePositionIsAtThatOfTheTable() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "13,11,7"));
        QVERIFY(document.setSettings("beside", {{besideWithId, "wythoff"}, {besidePictureId, "grid"}}));
        const auto both = besideScenesOf(document.scene("beside"));
        QVERIFY(both);
        QCOMPARE(both->scenes[0].instance->text(), both->scenes[1].instance->text());
    }

    void mistakesAreToldAtTheField() {
        for (const auto& [text, said] : std::vector<std::pair<std::string, std::string>>{
                 {"nimm", "There is no game “nimm”; similar names are: nim"},
                 {"kuhn-poker", "“grid” is not a view of kuhn-poker"},
                 {"pley=misere", "There is no parameter or setting “pley” here"},
                 {"play=misery", "“misery” is not one of normal, misere"},
                 {"play=misere play=normal", "play"},
                 {"play=normal", "Both pictures would be the same: write what is otherwise"},
                 {"", "Both pictures would be the same: write what is otherwise, such as “play=misere”"}}) {
            const auto [field, sentence] = mistakeIn(text);
            QCOMPARE(field, std::string(besideWithId));
            QVERIFY2(sentence.find(said) != std::string::npos, (text + ": " + sentence).c_str());
        }
        QCOMPARE(mistakeIn("play=misere").second, std::string());
    }

    void everyOfferCanBeShown() {
        for (const char* id : {"nim", "bash", "octal", "domineering", "mnk", "tree"}) {
            const auto game = makeGame(id).value();
            const auto offers = besideOffers(*game, besideDefaults(*game));
            QVERIFY(!offers.empty());
            for (const std::string& offer : offers) {
                const auto checked =
                    checkBesideSettings(*game, besideDefaults(*game, {{besideWithId, offer}}));
                QVERIFY2(checked, (std::string(id) + ": " + offer).c_str());
            }
        }
    }

    /// The settings of one view, taken over.
    void aPictureIsTakenOver() {
        const Parameters taken = besideSettingsOf("grid", {{"colour", "outcome"}});
        QVERIFY(taken == (Parameters{{"grid.colour", "outcome"}, {besidePictureId, "grid"}}));
    }
};

MEXPLORER_TEST(TestBesideSettings)
#include "test_beside_settings.moc"
