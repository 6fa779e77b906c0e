#include "app/window/actions.h"
#include "core/catalogue/catalogue.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/form/parameter_form.h"
#include "ui/judge/case_list.h"
#include "ui/judge/judge_panel.h"
#include "ui/panels/explorer_panel.h"

#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QTreeView>

using namespace mexplorer;
using namespace mexplorer::app;

namespace {
constexpr int patience = 30'000; // milliseconds for a picture: under sanitizers a search takes its time
} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(window.open()); }
    void cleanup() { window.close(); }

    void opensOnWythoffsGridWithReasons() {
        QCOMPARE(window->document().state().view, std::string("grid"));
        QTRY_VERIFY(window.label("headline")->text().contains("6"));
        QCOMPARE(window.label("badge")->text(), QString("P: lost"));
    }

    void choosingAGameInTheListOpensIt() {
        auto* games = window->findChild<QTreeView*>("games");
        window->findChild<QLineEdit*>("searchGames")->setText("kiki");
        QCOMPARE(games->model()->rowCount(), 2); // the board's game, and a sum that contains one
        const QModelIndex kiki = games->model()->index(0, 0, games->model()->index(0, 0));
        QTest::mouseClick(games->viewport(), Qt::LeftButton, {}, games->visualRect(kiki).center());
        QCOMPARE(window->document().state().game, std::string("kiki"));
        window->findChild<QLineEdit*>("searchGames")->clear();
        QCOMPARE(games->currentIndex().data().toString().toStdString(),
                 findGame("kiki").value()->description.title.english());
    }

    void aWrongPositionIsToldBesideItsField() {
        auto* field = window->findChild<QLineEdit*>("position");
        const std::string before = window->document().position();
        for (const char* wrong : {"", "-4,7", "four", "1000000000000000000000000000000,7"}) {
            field->setText(wrong);
            QTest::keyClick(field, Qt::Key_Return);
            auto* form = qobject_cast<ui::ParameterForm*>(field->parentWidget());
            QVERIFY2(!form->error("position").isEmpty(), wrong);
            QCOMPARE(window->document().position(), before);
        }
        field->setText("4,7");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(window->document().position(), std::string("4,7"));
        QTRY_VERIFY(window.label("headline")->text().contains("4"));
    }

    /// Even if the open game has the same name and parameters.
    void anOpenedDocumentIsShownAndLives_data() {
        QTest::addColumn<QByteArray>("view");
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("grid") << QByteArray("grid") << QByteArray("wythoff");
        QTest::newRow("tree") << QByteArray("tree") << QByteArray("wythoff");
        QTest::newRow("xor") << QByteArray("xor") << QByteArray("nim");
        QTest::newRow("line") << QByteArray("line") << QByteArray("bash");
    }
    void anOpenedDocumentIsShownAndLives() {
        QFETCH(QByteArray, view);
        QFETCH(QByteArray, game);
        const QByteArray position = game == "bash" ? "5" : "2,3";
        const QString path = window.filePath("lives.mex");
        QVERIFY(ui::saveFile(path, R"({"format":"mexplorer","version":1,"game":")" + game +
                                       R"(","parameters":{"play":"normal"},"position":")" + position +
                                       R"(","view":")" + view + R"(","settings":{},"cameras":{")" + view +
                                       R"(":[0,0,8,6]},"step":-1})"));
        const auto figure = [&] { return window->view().figure(); };
        for (int time = 0; time < 2; ++time) {
            const auto before = figure();
            window->openFile(path);
            QCOMPARE(window->view().id(), view.toStdString());
            QTRY_VERIFY(figure() && figure() != before);
            QTRY_VERIFY(window->view().trace());
            const auto camera = window->view().canvas().camera();
            QVERIFY(camera);
            QCOMPARE(camera->visible, QRectF(0, 0, 8, 6));
            const auto opened = figure();
            const auto trace = window->view().trace();
            QVERIFY(window->document().setPosition(game == "bash" ? "6" : "1,3"));
            QTRY_VERIFY(figure() != opened);
            QTRY_VERIFY(window->view().trace() && window->view().trace() != trace);
        }
    }

    void undoAndRedoByKeys() {
        auto* field = window->findChild<QLineEdit*>("position");
        field->setText("4,7");
        QTest::keyClick(field, Qt::Key_Return);
        window->view().setFocus();
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window->document().position(), std::string("6,10"));
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window->document().position(), std::string("4,7"));
    }

    void everyViewOfEveryGameShowsAFigure() {
        auto* tabs = window->findChild<QTabBar*>();
        for (const Entry& entry : catalogue()) {
            QVERIFY(window->document().setGame(entry.description.id).has_value());
            QVERIFY(tabs->count() > 0);
            for (int tab = 0; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                QVERIFY2(QTest::qWaitFor([&] { return window->view().figure() != nullptr; }, patience),
                         entry.description.id.c_str());
                const QImage picture = window->view().grab().toImage();
                const QColor paper = picture.pixelColor(0, 0);
                bool blank = true;
                for (int y = 0; y < picture.height() && blank; y += 3) {
                    for (int x = 0; x < picture.width() && blank; x += 3)
                        blank = picture.pixelColor(x, y) == paper;
                }
                QVERIFY2(!blank, entry.description.id.c_str());
            }
        }
    }

    void aSavedDocumentReopensToTheSamePicture() {
        QVERIFY(window->document().setGame("nim", {}, "1,2").has_value());
        QVERIFY(window->document().setView("tree").has_value());
        QTRY_VERIFY(window->view().figure());
        window->view().canvas().zoom(1.5, {300, 200});
        QTRY_VERIFY(window.picture() == window.picture());
        const QImage before = window.picture();
        const QString path = window.filePath("tree.mex");
        QVERIFY(ui::saveFile(path, ui::toMex(window->document())).has_value());
        QVERIFY(window->document().setGame("kiki").has_value());
        window->openFile(path);
        QTRY_COMPARE(window.picture(), before);
    }

    void namesAreShownAsTheyAre() {
        const QString path = window.filePath("<b>bold[*]%1.mex");
        QVERIFY(ui::saveFile(path, ui::toMex(window->document())));
        window->openFile(path);
        QVERIFY(window->windowTitle().startsWith("<b>bold[*][*]%1.mex[*]"));
        QString text;
        Qt::TextFormat format = Qt::AutoText;
        window.answerDialogs([&](QWidget& modal) {
            auto* box = qobject_cast<QMessageBox*>(&modal);
            if (!box) return;
            text = box->text();
            format = box->textFormat();
            box->reject();
        });
        window->openFile(window.filePath("<i>missing"));
        QVERIFY(text.contains("<i>missing") && text.contains("no such file"));
        QCOMPARE(format, Qt::PlainText);
    }

    /// Only the program's own texts are HTML.
    void noTextOfADocumentIsReadAsHtml() {
        const std::string name = "<img src=/dev/zero>";
        const std::string graph = "{\"" + name + "\": [\"<h1>b</h1>\"], \"<h1>b</h1>\": []}";
        QVERIFY(window->document().setGame("dag", {{"graph", graph}}, name));
        QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier); // this panel is made when first shown
        QTRY_VERIFY(window.label("headline")->text().contains(QString::fromStdString(name)));
        for (const QLabel* shown : window->findChildren<QLabel*>()) {
            QVERIFY2(shown->textFormat() == Qt::PlainText || shown->objectName() == "theorem" ||
                         shown->objectName() == "scrolled", // the judge's statement
                     qPrintable(shown->objectName() + ": " + shown->text()));
        }
        for (const QWidget* widget : window->findChildren<QWidget*>())
            QVERIFY2(!widget->toolTip().contains("<img"), qPrintable(widget->toolTip()));
    }

    void aFilesNameIsShownAsItIsInTheTitle() {
        const QString path = window.filePath("a[*]b<h1>.mex");
        QVERIFY(ui::saveFile(path, ui::toMex(window->document())));
        window->openFile(path);
        QVERIFY(window->document().setGame("nim"));
        QVERIFY(window->isWindowModified());
        QVERIFY(window->windowTitle().startsWith("a[*][*]b<h1>.mex[*] "));
    }

    void theJudgeOpensInPlaceOfTheGamesAndItsCasesBeside() {
        const QSize figure = window->view().canvas().size();
        QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier);
        auto* judge = window->findChild<ui::JudgePanel*>();
        QVERIFY(judge && judge->isVisible());
        QCOMPARE(window->view().canvas().size(), figure);
        QVERIFY(!window->findChild<ui::ExplorerPanel*>()->isVisible());
        judge->findChild<QPushButton*>("runJudge")->click();
        auto* cases = judge->findChild<ui::CaseList*>("judgeCases");
        QTRY_COMPARE(cases->listed(), std::uint64_t{2});
        QTest::mouseClick(cases->viewport(), Qt::LeftButton, {}, cases->rowRect(1).center());
        QTRY_COMPARE(window->document().state().game, std::string("bash"));
        QCOMPARE(window->document().state().position, std::string("4"));
        QTRY_VERIFY(window.label("headline")->text().contains("4"));
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(!judge->isVisible());
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(judge->isVisible());
        judge->findChild<QPushButton*>("closeJudge")->click();
        QVERIFY(!judge->isVisible());
        QVERIFY(window->view().isAncestorOf(window->focusWidget()) ||
                window->focusWidget() == &window->view());
    }

private:
    TestedWindow window;
};

MEXPLORER_TEST(TestMainWindow)
#include "test_main_window.moc"
