#include "core/catalogue/catalogue.h"
#include "core/game/aspects/instances.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/cards/seen_lines.h"
#include "tests/ui/views/looks.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/views/cards/cards_drawing.h"
#include "ui/views/cards/cards_numbers.h"
#include "ui/views/cards/cards_view.h"

#include <QBuffer>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include <map>
#include <set>
#include <string>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// Made once: its strategies take many iterations.
std::shared_ptr<const CardsPicture> pictureOf(const std::string& id) {
    static std::map<std::string, std::shared_ptr<const CardsPicture>> made;
    auto& picture = made[id];
    if (picture) return picture;
    Task task;
    const auto game = makeGame(id).value();
    const auto instance = instanceOf(*game, startPosition(*game)).value();
    picture = cardsPictureOf(*instance, completed(cardsSettings(*game), {}).value(), task).value();
    return picture;
}

void checkOverlap(const std::vector<SeenText>& texts, const QString& where) {
    const auto overlap = overlapOf(texts);
    const QString told = QStringLiteral("%1: %2 over %3");
    QVERIFY2(!overlap, overlap ? qPrintable(told.arg(where, overlap->first.text, overlap->second.text)) : "");
}

QImage imageOf(const Figure& figure) {
    QImage image(900, 600, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(image.rect()), std::nullopt, {}));
    return image;
}

/// Ends without their number near and below them; a minus sign may be a text of its own.
int payoffsNotSeen(const CardsFigure& figure, const std::vector<SeenText>& texts, const Style& style,
                   const QSize& size) {
    const Frame frame(figure, QRectF(QPointF(), size), std::nullopt, style);
    const double type = style.typeOf(12);
    int lost = 0;
    for (const auto& place : figure.picture().layout.places()) {
        const auto& record = figure.picture().form->node(place.node);
        if (record.actor != Actor::nobody) continue;
        const QPointF at = frame.toArea().map(place.at);
        const QString payoff = signedText(record.payoff);
        lost += std::ranges::none_of(texts, [&](const SeenText& text) {
            const bool isIt = text.text == payoff || text.text == payoff.mid(1);
            const QPointF away = text.box.center() - at;
            return isIt && std::abs(away.x()) < 2 * type && away.y() > 0 && away.y() < 7 * type;
        });
    }
    return lost;
}

} // namespace

class TestCardsView : public QObject {
    Q_OBJECT

private slots:
    void theWholeTreeOfKuhnIsSeenAndOneDealOfLeduc() {
        const auto kuhn = pictureOf("kuhn-poker");
        QCOMPARE(kuhn->layout.places().size(), std::size_t{55});
        QVERIFY(kuhn->layout.hasTies(kuhn->game()));
        const auto leduc = pictureOf("leduc-poker");
        QCOMPARE(leduc->layout.places().size(), std::size_t{2 + 9 + 5 + 5 * 15 + 0});
        QVERIFY(!leduc->layout.hasTies(leduc->game()));
    }

    /// All of player 1’s sets but one, and all of player 2’s, are tied between neighbouring deals.
    void dealsStandBesideOthersLikeThem() {
        const auto kuhn = pictureOf("kuhn-poker");
        std::vector<std::string> deals; // “K Q”
        for (std::size_t i = 1; i <= 6; ++i)
            deals.push_back(kuhn->game().actionTo(kuhn->layout.places()[i].node));
        for (std::size_t i = 1; i < deals.size(); ++i)
            QVERIFY(deals[i - 1].front() == deals[i].front() || deals[i - 1].back() == deals[i].back());
    }

    void nodesAreFoundWhereTheyStand() {
        for (const char* id : {"kuhn-poker", "leduc-poker"}) {
            const CardsFigure figure(pictureOf(id));
            const Frame frame(figure, QRectF(0, 0, 1280, 578), std::nullopt, {});
            for (const auto& place : figure.picture().layout.places())
                QVERIFY(figure.setAt(frame, frame.toArea().map(place.at)) ==
                        setOf(*figure.picture().form, place.node));
            QVERIFY(!figure.setAt(frame, {2, 2}));
        }
    }

    /// Every step changes the picture.
    void everyStepIsSeen() {
        Task task;
        const auto game = makeGame("kuhn-poker").value();
        const auto instance = instanceOf(*game, {}).value();
        const Scene scene{std::shared_ptr<const Game>(makeGame("kuhn-poker").value()), instance,
                          completed(cardsSettings(*game), {}).value()};
        const Steps steps = cardsViewKind().steps(scene, task).value();
        QImage before = imageOf(**cardsViewKind().figure(scene, task));
        for (int step = 0; step < static_cast<int>(steps.trace->steps.size()); ++step) {
            const QImage now = imageOf(*steps.figureAt(step));
            QVERIFY2(now != before, qPrintable(QString::number(step)));
            before = now;
        }
    }

    /// At each step, too: see below.
    void noTextLiesOverAnother() {
        for (const char* id : {"kuhn-poker", "leduc-poker"}) {
            const CardsFigure figure(pictureOf(id));
            for (const auto& [style, size] : {std::pair(Style{}, QSize(769, 551)),
                                              {Style{}, QSize(400, 260)},
                                              {Style::presenting(lightTheme()), QSize(1280, 578)}})
                checkOverlap(seenTexts(figure, size, std::nullopt, style), id);
        }
    }

    /// The letters in nodes cover the lines below them.
    void noLineRunsThroughATextAndNoneTouchesTheEdge() {
        constexpr double leastMargin = 2; // pixels
        for (const char* id : {"kuhn-poker", "leduc-poker"}) {
            const CardsFigure figure(pictureOf(id));
            for (const auto& [style, size] : looks()) {
                LinedPicture picture(size);
                QPainter painter(&picture);
                figure.draw(painter, Frame(figure, QRectF(QPointF(), size), std::nullopt, style));
                painter.end();
                const QRectF inside = QRectF(QPointF(), size).adjusted(leastMargin, 0, -leastMargin, 0);
                QVERIFY(!picture.watcher().lines().empty());
                for (const SeenText& text : picture.watcher().seen()) {
                    QVERIFY2(inside.contains(text.box), qPrintable(text.text));
                    if (QStringList{"J", "Q", "K"}.contains(text.text)) continue;
                    for (const QPolygonF& line : picture.watcher().lines())
                        QVERIFY2(!runsThrough(line, text.box), qPrintable(QStringLiteral("%1 of width %2: %3")
                                                                              .arg(id)
                                                                              .arg(size.width())
                                                                              .arg(text.text)));
                }
            }
        }
    }

    void everyEndHasItsPayoff() {
        for (const char* id : {"kuhn-poker", "leduc-poker"}) {
            const CardsFigure figure(pictureOf(id));
            const auto& places = figure.picture().layout.places();
            const auto ends = std::count_if(places.begin(), places.end(), [&](const auto& place) {
                return figure.picture().game().node(place.node).actor == Actor::nobody;
            });
            for (const auto& [style, size] : looks()) {
                const auto texts = seenTexts(figure, size, std::nullopt, style);
                const Frame frame(figure, QRectF(QPointF(), size), std::nullopt, style);
                const double below = frame.content().bottom() + CardsDrawing::roomBelow(style);
                const auto payoffs = std::count_if(texts.begin(), texts.end(), [&](const SeenText& text) {
                    const double y = text.box.center().y();
                    const bool isInTree = y > frame.content().top() && y < below; // not in a title
                    return isInTree && (text.text.startsWith(u'+') || text.text.startsWith(u'−'));
                });
                QCOMPARE(payoffs, ends);
            }
        }
    }

    /// At each step each end has its payoff below it or, in very small pictures, is counted, as probabilities
    /// are; and no text lies over another.
    void everyEndHasItsPayoffAtEveryStep() {
        Task task;
        for (const char* id : {"kuhn-poker", "leduc-poker"}) {
            const std::shared_ptr<const Game> game = makeGame(id).value();
            const Scene scene{game, instanceOf(*game, startPosition(*game)).value(),
                              completed(cardsSettings(*game), {}).value()};
            const Steps steps = cardsViewKind().steps(scene, task).value();
            for (const auto& [style, size] : {std::pair(Style{}, QSize(769, 551)),
                                              {Style{}, QSize(640, 480)},
                                              {Style{}, QSize(400, 260)},
                                              {Style::presenting(lightTheme()), QSize(1280, 578)}}) {
                for (int step = 0; step < static_cast<int>(steps.trace->steps.size()); ++step) {
                    const auto figure = steps.figureAt(step);
                    const auto& cards = dynamic_cast<const CardsFigure&>(*figure);
                    const auto texts = seenTexts(cards, size, std::nullopt, style);
                    const int lost = payoffsNotSeen(cards, texts, style, size);
                    const auto told = std::ranges::find_if(
                        texts, [](const SeenText& text) { return text.text.startsWith("numbers without"); });
                    const int counted = told == texts.end() ? 0 : told->text.section(u' ', -1).toInt();
                    const QString where = QStringLiteral("%1, step %2, %3 wide: %4")
                                              .arg(id)
                                              .arg(step)
                                              .arg(size.width())
                                              .arg(lost);
                    QVERIFY2(lost <= counted, qPrintable(where));
                    QVERIFY2(size.width() > 400 || counted > lost, qPrintable(where));
                    QVERIFY2(lost == 0 || size.width() == 400, qPrintable(where));
                    checkOverlap(texts, where);
                }
            }
        }
    }

    /// Even where the note has to lie on other numbers.
    void whatHasNoRoomIsToldOfInTheSmallestPicture() {
        const QSize size(320, 220);
        for (const char* id : {"kuhn-poker", "leduc-poker"}) {
            const CardsFigure figure(pictureOf(id));
            const auto texts = seenTexts(figure, size, std::nullopt, {});
            const bool isTold = std::ranges::any_of(
                texts, [](const SeenText& text) { return text.text.startsWith("numbers without"); });
            QVERIFY2(isTold || payoffsNotSeen(figure, texts, {}, size) == 0, id);
        }
    }

    void aSlideIsFilledBelowATitleThatSaysWhatItIsAbout() {
        Task task;
        const Style style = Style::presenting(lightTheme());
        const QSize slide(1280, 544);
        for (const char* id : {"kuhn-poker", "leduc-poker"}) {
            const std::shared_ptr<const Game> game = makeGame(id).value();
            const Scene scene{game, instanceOf(*game, startPosition(*game)).value(),
                              completed(cardsSettings(*game), {}).value()};
            const Steps steps = cardsViewKind().steps(scene, task).value();
            const auto figure = steps.figureAt(18);
            const auto& cards = dynamic_cast<const CardsFigure&>(*figure);
            const Frame frame(cards, QRectF(QPointF(), slide), std::nullopt, style);
            double left = slide.width();
            double right = 0;
            for (const auto& place : cards.picture().layout.places()) {
                left = std::min(left, frame.toArea().map(place.at).x());
                right = std::max(right, frame.toArea().map(place.at).x());
            }
            QVERIFY(right - left >= 0.6 * slide.width());
            const auto isTitle = [](const SeenText& text) { return text.text.startsWith("Player "); };
            const auto texts = seenTexts(cards, slide, std::nullopt, style);
            QCOMPARE(std::ranges::count_if(texts, isTitle), 1);
            QVERIFY(std::ranges::find_if(texts, isTitle)->box.bottom() < frame.content().top());
            const auto inWindow = seenTexts(cards, {769, 551}, std::nullopt, {});
            QVERIFY(std::ranges::find_if(inWindow, isTitle)->box.top() > 275);
        }
    }

    void noCameraShowsEmptinessBesideWhatIsCutOff() {
        const CardsFigure figure(pictureOf("leduc-poker"));
        const QRectF all = figure.bounds();
        for (double share = -1; share <= 1; share += 0.125) {
            const QRectF wanted = QRectF(all.topLeft(), QSizeF(all.width() / 2, all.height()))
                                      .translated(share * all.width(), 0);
            const QRectF seen = Frame(figure, QRectF(0, 0, 769, 551), Camera{wanted}, {}).visible();
            QVERIFY(seen.width() < all.width());
            QVERIFY(seen.left() > all.left() - 1e-6 && seen.right() < all.right() + 1e-6);
        }
    }

    void pointingTellsASetAndAClickLeadsToItsStep() {
        Document document;
        QVERIFY(document.setGame("kuhn-poker", {}, {}, "cards"));
        CardsView view(document);
        view.QWidget::resize(900, 700);
        view.show();
        view.activate();
        QVERIFY(QTest::qWaitFor([&] { return view.figure() && view.shownTrace(); }));
        QSignalSpy told(&view, &View::pointedAt);
        QSignalSpy wanted(&view, &View::stepWanted);
        const auto& places = view.figure()->picture().layout.places();
        const QPointF at = view.canvas().frame().toArea().map(places[1].at);
        QTest::mouseMove(&view.canvas(), at.toPoint());
        QTRY_VERIFY(!told.isEmpty() && told.back().front().toString().startsWith("player 1 with "));
        QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, at.toPoint());
        QTRY_COMPARE(wanted.size(), 1);
        const int step = wanted.front().front().toInt();
        view.showStep(step);
        QVERIFY(view.figure()->look().lit() == setOf(*view.figure()->picture().form, places[1].node));
    }

    void strategiesAreWrittenAsCsv() {
        const CardsFigure figure(pictureOf("leduc-poker"));
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        Task task;
        QVERIFY(figure.writeCsv(buffer, task));
        const QStringList lines = QString::fromUtf8(buffer.data()).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.front(), QStringLiteral("player,set,action,average,last"));
        QCOMPARE(lines.size(), 1 + 2 * 336);
        QVERIFY(lines[1].startsWith("1,J,check,0."));
    }
};

MEXPLORER_TEST(TestCardsView)
#include "test_cards_view.moc"
