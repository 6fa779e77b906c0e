#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/views/tree/tree_view.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

/// Editing the scores at the leaves of a tree of one’s own.
class TestTreeEnds : public QObject {
    Q_OBJECT

private slots:
    void init() {
        document = std::make_unique<Document>();
        QVERIFY(document->setGame("tree", {}, "((3,12,8),(2,4,6),(14,5,2))", "tree"));
        view.reset(static_cast<TreeView*>(treeViewKind().make(*document, nullptr)));
        view->resize(900, 600);
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view.get()));
        view->activate();
        QTRY_VERIFY(view->figure());
    }
    void cleanup() {
        view.reset();
        document.reset();
    }

    void aClickOnAnEndSelectsItAndWritesItsScore() {
        click({0, 1});
        QCOMPARE(document->position(), std::string("12"));
        QTRY_VERIFY(line());
        QCOMPARE(line()->text(), QString("12"));
        write("-7", Qt::Key_Return);
        QVERIFY(!line());
        QTRY_COMPARE(root(), std::string("((3,-7,8),(2,4,6),(14,5,2))"));
        QCOMPARE(document->position(), std::string("-7")); // the leaf is still selected
        QCOMPARE(view->figure()->selected(), picture().tree.nodeAt({0, 1}));
        document->undoStack().undo();
        QTRY_COMPARE(root(), std::string("((3,12,8),(2,4,6),(14,5,2))"));
    }

    /// Scores are MAX’s, whoever is to move at the leaf.
    void endsOfAnyDepthHaveTheScoresOfMax() {
        QVERIFY(document->setPosition("(5,((4,((3,9),(8,7))),(6,2)))"));
        QTRY_COMPARE(root(), document->position());
        for (const auto& [path, score] : std::vector<std::pair<TreePath, const char*>>{
                 {{0}, "5"}, {{1, 0, 0}, "4"}, {{1, 0, 1, 1, 0}, "8"}, {{1, 1, 1}, "2"}}) {
            click(path);
            QTRY_VERIFY(line());
            QCOMPARE(line()->text(), QString(score));
            QTest::keyClick(line(), Qt::Key_Escape);
        }
    }

    void tabGoesOnAndTheCameraStays() {
        view->canvas().zoom(1.3);
        click({0, 1});
        for (const char* score : {"1", "2", "8"}) {
            QTRY_VERIFY(line());
            write(score, Qt::Key_Tab);
        }
        QTRY_VERIFY(line());
        QTRY_COMPARE(root(), std::string("((3,1,2),(8,4,6),(14,5,2))"));
        QTRY_COMPARE(line()->text(), QString("4"));
        QVERIFY(view->canvas().camera());
    }

    void whatIsNoScoreIsRefusedAndTheLineStays() {
        QSignalSpy failed(view.get(), &View::failed);
        click({2, 0});
        QTRY_VERIFY(line());
        write("much", Qt::Key_Return);
        QCOMPARE(failed.size(), 1);
        QVERIFY(line());
        QTest::keyClick(line(), Qt::Key_Escape);
        QVERIFY(!line());
        QCOMPARE(root(), std::string("((3,12,8),(2,4,6),(14,5,2))"));
    }

    /// It would not be clear which one to change.
    void anEndThatStandsForSeveralIsOnlySelected() {
        QVERIFY(document->setSetting("tree", "merged", "on"));
        QTRY_VERIFY(picture().tree.merged);
        click({1, 0});
        QCOMPARE(document->position(), std::string("2"));
        QCoreApplication::processEvents();
        QVERIFY(!line());
    }

    void ofOtherGamesNoEndIsWritten() {
        QVERIFY(document->setGame("nim", {}, "1,1", "tree"));
        QTRY_COMPARE(root(), std::string("1,1"));
        click({0, 0});
        QCOMPARE(document->position(), std::string("0,0"));
        QCoreApplication::processEvents();
        QVERIFY(!line());
    }

private:
    [[nodiscard]] const TreePicture& picture() const { return view->figure()->picture(); }
    [[nodiscard]] const std::string& root() const { return picture().root; }
    [[nodiscard]] QLineEdit* line() const {
        for (auto* line : view->canvas().findChildren<QLineEdit*>("endScore"))
            if (line->isVisible()) return line;
        return nullptr;
    }
    void click(const TreePath& path) {
        const auto node = picture().tree.nodeAt(path);
        QVERIFY(node);
        const QPointF at = view->canvas().frame().toArea().map(picture().geometry.centre(*node));
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, at.toPoint());
    }
    void write(const char* score, Qt::Key key) {
        line()->selectAll();
        QTest::keyClicks(line(), score);
        QTest::keyClick(line(), key);
    }

    std::unique_ptr<Document> document;
    std::unique_ptr<TreeView> view;
};

MEXPLORER_TEST(TestTreeEnds)
#include "test_tree_ends.moc"
