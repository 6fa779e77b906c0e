#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/views/search/search_view.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// The real view with a real document, driven like a user.
class TestSearchView : public QObject {
    Q_OBJECT

private slots:
    void init() {
        document = std::make_unique<Document>();
        QVERIFY(document->setGame("tree"));
        QVERIFY(document->setView("search"));
        view.reset(static_cast<SearchView*>(searchViewKind().make(*document, nullptr)));
        view->resize(900, 700);
        view->show();
        view->activate();
        QVERIFY(QTest::qWaitFor([&] { return view->trace() != nullptr; }));
    }
    void cleanup() {
        view.reset();
        document.reset();
    }

    void aClickOnAPlaceLeadsToItsStep() {
        QSignalSpy wanted(view.get(), &View::stepWanted);
        const auto& run = picture().subject().run;
        for (std::uint32_t child = run.nodes[0].firstChild; child < run.nodes[0].firstChild + 3; ++child) {
            click(child);
            QCOMPARE(wanted.size(), 1);
            const SearchEvent& event = run.events[static_cast<std::size_t>(wanted.takeFirst()[0].toInt())];
            QCOMPARE(event.node, child);
            QCOMPARE(event.kind, SearchEvent::Kind::open);
        }
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, {3, 3});
        QVERIFY(wanted.isEmpty());
    }

    void aClickOnAnEndWritesItsScoreAndUndoTakesItBack() {
        const std::string before = document->position();
        const int changes = document->undoStack().count();
        click(end("12"));
        QTRY_VERIFY(line());
        QCOMPARE(line()->text(), QString("12"));
        QTest::keyClicks(line(), "-7");
        QTest::keyClick(line(), Qt::Key_Return);
        QCOMPARE(document->position(), std::string("((3,-7,8),(2,4,6),(14,5,2))"));
        QCOMPARE(document->undoStack().count(), changes + 1);
        QVERIFY(!line());
        QTRY_VERIFY(view->trace());
        QCOMPARE(picture().subject().run.score, std::optional<Score>(2));
        document->undoStack().undo();
        QCOMPARE(document->position(), before);
    }

    void anEndThatIsLeftOutIsWrittenToo() {
        QVERIFY(document->setPosition("(5,((4,((3,9),(8,7))),(6,2)))"));
        QTRY_COMPARE(picture().subject().text(0), document->position());
        click(end("8"));
        QTRY_VERIFY(line());
        QTest::keyClicks(line(), "1");
        QTest::keyClick(line(), Qt::Key_Return);
        QCOMPARE(document->position(), std::string("(5,((4,((3,9),(1,7))),(6,2)))"));
    }

    void tabWritesOneEndAfterTheOther() {
        click(end("3"));
        for (const char* score : {"1", "2", "8"}) { // the last score is already in the tree
            QTRY_VERIFY(line());
            QTest::keyClicks(line(), score);
            QTest::keyClick(line(), Qt::Key_Tab);
        }
        QTRY_VERIFY(line());
        QTRY_COMPARE(line()->text(), QString("2")); // the field of the next branch
        QCOMPARE(document->position(), std::string("((1,2,8),(2,4,6),(14,5,2))"));
    }

    void whatIsNoScoreIsRefusedAndEscapeLeavesAll() {
        const std::string before = document->position();
        QSignalSpy failed(view.get(), &View::failed);
        click(end("12"));
        QTRY_VERIFY(line());
        for (const char* wrong : {"x", "", "1e9", "99999999999999", "1000000001"}) {
            line()->selectAll();
            QTest::keyClick(line(), Qt::Key_Delete);
            QTest::keyClicks(line(), wrong);
            QTest::keyClick(line(), Qt::Key_Return);
            QCOMPARE(failed.size(), 1);
            QVERIFY2(!failed.takeFirst()[0].toString().isEmpty(), wrong);
            QVERIFY(line()); // stays open, as the text is wrong
        }
        QTest::keyClick(line(), Qt::Key_Escape);
        QVERIFY(!line());
        QCOMPARE(document->position(), before);
    }

    void ofOtherGamesNoEndIsWritten() {
        QVERIFY(document->setGame("nim", {}, "1,1", "search"));
        QTRY_VERIFY(view->trace() && picture().subject().text(0) == "1,1");
        QSignalSpy wanted(view.get(), &View::stepWanted);
        for (const auto& placed : view->figure()->layout().placed())
            if (picture().subject().areEnds[placed.node]) click(placed.node);
        QCoreApplication::processEvents();
        QVERIFY(!line() && wanted.size() > 0);
    }

    void aClickOnABarSearchesSo() {
        const SearchChart chart = view->figure()->chart(view->canvas().frame()).value();
        const auto at = chart.number(2, 1).center();
        const int changes = document->undoStack().count();
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, at.toPoint());
        const Parameters settings = document->scene("search").settings;
        QCOMPARE(settings.at("method"), std::string("table"));
        QCOMPARE(settings.at("order"), std::string("best"));
        QCOMPARE(document->undoStack().count(), changes + 1);
        QTRY_VERIFY(view->trace() && picture().subject().settings.method == SearchMethod::table);
    }

    void aClickFoldsTheChartAndOpensItAgain() {
        for (const bool isOpen : {true, false, true}) {
            const SearchChart chart = view->figure()->chart(view->canvas().frame()).value();
            QCOMPARE(chart.isOpen(), isOpen);
            QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, chart.handle().center().toPoint());
            QCOMPARE(document->scene("search").settings.at("chart"), std::string(isOpen ? "folded" : "open"));
            QTRY_VERIFY(view->figure()->chart(view->canvas().frame())->isOpen() != isOpen);
        }
    }

    void anExerciseKeepsItsSolutionToItself() {
        QVERIFY(!view->keepsSecret());
        QVERIFY(document->setSetting("search", "solution", "off"));
        QTRY_VERIFY(view->keepsSecret());
        QVERIFY(view->figure()->isBlank());
        view->showStep(3);
        QVERIFY(!view->figure()->isBlank());
        view->showStep(noStep);
        QVERIFY(view->figure()->isBlank());
        document->undoStack().undo();
        QTRY_VERIFY(!view->keepsSecret());
    }

    void thePointerSaysWhatIsThere() {
        QSignalSpy pointed(view.get(), &View::pointedAt);
        const auto said = [&](const QPointF& at) {
            QMouseEvent event(QEvent::MouseMove, at, view->canvas().mapToGlobal(at), Qt::NoButton,
                              Qt::NoButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&view->canvas(), &event);
            return pointed.isEmpty() ? QString() : pointed.takeLast()[0].toString();
        };
        QCOMPARE(said(pixel(end("12"))), QString("an end: 12 · a click changes its score"));
        QCOMPARE(said(pixel(2)), QString("Ab: ≤ 2 [3, 2]"));
        const SearchChart chart = view->figure()->chart(view->canvas().frame()).value();
        QCOMPARE(said(chart.bar(1, 2).center()),
                 QString("alpha-beta, worst first: 9 leaves; click to search this way"));
    }

private:
    [[nodiscard]] const SearchPicture& picture() const { return view->figure()->picture(); }
    [[nodiscard]] QLineEdit* line() const {
        for (auto* line : view->canvas().findChildren<QLineEdit*>("endScore"))
            if (line->isVisible()) return line;
        return nullptr;
    }
    [[nodiscard]] std::uint32_t end(const std::string& name) const {
        std::uint32_t node = 0;
        while (picture().subject().name(node) != name)
            ++node;
        return node;
    }
    [[nodiscard]] QPointF pixel(std::uint32_t node) const {
        return view->canvas().frame().toArea().map(view->figure()->layout().find(node)->centre);
    }
    void click(std::uint32_t node) {
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, pixel(node).toPoint());
    }

    std::unique_ptr<Document> document;
    std::unique_ptr<SearchView> view;
};

MEXPLORER_TEST(TestSearchView)
#include "test_search_view.moc"
