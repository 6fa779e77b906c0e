#include "tests/runner/listed.h"
#include "tests/ui/views/looks.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/views/thermograph/thermograph_view.h"

#include <QImage>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <vector>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

QImage imageOf(const Figure& figure, const Style& style = {}) {
    QImage image(1000, 600, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(image.rect()), std::nullopt, style));
    return image;
}

} // namespace

/// The tax that is slid in a thermograph by hand.
class TestThermographTax : public QObject {
    Q_OBJECT

private slots:
    void init() { show("{3||1|-2}"); }
    void cleanup() { view.reset(); }

    void pointingTellsWhatBothStopAt() {
        const QImage before = imageOf(*view->figure());
        QSignalSpy pointed(view.get(), &View::pointedAt);
        QTest::mouseMove(&view->canvas(), pixelAt(Rational(1)));
        QTRY_VERIFY(view->figure()->taxLine() == TaxLine::pointed);
        QCOMPARE(taxNow(), std::string("1"));
        QCOMPARE(pointed.last().first().toString(), QString("tax t = 1: Left stops at 2, Right at 1"));
        QVERIFY(imageOf(*view->figure()) != before);
        QCOMPARE(setting(), std::string());
        leave();
        QVERIFY(view->figure()->taxLine() == TaxLine::none);
        QCOMPARE(pointed.last().first().toString(), QString());
        QVERIFY(imageOf(*view->figure()) == before);
    }

    /// Also in the picture of another window, and read by screen readers; one undo takes it back.
    void aClickChoosesATaxThatStays() {
        QTest::mouseClick(&view->canvas(), Qt::LeftButton, {}, pixelAt(Rational(1)));
        QCOMPARE(setting(), std::string("1"));
        leave();
        QVERIFY(view->figure()->taxLine() == TaxLine::chosen);
        QCOMPARE(view->canvas().accessibleDescription(), QString("tax t = 1: Left stops at 2, Right at 1"));
        Task task;
        const auto drawn = findView("thermograph")->figure(document.scene("thermograph"), task);
        QVERIFY(drawn);
        QVERIFY(imageOf(**drawn) == imageOf(*view->figure()));
        document.undoStack().undo();
        QCOMPARE(setting(), std::string());
        QVERIFY(view->figure()->taxLine() == TaxLine::none);
    }

    void theLineIsDragged() {
        QVERIFY(document.setSetting("thermograph", "tax", "1"));
        const auto trace = view->shownTrace();
        Canvas& canvas = view->canvas();
        const QPoint from = pixelAt(Rational(1));
        const QPoint to = pixelAt(Rational(3, 2));
        QSignalSpy pointed(view.get(), &View::pointedAt);
        QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(&canvas, to);
        QCOMPARE(taxNow(), std::string("3/2"));
        QCOMPARE(pointed.last().first().toString(), QString("tax t = 3/2: Left stops at 3/2, Right at 1"));
        QCOMPARE(setting(), std::string("1")); // changed only where it is dropped
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, to);
        QCOMPARE(setting(), std::string("3/2"));
        QVERIFY(!canvas.camera());
        QCOMPARE(view->shownTrace(), trace); // nothing was built anew
        QTest::mousePress(&canvas, Qt::LeftButton, {}, to);
        QTest::mouseMove(&canvas, QPoint(to.x(), canvas.height() - 1));
        QCOMPARE(taxNow(), std::string("0"));
        QTest::mouseMove(&canvas, QPoint(to.x(), 0));
        QVERIFY(*view->figure()->tax() > Rational(7, 4) &&
                *view->figure()->tax() <= view->figure()->layout().top());
        QCOMPARE(view->figure()->taxText().section(": ", 1), QString("both stop at 5/4"));
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, QPoint(to.x(), 0));
    }

    void wheelAndKeysTurnTheTaxUntilEscape() {
        QVERIFY(document.setSetting("thermograph", "tax", "1"));
        Canvas& canvas = view->canvas();
        const QPointF place = pixelAt(Rational(1));
        QWheelEvent wheel(place, canvas.mapToGlobal(place), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&canvas, &wheel);
        QVERIFY(*view->figure()->tax() > 1);
        QVERIFY(!canvas.camera()); // nothing was zoomed
        QTest::keyClick(&canvas, Qt::Key_BracketLeft);
        QCOMPARE(setting(), std::string("1"));
        QTest::keyClick(&canvas, Qt::Key_BracketRight);
        QVERIFY(*view->figure()->tax() > 1);
        QTest::keyClick(&canvas, Qt::Key_Escape);
        QCOMPARE(setting(), std::string());
        QVERIFY(view->figure()->taxLine() == TaxLine::none);
    }

    /// Where Right’s wall turns, the step’s own tax gives way to one that is slid there, until another step.
    void aStepShowsItsOwnTaxUnlessAnotherIsSlidThere() {
        const auto trace = view->shownTrace();
        const std::vector<HeatState>& states = trace->states;
        const auto isTurn = [](const HeatState& state) { return state.tax && *state.tax == Rational(3, 2); };
        const auto turn = static_cast<int>(std::ranges::find_if(states, isTurn) - states.begin());
        view->showStep(turn);
        QVERIFY(view->figure()->taxLine() == TaxLine::steps);
        Canvas& canvas = view->canvas();
        QTest::mousePress(&canvas, Qt::LeftButton, {}, pixelAt(Rational(3, 2)));
        QTest::mouseMove(&canvas, pixelAt(Rational(1)));
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, pixelAt(Rational(1)));
        QCOMPARE(setting(), std::string("1"));
        QCOMPARE(taxNow(), std::string("1"));
        QVERIFY(view->figure()->state().turn.has_value()); // the step is still shown
        view->showStep(turn + 1);
        QVERIFY(view->figure()->taxLine() == TaxLine::steps);
        view->showStep(turn);
        QCOMPARE(taxNow(), std::string("3/2"));
        view->showStep(static_cast<int>(states.size()) - 1);
        QVERIFY(view->figure()->taxLine() == TaxLine::chosen);
        QCOMPARE(taxNow(), std::string("1"));
    }

    /// Of a tax that is chosen only the result tells.
    void withoutAChosenTaxThePictureIsAsBefore() {
        const auto trace = view->shownTrace();
        const auto heat = std::shared_ptr<const ShortGameHeat>(trace, &trace->subject);
        for (const HeatState& state : trace->states) {
            const ThermographFigure plain(heat, {.step = state});
            const ThermographFigure chosen(heat, {.step = state, .tax = Rational(1)});
            QCOMPARE(imageOf(chosen) == imageOf(plain), !state.isDone);
        }
        Style dark;
        dark.theme = darkTheme();
        QVERIFY(imageOf(ThermographFigure(heat, {.tax = Rational(1)}), dark) !=
                imageOf(ThermographFigure(heat), dark));
    }

    /// A tax that is no number has no picture; one above the chart has its line at the upper edge.
    void theTaxMayBeAnyNumberThatIsNotBelowZero() {
        Task task;
        const ViewKind& kind = *findView("thermograph");
        QVERIFY(document.setSetting("thermograph", "tax", "-1"));
        QVERIFY(!kind.figure(document.scene("thermograph"), task));
        QVERIFY(document.setSetting("thermograph", "tax", "1000"));
        QTRY_VERIFY(view->figure() && view->figure()->taxLine() == TaxLine::chosen);
        QCOMPARE(view->figure()->taxText(), QString("tax t = 1000: both stop at 5/4"));
        const QRectF line = view->figure()->taxHandle().value();
        QCOMPARE(line.center().y(), view->figure()->layout().chart().place().top());
    }

    void noTextsOverlap_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"{3||1|-2}", "{15/8|-13/16}", "^*", "1/2", "{4||2|0}"})
            QTest::newRow(game) << QString(game);
    }
    /// Whatever tax is chosen, in the result and at each step, also in a window of half the size.
    void noTextsOverlap() {
        QFETCH(const QString, game);
        show(game.toStdString());
        const auto trace = view->shownTrace();
        const auto heat = std::shared_ptr<const ShortGameHeat>(trace, &trace->subject);
        const std::vector<Look> all = {
            {{}, {769, 551}}, {{}, {400, 260}}, {Style::presenting(lightTheme()), {1280, 578}}};
        for (const Look& look : all)
            for (const HeatState& state : trace->states)
                if (state.tax || state.isDone) checkTexts(heat, state, look);
    }

private:
    static void checkTexts(const std::shared_ptr<const ShortGameHeat>& heat, const HeatState& state,
                           const Look& look) {
        const auto seen = [&](const ThermographFigure& figure) {
            return seenTexts(figure, look.size, std::nullopt, look.style);
        };
        if (overlapOf(seen(ThermographFigure(heat, {.step = state})))) return; // not for the tax
        const Rational top = ThermographLayout(*heat).top();
        for (int part = 0; part <= 10; ++part) {
            const Rational tax = top * Rational(part, 10);
            const ThermographFigure figure(heat, {.step = state, .tax = tax, .isTaxHeld = true});
            const auto texts = seen(figure);
            const auto overlap = overlapOf(texts);
            const QString told = QString("%1 wide, %2").arg(look.size.width()).arg(figure.taxText());
            const QString both = overlap ? overlap->first.text + " over " + overlap->second.text : QString();
            QVERIFY2(!overlap, qPrintable(told + ": " + both));
            const QString number = QString::fromStdString(rationalText(tax));
            const auto isTax = [&](const SeenText& text) { return text.text.endsWith(number); };
            QVERIFY2(std::ranges::any_of(texts, isTax), qPrintable(told));
            for (const SeenText& text : texts)
                QVERIFY2(text.pixels > look.style.leastType - 0.01, qPrintable(told + ": " + text.text));
        }
    }

    void show(const std::string& position) {
        view.reset();
        QVERIFY(document.setGame("form", {}, position, "thermograph"));
        QVERIFY(document.setSetting("thermograph", "tax", ""));
        view = std::make_unique<ThermographView>(document);
        view->QWidget::resize(1000, 600);
        view->QWidget::show();
        view->activate();
        QTRY_VERIFY(view->figure() && view->shownTrace());
    }
    /// At the left edge of the chart, at the height of a tax.
    [[nodiscard]] QPoint pixelAt(const Rational& tax) const {
        const HeatChart& chart = view->figure()->layout().chart();
        const QPointF world(chart.place().left() + 20, chart.y(nearest(tax)));
        return view->canvas().frame().toArea().map(world).toPoint();
    }
    void leave() const {
        QEvent event(QEvent::Leave);
        QCoreApplication::sendEvent(&view->canvas(), &event);
    }
    [[nodiscard]] std::string taxNow() const {
        const auto figure = view->figure();
        return figure->tax() ? rationalText(*figure->tax()) : std::string("none");
    }
    [[nodiscard]] std::string setting() const { return document.scene("thermograph").settings.at("tax"); }

    Document document;
    std::unique_ptr<ThermographView> view;
};

MEXPLORER_TEST(TestThermographTax)
#include "test_thermograph_tax.moc"
