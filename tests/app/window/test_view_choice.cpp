#include "app/window/actions.h"
#include "app/window/view_choice.h"
#include "app/window/view_tabs.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/theme/language.h"

#include <QKeyEvent>
#include <QSignalSpy>

using namespace mexplorer;
using namespace mexplorer::app;

class TestViewChoice : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ui::setLanguage("en"); }

    void tabsMenuAndDigitsChooseTheSame() {
        QVERIFY(document.setGame("nim", {}, "3,5", "xor"));
        choice.show();
        auto* row = tabs.findChild<QTabBar*>();
        std::vector<std::string> offered;
        for (const ui::ViewKind& kind : ui::viewKinds())
            if (kind.canShow(*document.game())) offered.push_back(kind.id);
        QCOMPARE(std::size_t(row->count()), offered.size());
        for (int tab = 0; tab < row->count(); ++tab) {
            row->setCurrentIndex(tab);
            QCOMPARE(document.state().view, offered[std::size_t(tab)]);
        }
        QVERIFY(choice.press(QKeyEvent(QEvent::KeyPress, Qt::Key_1, Qt::KeypadModifier)));
        QCOMPARE(document.state().view, offered.front());
        QVERIFY(!choice.press(QKeyEvent(QEvent::KeyPress, Qt::Key_2, Qt::ControlModifier)));
        for (std::size_t i = 0; i < actions.views.size(); ++i) {
            const bool isOffered = ui::viewKinds()[i].canShow(*document.game());
            QCOMPARE(actions.views[i]->isVisible(), isOffered);
            if (!isOffered) continue;
            actions.views[i]->trigger();
            QCOMPARE(document.state().view, ui::viewKinds()[i].id);
        }
    }

    void aProofIsShownInAnotherView() {
        QVERIFY(document.setGame("nim", {}, "3,5", "play"));
        choice.show();
        choice.showProof();
        const std::string opening = ui::openingView(*document.game()).id;
        QCOMPARE(document.state().view, opening);
        choice.showProof();
        QVERIFY(document.state().view != opening);
    }

    void aViewThatIsLostIsNamed() {
        QVERIFY(document.setGame("octal", {{"code", "0.06"}}, {}, "line"));
        QSignalSpy refused(&choice, &ViewChoice::refused);
        QVERIFY(document.setParameter("play", "misere"));
        QCOMPARE(refused.size(), 1);
        const QString sentence = refused.front().front().toString();
        QVERIFY2(sentence.contains("“Line”") && sentence.contains("normal play"), qPrintable(sentence));
    }

private:
    OwnFolder folder;
    ui::Document document;
    QWidget bar;
    Actions actions{bar, nullptr};
    ViewTabs tabs{nullptr};
    ViewChoice choice{document, tabs, actions, nullptr};
};

MEXPLORER_TEST(TestViewChoice)
#include "test_view_choice.moc"
