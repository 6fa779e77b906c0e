#include "core/rules/toads_and_frogs.h"

#include "core/catalogue/families/families.h"
#include "core/game/aspects/short_game.h"
#include "tests/core/asked.h"
#include "tests/core/rules/two_sided/definition.h"
#include "tests/core/two_sided_rules.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestToadsAndFrogs : public QObject {
    Q_OBJECT

private slots:
    void valuesOfBooks_data() {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("mean");
        QTest::addColumn<QString>("temperature");
        // Berlekamp, Conway, Guy 1982, chapter 1; Erickson 1996.
        QTest::newRow("stuck") << "TF"
                               << "0"
                               << "0"
                               << "-1";
        QTest::newRow("alone") << "T.."
                               << "2"
                               << "2"
                               << "-1";
        QTest::newRow("star") << "T.F"
                              << "*"
                              << "0"
                              << "0";
        QTest::newRow("two of each") << "TT.FF"
                                     << "*"
                                     << "0"
                                     << "0";
        QTest::newRow("two toads") << "TT.F"
                                   << "{1/2|0}"
                                   << "1/4"
                                   << "1/4";
    }
    void valuesOfBooks() {
        QFETCH(QString, row);
        QFETCH(QString, value);
        QFETCH(QString, mean);
        QFETCH(QString, temperature);
        Task task;
        const auto game = makeGame(partizanGames(), "toads-and-frogs", {}).value();
        const auto facts = asked(*game, row.toStdString())->as<ShortGameAspect>()->facts(task).value();
        QCOMPARE(facts.canonical, value.toStdString());
        QCOMPARE(facts.mean, mean.toStdString());
        QCOMPARE(facts.temperature, temperature.toStdString());
    }

    /// All rows of up to six cells.
    void valuesAreThoseOfTheDefinition() {
        AgainstDefinition against(ToadsAndFrogs(), toadsAndFrogs);
        for (std::size_t cells = 1; cells <= 6; ++cells)
            QCOMPARE(against.difference(allTexts("TF.", 1, cells)), QString());
    }

    void longRowsAreSolved() {
        Task task;
        FormsOf<ToadsAndFrogs> forms(ToadsAndFrogs(), Budget{});
        const auto found = forms.of(ToadsAndFrogs().parse("TTTTT..FFFFF").value(), task);
        QVERIFY(found.has_value());
        QCOMPARE(forms.games().negative(*found), *found); // its mirror image is itself
        // As CGSuite 2.1’s own tests state it.
        QCOMPARE(nameOf(*found, forms.games()).value(),
                 std::string("+-{{2|*},{5/2||2|{0||||{0||v<2>|-1},{0||||0||Miny(1/32)|-2|||-1/2*}"
                             "|||v<2>|-1/2||-1*}|||0}}"));
    }

    void errorsSayWhatWouldBeRight() {
        const auto english = [](const char* text) { return ToadsAndFrogs().parse(text).error().english(); };
        QCOMPARE(english("T.x"), std::string("position: column 3: “x” is none of T, F and ."));
        QVERIFY(english("").find("at least one cell") != std::string::npos);
        QVERIFY(english(std::string(65, '.').c_str()).find("at most 64") != std::string::npos);
        QCOMPARE(ToadsAndFrogs().parse(" t_f\n")->cells, std::string("T.F"));
    }

    void aRowIsDrawnAndChanged() {
        const PondRow row = ToadsAndFrogs().parse("T.F").value();
        const BoardPicture picture = ToadsAndFrogs().picture(row);
        QCOMPARE(picture.columns, 3U);
        QCOMPARE(picture.pieces,
                 (std::vector<PlacedPiece>{{{0, 0}, Piece::firstDisc}, {{0, 2}, Piece::secondDisc}}));
        std::string cells;
        for (std::uint32_t cell = 0; cell < 3; ++cell)
            cells += ToadsAndFrogs().changed(row, {0, cell}).value().cells + " ";
        QCOMPARE(cells, std::string("F.F TTF T.. "));
        QVERIFY(!ToadsAndFrogs().changed(row, {0, 3}) && !ToadsAndFrogs().changed(row, {1, 0}));
    }
};

MEXPLORER_TEST(TestToadsAndFrogs)
#include "test_toads_and_frogs.moc"
