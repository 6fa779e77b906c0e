#include "core/catalogue/components_sum.h"
#include "core/catalogue/drawing.h"
#include "core/catalogue/drawn_board.h"
#include "core/catalogue/heap_game_of.h"
#include "core/catalogue/things/boards.h"
#include "core/game/aspects/positions.h"
#include "core/judge/judge.h"
#include "core/rules/boards/tic_tac_toe.h"
#include "core/rules/dag.h"
#include "core/rules/hackenbush.h"
#include "core/rules/nim.h"
#include "core/solve/ways/search.h"
#include "core/solve/ways/stones.h"
#include "core/solve/ways/tokens.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/panels/why_panel.h"
#include "ui/views/view.h"

#include <QLabel>
#include <QTest>

#include <map>
#include <mutex>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// Counts how often something was done with each text.
class Counts {
public:
    void add(std::string_view text) {
        const std::lock_guard lock(mutex_);
        ++counts_[std::string(text)];
    }
    [[nodiscard]] int of(const std::string& text) {
        const std::lock_guard lock(mutex_);
        return counts_[text];
    }
    void forget() {
        const std::lock_guard lock(mutex_);
        counts_.clear();
    }

private:
    std::mutex mutex_;
    std::map<std::string, int> counts_;
};
Counts reads;
Counts expansions; ///< positions whose options were listed

/// Nim that counts how often positions are parsed.
class CountedNim : public HeapGame<CountedNim> {
public:
    CountedNim() : HeapGame(Play::normal) {}
    static Description describe() { return Nim::describe(); }
    static Expected<CountedNim> make(const Parameters& /*parameters*/) { return CountedNim(); }
    [[nodiscard]] Expected<Heaps> parse(std::string_view text) const {
        reads.add(text);
        return HeapGame::parse(text);
    }
    template <class Visit>
    bool forEachTake(std::uint64_t size, Visit&& visit) const {
        return Nim(Play::normal).forEachTake(size, visit);
    }
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const { return size; }
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const { return size; }
};

/// Rules of a drawn graph that count the same, and how often options are listed.
template <class Rules>
class Counted : public Rules {
public:
    using Position = typename Rules::Position;

    explicit Counted(Rules rules) : Rules(std::move(rules)) {}
    static Expected<Counted> make(const Parameters& parameters) {
        return Rules::make(parameters).map([](Rules&& rules) { return Counted(std::move(rules)); });
    }
    [[nodiscard]] Expected<Position> parse(std::string_view text) const {
        reads.add(text);
        return Rules::parse(text);
    }
    template <class Visit>
    void forEachOption(const Position& position, Visit&& visit) const {
        expansions.add(this->text(position));
        Rules::forEachOption(position, visit);
    }
    [[nodiscard]] Counted inNormalPlay() const { return Counted(Rules::inNormalPlay()); }
};

/// A document with a game of such rules, a panel and a view.
template <class Rules>
class DrawnDocument {
public:
    DrawnDocument(const Parameters& parameters, const std::string& position) {
        using R = Counted<Rules>;
        const auto all = completed(Rules::describe().parameters, parameters).value();
        const auto game =
            std::make_shared<GameOf<R, ComponentsSumOf<R>, Drawing<R>>>(R::make(all).value(), all);
        document.reset(
            {{game->description().id, all, position, "graph", {}}, game, ask(*game, position).value()});
        view.reset(findView("graph")->make(document, nullptr));
        view->resize(900, 600);
        view->activate();
    }
    [[nodiscard]] QString headline() { return panel.findChild<QLabel*>("headline")->text(); }
    [[nodiscard]] QString badge() { return panel.findChild<QLabel*>("badge")->text(); }

    Document document;
    WhyPanel panel{document};
    std::unique_ptr<View> view;
};

/// Opens a game of such rules in the document.
std::shared_ptr<const Game> open(Document& document, const std::string& position, const std::string& view) {
    const auto parameters = completed(Nim::describe().parameters, {}).value();
    const auto game = std::make_shared<HeapGameOf<CountedNim>>(CountedNim(), parameters);
    document.reset({{"nim", parameters, position, view, {}}, game, ask(*game, position).value()});
    return game;
}

} // namespace

/// A typed position is parsed and solved once for all panels and views.
class TestOneInquiry : public QObject {
    Q_OBJECT

private slots:
    void aPositionIsReadOnceForAChangeInEveryView() {
        for (const ViewKind& kind : viewKinds()) {
            Document document;
            WhyPanel panel(document);
            const bool isOfHeaps = kind.id == "line"; // the line shows one heap, other views two
            const auto game = open(document, isOfHeaps ? "7" : "3,4", kind.id);
            if (!kind.canShow(*game)) continue;
            std::unique_ptr<View> view(kind.make(document, nullptr));
            view->resize(900, 600);
            view->activate();
            // A game being played has no steps, and those of a quotient do not depend on the position.
            const bool isByFigure = kind.id == "play" || kind.id == "quotient";
            const auto shown = [&]() -> const void* {
                return isByFigure ? static_cast<const void*>(view->figure().get()) : view->trace().get();
            };
            QTRY_VERIFY2(shown(), kind.id.c_str());
            const std::shared_ptr<const Figure> figure =
                view->figure(); // kept, so that no other gets the same address
            const std::shared_ptr<const Trace> trace = view->trace();
            const void* before = shown();
            const std::string next = isOfHeaps ? "9" : "4,6";
            reads.forget();
            QVERIFY(document.setPosition(next));
            QTRY_VERIFY2(shown() && shown() != before, kind.id.c_str());
            QTRY_COMPARE(panel.findChild<QLabel*>("headline")->text(), QString(isOfHeaps ? "9" : "(4, 6)"));
            QVERIFY2(reads.of(next) == 1, kind.id.c_str());
        }
    }

    void aGraphIsDrawnAndExplainedByOneReadingAndOneSearch() {
        const std::string star = "graph { ground -- a; ground -- b; ground -- c; ground -- d; ground -- e }";
        DrawnDocument<Hackenbush> cut({{"graph", star}, {"play", "misere"}}, "1-4");
        QTRY_VERIFY(cut.view->trace() && cut.badge() == "N: won");
        const auto before = cut.view->trace();
        const std::string deep = ask(*cut.document.game(), "1,2").value()->position();
        reads.forget();
        expansions.forget();
        QVERIFY(cut.document.setPosition("1-5"));
        QTRY_VERIFY(cut.view->trace() && cut.view->trace() != before);
        QTRY_VERIFY(cut.badge() == "P: lost");
        QCOMPARE(reads.of("1-5"), 1);
        QCOMPARE(reads.of("1-4"), 0);      // options are not parsed
        QCOMPARE(expansions.of(deep), 1);  // three moves below: only by the search
        QCOMPARE(expansions.of("1-4"), 2); // and once more for the answer to that option

        DrawnDocument<Dag> token({}, "a");
        QTRY_VERIFY(token.view->trace() && !token.headline().isEmpty());
        const auto first = token.view->trace();
        reads.forget();
        QVERIFY(token.document.setPosition("b"));
        QTRY_VERIFY(token.view->trace() && token.view->trace() != first);
        QTRY_VERIFY(token.headline() == "b");
        QCOMPARE(reads.of("b"), 1);
    }

    void aBoardIsReadOnceForThePanelThePictureAndTheSteps() {
        using R = Counted<TicTacToe>;
        const Parameters parameters = completed(TicTacToe::describe().parameters, {}).value();
        const auto game =
            std::make_shared<GameOf<R, DrawnBoard<R>, LaidOutOf<R>>>(R::make(parameters).value(), parameters);
        const std::string first = "X.O/.X./..O";
        const std::string next = "X.O/.X./X.O";
        for (const std::string view : {"board", "tree", "search"}) {
            Document document;
            WhyPanel panel(document);
            document.reset({{"tic-tac-toe", parameters, first, view, {}}, game, ask(*game, first).value()});
            std::unique_ptr<View> shown(findView(view)->make(document, nullptr));
            shown->resize(900, 600);
            shown->activate();
            const auto* headline = panel.findChild<QLabel*>("headline");
            QTRY_VERIFY2(shown->trace() && headline->text().size() > 1, view.c_str());
            const auto before = shown->trace();
            reads.forget();
            QVERIFY(document.setPosition(next));
            QTRY_VERIFY2(shown->trace() && shown->trace() != before, view.c_str());
            QTRY_VERIFY2(headline->text().size() > 1, view.c_str());
            QVERIFY2(reads.of(next) == 1,
                     qPrintable(QString("%1: %2").arg(view.c_str()).arg(reads.of(next))));
        }
    }

    void aCaseOfAnInputIsTheGameAndThePositionThatWereFoundForIt() {
        Task task;
        const auto picked =
            judge::pickCase(**judge::findProblem("hdu1527"), judge::textSource("1 2\n4 7", task), 1, task)
                .value();
        Document document;
        document.setGame(picked.game, picked.instance);
        QCOMPARE(document.game(), picked.game);
        QCOMPARE(document.instance().get(), picked.instance.get());
        QCOMPARE(document.position(), std::string("4,7"));
        QVERIFY(document.undoStack().canUndo());
    }

    void undoReadsThePositionOnceAndAChangeOfSettingsNotAtAll() {
        Document document;
        const auto game = open(document, "3,4", "grid");
        QVERIFY(document.setPosition("4,6"));
        const auto moved = document.asked();
        QVERIFY(document.setSetting("grid", "rows", "30"));
        QVERIFY(document.setSettings("grid", {{"rows", "31"}}, document.position()));
        QCOMPARE(document.asked(), moved);
        reads.forget();
        document.undoStack().undo();
        document.undoStack().undo();
        QCOMPARE(document.asked(), moved);
        QCOMPARE(reads.of("4,6"), 0);
        document.undoStack().undo();
        QCOMPARE(document.position(), std::string("3,4"));
        QCOMPARE(document.asked()->position(), std::string("3,4"));
        QCOMPARE(reads.of("3,4"), 1);
        QCOMPARE(reads.of("4,6"), 0);
    }
};

MEXPLORER_TEST(TestOneInquiry)
#include "test_one_inquiry.moc"
