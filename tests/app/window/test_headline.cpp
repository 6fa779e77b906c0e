#include "core/catalogue/catalogue.h"
#include "core/task/task.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/document/view_kind.h"
#include "ui/lesson/player.h"
#include "ui/lesson/reason_text.h"
#include "ui/lesson/sentence_layout.h"
#include "ui/text/spoken_text.h"

#include <algorithm>
#include <memory>
#include <vector>

using namespace mexplorer;
using namespace mexplorer::app;

namespace {

constexpr int leastPixels = 20;
constexpr std::size_t mostSteps = 40; // of a trace; of longer ones, as many spread over all

const std::string brief = "A short one.";
const std::string lengthy =
    "A sentence that is so long that it needs the room of three lines in the window, as "
    "it goes on and on, and says in many words, as long sentences are wont to do, what "
    "a shorter one says as well, and better.";

/// The traces of all views of an example.
void addTraces(const std::string& game, std::vector<std::shared_ptr<const Trace>>& traces) {
    ui::Document document;
    const auto bytes = ui::readFile(
        QStringLiteral(MEXPLORER_SOURCE "/resources/examples/%1.mex").arg(QString::fromStdString(game)));
    QVERIFY(bytes && ui::fromMex(*bytes, document));
    for (const ui::ViewKind& kind : ui::viewKinds()) {
        if (!kind.canShow(*document.game())) continue;
        Task task;
        if (const auto steps = kind.steps(document.scene(kind.id), task)) traces.push_back(steps->trace);
    }
}

} // namespace

/// What a step says stands above the figure as its headline.
class TestHeadline : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (const Entry& entry : catalogue())
            addTraces(entry.description.id, traces);
        QVERIFY(traces.size() > catalogue().size());
        QVERIFY(window.open());
    }
    void init() {
        window->resize(1280, 720);
        QTRY_COMPARE(window->size(), QSize(1280, 720));
        settle();
    }
    void cleanup() { ui::setLanguage("en"); }
    void cleanupTestCase() { window.close(); }

    void everySentenceOfTheExamplesIsLargeAndWhole_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : ui::languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void everySentenceOfTheExamplesIsLargeAndWhole() {
        QFETCH(const QString, language);
        ui::setLanguage(language);
        for (const auto& trace : traces) {
            const std::size_t count = trace->steps.size();
            for (std::size_t step = 0; step < count; step += std::max<std::size_t>(1, count / mostSteps)) {
                headline().cutNext(); // so that none has the room of one before it
                headline().setSentence(ui::spoken(trace->steps[step].reason));
                checkHeadline();
                if (QTest::currentTestFailed()) return;
            }
        }
    }

    /// So that the figure below it stays where it is.
    void roomForALongSentenceStaysUntilTheStepsAreOthers() {
        headline().cutNext();
        const int usual = heightOf(brief);
        const int high = heightOf(lengthy);
        QVERIFY(high > usual);
        QCOMPARE(heightOf(brief), high);
        headline().cutNext();
        QCOMPARE(heightOf(brief), usual);
    }

    /// There the figure needs the room, and the type shrinks.
    void aSmallWindowHasAllOfItInSmallType() {
        window->resize(640, 360);
        QTRY_COMPARE(window->size(), QSize(640, 360));
        heightOf(lengthy);
        QVERIFY(headline().fittingFont().pixelSize() < leastPixels);
        checkIsWhole();
        QVERIFY(window->view().canvas().height() > window->height() / 2);
    }

    /// A long sentence does not keep it large.
    void theWindowShrinksInOneGo() {
        heightOf(lengthy + " " + lengthy);
        window->resize(640, 360);
        QCOMPARE(window->size(), QSize(640, 360));
    }

private:
    [[nodiscard]] ui::ReasonText& headline() { return window->player().sentence(); }
    /// How high the headline is with this sentence.
    int heightOf(const std::string& sentence) {
        headline().setText(QString::fromStdString(sentence));
        settle();
        return headline().height();
    }
    static void settle() {
        for (int round = 0; round < 4; ++round) // layouts settle from the inside out
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
    void checkHeadline() {
        if (headline().height() != headline().sizeHint().height()) settle();
        const int pixels = headline().fittingFont().pixelSize();
        QVERIFY2(pixels >= leastPixels,
                 qPrintable(QStringLiteral("%1: “%2”").arg(pixels).arg(headline().text())));
        checkIsWhole();
    }
    void checkIsWhole() {
        const ui::SentenceLayout layout(headline().text(), headline().fittingFont(), headline().width(),
                                        Qt::AlignLeft);
        QVERIFY2(layout.height() <= headline().height(), qPrintable(headline().text()));
    }

    std::vector<std::shared_ptr<const Trace>> traces;
    TestedWindow window;
};

MEXPLORER_TEST(TestHeadline)
#include "test_headline.moc"
