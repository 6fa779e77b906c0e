#include "answers.h"
#include "app/window/file_writer.h"
#include "app/window/quiz_desk.h"
#include "app/window/view_stack.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/lesson/quiz_panel.h"

#include <QPushButton>
#include <QSignalSpy>

using namespace mexplorer;
using namespace mexplorer::app;

class TestQuizDesk : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QVERIFY(document.setGame("nim", {}, "13,11,7", "xor"));
        views.show("xor");
        desk->open();
    }
    void cleanup() { desk->close(); }

    void thePanelIsMadeOnce() {
        QCOMPARE(panels.currentWidget(), panel());
        desk->open();
        QCOMPARE(panels.findChildren<ui::QuizPanel*>().size(), 1);
        QVERIFY(!desk->isBegun() && !desk->answer(1));
    }

    void aWrongAnswerUncoversItsPlaceAndTheEndWhatWasThereBefore() {
        const QByteArray before = ui::toMex(document);
        QSignalSpy changed(desk, &QuizDesk::coverChanged);
        begin();
        QVERIFY(views.isCovered() && !changed.empty());
        const Question question = *run().question();
        const std::size_t wrong = (question.right + 1) % question.choices.size();
        QVERIFY(!desk->answer(0)); // there is no such choice
        QVERIFY(desk->answer(static_cast<int>(wrong) + 1));
        QVERIFY(!views.isCovered());
        QCOMPARE(document.position(), placeOf(question, wrong).position);
        QCOMPARE(document.state().view, placeOf(question, wrong).view);
        desk->close();
        QCOMPARE(ui::toMex(document), before);
        QVERIFY(!desk->isBegun());
    }

    void theEndOfAQuizUncoversTheFigure() {
        begin();
        desk->close();
        QVERIFY(!views.isCovered());
    }

    void aSheetIsWrittenWhereOneSays() {
        const QString path = folder.filePath("sheet.pdf");
        const Answers answers(QMessageBox::NoButton, path);
        panel()->findChild<QPushButton*>("quizSheet")->click();
        QTRY_VERIFY(QFile::exists(path));
        QVERIFY(ui::readFile(path).value().startsWith("%PDF-"));
    }

private:
    void begin() {
        run().start(document.game(), {});
        QTRY_COMPARE(run().stage(), ui::QuizRun::Stage::asking);
        QVERIFY(desk->isBegun());
    }
    [[nodiscard]] ui::QuizPanel* panel() const { return panels.findChild<ui::QuizPanel*>(); }
    [[nodiscard]] ui::QuizRun& run() const { return panel()->run(); }

    OwnFolder folder;
    ui::Document document;
    QWidget window;
    ViewStack views{document, nullptr};
    QStackedWidget panels;
    FileWriter* writer = new FileWriter(window);
    QuizDesk* desk = new QuizDesk(document, views, panels, *writer);
};

MEXPLORER_TEST(TestQuizDesk)
#include "test_quiz_desk.moc"
