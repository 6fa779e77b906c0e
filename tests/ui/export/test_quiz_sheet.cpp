#include "ui/export/quiz_sheet.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/play/quiz.h"
#include "tests/runner/listed.h"
#include "ui/document/puzzle.h"
#include "ui/export/sheet_pages.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;

namespace {

std::shared_ptr<const Game> gameOf(const char* id) {
    return makeGame(id).value();
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The number of pages in a PDF's page tree.
int pagesOf(const QByteArray& pdf) {
    const auto at = pdf.indexOf("/Count ");
    return at < 0 ? 0 : pdf.mid(at + 7, 6).split('\n').front().trimmed().toInt();
}

} // namespace

class TestQuizSheet : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(folder_.isValid()); }

    void answersBeginAPageOfTheirOwn() {
        const QString path = folder_.filePath("short.pdf");
        Task task;
        QVERIFY(ui::writeQuizSheet(path, gameOf("nim"), {{{QuestionKind::outcome}, 1, 3}, 2}, task));
        const QByteArray pdf = contents(path);
        QVERIFY(pdf.startsWith("%PDF-"));
        QCOMPARE(pagesOf(pdf), 2);
    }

    void aLongOneHasAsManyPagesAsItNeeds() {
        Task task;
        const QString path = folder_.filePath("long.pdf");
        QVERIFY(ui::writeQuizSheet(path, gameOf("nim"), {{{}, 3, 3}, 60}, task));
        const int pages = pagesOf(contents(path));
        QVERIFY2(pages > 15 && pages < 40, qPrintable(QString::number(pages)));
    }

    void fourQuestionsFitOnAPage_data() {
        QTest::addColumn<QString>("game");
        for (const char* id : {"nim", "tic-tac-toe", "connect-four", "hexapawn", "mnk", "wythoff"})
            QTest::newRow(id) << id;
    }
    void fourQuestionsFitOnAPage() {
        QFETCH(const QString, game);
        Task task;
        const QString sheet = folder_.filePath(game + ".pdf");
        const QuizPlan plan{{{QuestionKind::outcome}, 2, 3}, 12};
        QVERIFY(ui::writeQuizSheet(sheet, gameOf(qPrintable(game)), plan, task));
        QCOMPARE(pagesOf(contents(sheet)), 3 + 1); // then the answers
    }

    /// Questions about a cropped board could not be answered.
    void picturesAreWhole() {
        for (const Entry& entry : catalogue()) {
            const auto game = gameOf(entry.description.id.c_str());
            if (questionsOf(*game).empty()) continue;
            Task task;
            const auto figure = ui::puzzleOf(game, startPosition(*game), task).value();
            if (!figure) continue;
            constexpr QSizeF page(656, 900);
            const double height = ui::heightOf({figure, 170}, page.width(), page.height() / 2);
            QVERIFY2(height < page.height() / 2, entry.description.id.c_str());
            const ui::Frame frame(*figure, {0, 0, page.width(), height}, std::nullopt, {});
            const QRectF seen = frame.visible().adjusted(-0.01, -0.01, 0.01, 0.01);
            QVERIFY2(seen.contains(figure->bounds()), entry.description.id.c_str());
            QVERIFY2(frame.scale() >= figure->readableScale(), entry.description.id.c_str());
        }
    }

    void whatCannotBeAskedLeavesNoFile() {
        Task task;
        const QString path = folder_.filePath("never.pdf");
        const auto refused = ui::writeQuizSheet(path, gameOf("wythoff"), {{{QuestionKind::period}}, 3}, task);
        QVERIFY(!refused && refused.error().field == "kind");
        QVERIFY(!QFile::exists(path));
        Task stopped;
        stopped.cancel();
        const auto cancelled = ui::writeQuizSheet(path, gameOf("wythoff"), {{}, 3}, stopped);
        QVERIFY(!cancelled && cancelled.error().kind == Error::Kind::cancelled);
        QVERIFY(!QFile::exists(path));
    }

private:
    QTemporaryDir folder_;
};

MEXPLORER_TEST(TestQuizSheet)
#include "test_quiz_sheet.moc"
