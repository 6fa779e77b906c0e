#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "core/catalogue/catalogue.h"
#include "core/file/input_file.h"
#include "core/solve/aspects/positions.h"
#include "core/solve/aspects/sketch.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/export/exporter.h"
#include "ui/form/parameter_form.h"
#include "ui/judge/case_list.h"
#include "ui/judge/judge_panel.h"
#include "ui/lesson/player.h"
#include "ui/lesson/reason_text.h"
#include "ui/task/job.h"
#include "ui/theme/language.h"
#include "ui/views/graph/graph_tools.h"
#include "ui/views/grid/grid_figure.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QTimer>
#include <QTreeView>

using namespace mexplorer;
using namespace mexplorer::app;

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder.isValid()); }

    void init() {
        ui::setLanguage("en");
        window = std::make_unique<MainWindow>();
        window->resize(1280, 720);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QTRY_VERIFY(window->view().figure());
    }
    void cleanup() { window.reset(); }

    void opensOnWythoffsGridWithReasons() {
        QCOMPARE(window->document().state().view, std::string("grid"));
        QTRY_VERIFY(label("headline")->text().contains("6"));
        QVERIFY(label("headline")->text().contains("P"));
    }

    /// Every figure says what it shows, and each step what it says.
    void aScreenReaderIsToldTheFigureAndTheStep() {
        QTRY_VERIFY(window->view().trace());
        QStringList names;
        for (const ui::ViewKind& kind : ui::viewKinds()) {
            if (!kind.canShow(*window->document().game())) continue;
            QVERIFY(window->document().setView(kind.id));
            QTRY_VERIFY(window->view().figure() && window->view().trace());
            const QAccessibleInterface* figure =
                QAccessible::queryAccessibleInterface(&window->view().canvas());
            QCOMPARE(figure->role(), QAccessible::Graphic);
            const QString whole = figure->text(QAccessible::Name);
            QCOMPARE(whole, kind.title() + ": Wythoff, position (6, 10)");
            QVERIFY(!figure->text(QAccessible::Description).isEmpty());
            window->player().setStep(1);
            const QString step = figure->text(QAccessible::Name);
            QVERIFY(step.startsWith(whole + "; step 2 / "));
            const Saying* saying = window->view().trace()->sayingAt(1);
            QVERIFY(step.endsWith(QString::fromStdString(saying->reason.english())));
            window->player().setStep(noStep);
            QCOMPARE(figure->text(QAccessible::Name), whole);
            names << whole;
        }
        QVERIFY(names.size() >= 2);
    }

    /// At 200 % a screen of 1280 × 720 has 640 × 360 points.
    void theWindowFitsASmallScreenInEveryLanguage() {
        for (const QString& language : ui::languages()) {
            ui::setLanguage(language);
            QTRY_VERIFY(window->view().trace());
            window->resize(640, 360);
            QCoreApplication::processEvents();
            QVERIFY2(
                window->width() <= 640 && window->height() <= 360,
                qPrintable(QString("%1: %2 × %3").arg(language).arg(window->width()).arg(window->height())));
            for (const QAbstractButton* button : window->findChildren<QAbstractButton*>()) {
                const QWidget* area = button->parentWidget();
                if (!button->isVisible() || !window->menuBar()->isAncestorOf(area)) continue;
                const QRect place(button->mapTo(window.get(), QPoint()), button->size());
                QVERIFY2(window->rect().contains(place), qPrintable(button->text()));
            }
        }
        ui::setLanguage("en");
    }

    void aNarrowWindowFoldsItsPanelsAndAWideOneHasThemAgain() {
        QAction* games = nullptr;
        QAction* why = nullptr;
        for (QAction* action : window->actions()) {
            if (action->text().contains("Games")) games = action;
            if (action->text().contains("Why")) why = action;
        }
        QVERIFY(games && why);
        why->setChecked(false); // by hand
        window->resize(640, 360);
        QTRY_VERIFY(!games->isChecked());
        QTRY_VERIFY(window->view().canvas().width() > 600);
        games->setChecked(true); // who wants it has it
        const auto* panel = window->findChild<QWidget*>("leftPanel");
        QTRY_VERIFY(panel->isVisible() && panel->width() > 200);
        window->resize(660, 360);
        QVERIFY(games->isChecked());
        games->setChecked(false);
        window->resize(1280, 720);
        QTRY_VERIFY(games->isChecked());
        QVERIFY(!why->isChecked());
    }

    void theTabsAreSeenThoughTheyWereMeasuredBeforeTheWindowIsShown() {
        MainWindow other;
        auto* tabs = other.findChild<QTabBar*>();
        (void)tabs->sizeHint();
        other.show();
        QVERIFY(QTest::qWaitForWindowExposed(&other));
        QCOMPARE(tabs->height(), tabs->sizeHint().height());
    }

    void choosingAGameInTheListOpensIt() {
        auto* games = window->findChild<QTreeView*>("games");
        window->findChild<QLineEdit*>("searchGames")->setText("kiki");
        QCOMPARE(games->model()->rowCount(), 2); // the board, and a sum that has one
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
        QTRY_VERIFY(label("headline")->text().contains("4"));
    }

    /// Also when the game that is open is of the same name and parameters.
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
        const QString path = folder.filePath("lives.mex");
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
                QVERIFY2(QTest::qWaitFor([&] { return window->view().figure() != nullptr; }),
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
        QTRY_VERIFY(picture() == picture());
        const QImage before = picture();
        const QString path = folder.filePath("tree.mex");
        QVERIFY(ui::saveFile(path, ui::toMex(window->document())).has_value());
        QVERIFY(window->document().setGame("kiki").has_value());
        window->openFile(path);
        QTRY_COMPARE(picture(), before);
    }

    void theLanguageChangesWhileItRuns() {
        const QString english = window->findChild<Actions*>()->open->text();
        for (const char* language : {"zh_CN", "zh_TW"}) {
            ui::setLanguage(language);
            QTRY_VERIFY(window->findChild<Actions*>()->open->text() != english);
            QTRY_VERIFY(!label("headline")->text().contains(" is "));
        }
        ui::setLanguage("en");
        QTRY_COMPARE(window->findChild<Actions*>()->open->text(), english);
    }

    void darkAndLightWhileItRuns() {
        const auto paper = [this] { return picture().pixelColor(1, 1); };
        if (window->view().canvas().figureStyle().theme.dark) window->findChild<Actions*>()->dark->trigger();
        QCOMPARE(paper(), ui::lightTheme().paper);
        window->findChild<Actions*>()->dark->trigger();
        QCOMPARE(paper(), ui::darkTheme().paper);
        window->findChild<Actions*>()->dark->trigger();
    }

    void presentingHidesTheChromeAndEscapeLeaves() {
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(!window->menuBar()->isVisible());
        QVERIFY(!window->findChild<QTreeView*>("games")->isVisible());
        // The same share of every screen: 20 pixels of 1280 × 720.
        const auto styleAt = [this](int width, int height) {
            window->showNormal(); // else it is as large as the screen
            window->resize(width, height);
            QCoreApplication::processEvents();
            return window->view().canvas().figureStyle();
        };
        QCOMPARE(styleAt(1280, 720).type, 1.6);
        QCOMPARE(styleAt(1280, 720).leastType, 20.0);
        QCOMPARE(styleAt(1920, 1080).leastType, 30.0);
        QCOMPARE(styleAt(640, 360).leastType, 10.0);
        QCOMPARE(styleAt(640, 360).type, 0.8);
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
        QVERIFY(window->menuBar()->isVisible());
        QCOMPARE(window->view().canvas().figureStyle().type, 1.0);
        QCOMPARE(window->view().canvas().figureStyle().leastType, ui::Style().leastType);
    }

    /// One key in, one out; the sentence is large, and what is presented is named.
    void presentingKeepsTheStep() {
        QTRY_VERIFY(window->player().stepCount() > 5);
        window->player().setStep(4);
        const auto* reason = window->findChild<ui::ReasonText*>();
        const QString said = reason->text();
        QVERIFY(!label("caption")->isVisible());
        QTest::keyClick(window.get(), Qt::Key_F5);
        QTRY_VERIFY(label("caption")->isVisible());
        QVERIFY(label("caption")->text().contains("Wythoff"));
        QCOMPARE(window->player().step(), 4);
        QCOMPARE(reason->text(), said);
        QVERIFY(reason->fittingFont().pixelSize() >= 20);
        QVERIFY(reason->geometry().bottom() < label("caption")->geometry().top());
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape);
        QVERIFY(window->menuBar()->isVisible());
        QVERIFY(!label("caption")->isVisible());
        QCOMPARE(window->player().step(), 4);
        QTest::keyClick(window->focusWidget(), Qt::Key_Escape); // and now the steps
        QCOMPARE(window->player().step(), noStep);
    }

    void theClipboardHoldsThePicture() {
        window->findChild<Actions*>()->copy->trigger();
        const QMimeData* data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->hasImage());
        QVERIFY(!qvariant_cast<QImage>(data->imageData()).isNull());
        QVERIFY(data->data("image/svg+xml").contains("<svg"));
    }

    void dataAreWrittenBesideTheWindow() {
        exportData("kiki", "data");
        const QString path = folder.filePath("data.csv"); // the ending was forgotten
        QTRY_VERIFY(QFile::exists(path));
        const QByteArray written = ui::readFile(path).value();
        QVERIFY(written.startsWith("a,b,value\n1,1,0\n") && written.endsWith('\n'));
        for (const QAction* action : window->findChild<Actions*>()->exports)
            QTRY_VERIFY(action->isEnabled());
    }

    void whatIsWrittenCanBeCancelled() {
        QVERIFY(window->document().setGame("nim", {}, "1,2", "grid"));
        QVERIFY(window->document().setSettings("grid", {{"rows", "2000"}, {"columns", "2000"}}));
        QTRY_VERIFY(grid() && grid()->table().settings.layout().size().rows == 2000);
        exportData({}, "never.csv");
        QVERIFY(!window->findChild<Actions*>()->exports.back()->isEnabled()); // one at a time
        window->findChild<QWidget*>("exportBar")->findChild<QPushButton*>("cancelJob")->click();
        QTRY_VERIFY(window->findChild<Actions*>()->exports.back()->isEnabled());
        QCOMPARE(window->statusBar()->currentMessage(), QString("Cancelled."));
        QVERIFY(ui::workers().waitForDone());
        QVERIFY(!QFile::exists(folder.filePath("never.csv")));
    }

    void aFileIsNotReplacedUnasked() {
        const QString path = folder.filePath("lesson.csv");
        QVERIFY(ui::saveFile(path, "kept"));
        exportData("kiki", "lesson", QMessageBox::Cancel);
        QCOMPARE(ui::readFile(path).value(), QByteArray("kept"));
        exportData("kiki", "lesson", QMessageBox::Yes);
        QTRY_VERIFY(ui::readFile(path).value().startsWith("a,b,value\n"));
    }

    void namesAreShownAsTheyAre() {
        const QString path = folder.filePath("<b>bold[*]%1.mex");
        QVERIFY(ui::saveFile(path, ui::toMex(window->document())));
        window->openFile(path);
        QVERIFY(window->windowTitle().startsWith("<b>bold[*][*]%1.mex[*]"));
        QString text;
        Qt::TextFormat format = Qt::AutoText;
        answering([&](QWidget& modal) {
            auto* box = qobject_cast<QMessageBox*>(&modal);
            if (!box) return;
            text = box->text();
            format = box->textFormat();
            box->reject();
        });
        window->openFile(folder.filePath("<i>missing"));
        QVERIFY(text.contains("<i>missing") && text.contains("No such file"));
        QCOMPARE(format, Qt::PlainText);
    }

    void panelsHideAndTheFigureStays() {
        for (const Qt::Key key : {Qt::Key_F2, Qt::Key_F3})
            QTest::keyClick(window.get(), key);
        QVERIFY(!window->findChild<QWidget*>("leftPanel")->isVisible());
        QVERIFY(!window->findChild<QWidget*>("rightPanel")->isVisible());
        QVERIFY(window->view().isVisible());
        for (const Qt::Key key : {Qt::Key_F2, Qt::Key_F3})
            QTest::keyClick(window.get(), key);
        QVERIFY(window->findChild<QWidget*>("leftPanel")->isVisible());
    }

    /// HTML is only what the program itself writes.
    void noTextOfADocumentIsReadAsHtml() {
        const std::string name = "<img src=/dev/zero>";
        const std::string graph = "{\"" + name + "\": [\"<h1>b</h1>\"], \"<h1>b</h1>\": []}";
        QVERIFY(window->document().setGame("dag", {{"graph", graph}}, name));
        QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier); // the panel that is made late
        QTRY_VERIFY(label("headline")->text().contains(QString::fromStdString(name)));
        for (const QLabel* shown : window->findChildren<QLabel*>()) {
            QVERIFY2(shown->textFormat() == Qt::PlainText || shown->objectName() == "theorem" ||
                         shown->objectName() == "scrolled", // the judge's statement
                     qPrintable(shown->objectName() + ": " + shown->text()));
        }
        for (const QWidget* widget : window->findChildren<QWidget*>())
            QVERIFY2(!widget->toolTip().contains("<img"), qPrintable(widget->toolTip()));
    }

    void aFilesNameIsShownAsItIsInTheTitle() {
        const QString path = folder.filePath("a[*]b<h1>.mex");
        QVERIFY(ui::saveFile(path, ui::toMex(window->document())));
        window->openFile(path);
        QVERIFY(window->document().setGame("nim"));
        QVERIFY(window->isWindowModified());
        QVERIFY(window->windowTitle().startsWith("a[*][*]b<h1>.mex[*] "));
    }

    void theJudgeOpensBelowAndItsCasesAbove() {
        QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier);
        auto* judge = window->findChild<ui::JudgePanel*>();
        QVERIFY(judge && judge->isVisible());
        QVERIFY(window->view().canvas().height() > 200);
        judge->findChild<QPushButton*>("runJudge")->click();
        auto* cases = judge->findChild<ui::CaseList*>("judgeCases");
        QTRY_COMPARE(cases->listed(), std::uint64_t{2});
        QTest::mouseClick(cases->viewport(), Qt::LeftButton, {}, cases->rowRect(1).center());
        QTRY_COMPARE(window->document().state().game, std::string("bash"));
        QCOMPARE(window->document().state().position, std::string("4"));
        QTRY_VERIFY(label("headline")->text().contains("4"));
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(!judge->isVisible());
        QTest::keyClick(window.get(), Qt::Key_F5);
        QVERIFY(judge->isVisible());
        judge->findChild<QPushButton*>("closeJudge")->click();
        QVERIFY(!judge->isVisible());
        QVERIFY(window->view().isAncestorOf(window->focusWidget()) ||
                window->focusWidget() == &window->view());
    }

    void aGraphIsSavedAloneInBothLanguages() {
        QVERIFY(window->document().setGame("dag", {{"graph", "digraph { a [pos=\"0,72\"]; a -> \"b c\" }"}},
                                           "a", "graph"));
        auto* tools = window->view().findChild<ui::GraphTools*>();
        QTRY_VERIFY(tools && tools->save->isEnabled());
        for (const char* name : {"own.dot", "own.json"}) {
            const QString path = folder.filePath(name);
            answering([path](QWidget& modal) {
                auto* dialog = qobject_cast<QFileDialog*>(&modal);
                if (!dialog) return;
                dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
                QMetaObject::invokeMethod(dialog, "accept");
            });
            tools->save->trigger();
            const std::string text = readFile(path.toStdString()).value();
            QCOMPARE(text.front(), path.endsWith(u"json") ? '{' : 'd');
            const auto again = makeGame("dag", {{"graph", text}}).value();
            const Sketch sketch = ask(*again, "a").value()->as<SketchAspect>()->sketch().value();
            QCOMPARE(sketch.nodes()[0].place, std::optional(NodePlace{0, 72}));
            QCOMPARE(sketch.nodes()[1].name, std::string("b c"));
            QCOMPARE(sketch.edges().size(), std::size_t{1});
        }
    }

private:
    /// Has `answer`, and nobody else, answer the dialogs that come up, until the next test.
    void answering(std::function<void(QWidget&)> answer) {
        delete window->findChild<QTimer*>("answers");
        auto* timer = new QTimer(window.get());
        timer->setObjectName("answers");
        connect(timer, &QTimer::timeout, this, [answer = std::move(answer)] {
            if (QWidget* modal = QApplication::activeModalWidget()) answer(*modal);
        });
        timer->start(1);
    }

    /// Exports the game's grid (empty: of what is open) as CSV to `name`, which the dialog is given; a
    /// question is answered with `button`.
    void exportData(const std::string& game, const QString& name,
                    QMessageBox::StandardButton button = QMessageBox::NoButton) {
        if (!game.empty()) QVERIFY(window->document().setGame(game, {}, {}, "grid"));
        QTRY_VERIFY(grid() && grid()->table().complete() &&
                    grid()->table().game == window->document().game());
        const QString path = folder.filePath(name);
        answering([path, button](QWidget& modal) {
            if (auto* box = qobject_cast<QMessageBox*>(&modal)) box->button(button)->click();
            if (auto* dialog = qobject_cast<QFileDialog*>(&modal)) {
                dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
                QMetaObject::invokeMethod(dialog, "accept");
            }
        });
        window->findChild<Actions*>()->exports.back()->trigger();
    }

    /// The figure of the grid, if that is shown.
    [[nodiscard]] const ui::GridFigure* grid() const {
        return dynamic_cast<const ui::GridFigure*>(window->view().figure().get());
    }
    [[nodiscard]] QLabel* label(const char* name) const { return window->findChild<QLabel*>(name); }
    [[nodiscard]] QImage picture() const { return window->view().canvas().grab().toImage(); }

    OwnFolder folder;
    std::unique_ptr<MainWindow> window;
};

MEXPLORER_TEST(TestMainWindow)
#include "test_main_window.moc"
