#include "core/catalogue/catalogue.h"
#include "core/catalogue/views.h"
#include "core/game/aspects/positions.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/view_kind.h"
#include "ui/theme/language.h"
#include "ui/views/play/play_choice.h"
#include "ui/views/play/play_figure.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

std::shared_ptr<const PlayPicture> pictureOf(const Inquiry& asked) {
    Task task;
    return playPictureOf(asked, task).value();
}

/// Calls a function with some positions of every game that occur in play.
void forSomePositions(unsigned seed,
                      const std::function<void(const std::shared_ptr<const PlayPicture>&)>& visit) {
    std::mt19937 random(seed);
    for (const Entry& entry : catalogue()) {
        const auto game = makeGame(entry.description.id).value();
        if (!canShow("play", *game)) continue;
        auto asked = ask(*game, startPosition(*game)).value();
        for (int turn = 0; turn < 6; ++turn) {
            const auto picture = pictureOf(*asked);
            visit(picture);
            const auto& moves = picture->moves.moves;
            if (moves.empty() || QTest::currentTestFailed()) break;
            asked = ask(*game, moves[random() % moves.size()].to).value();
        }
    }
}

PlayLook lookOf(const PlayChoice& choice) {
    return {.pointed = choice.pointed(),
            .held = choice.heldSpots(),
            .candidates = choice.candidates(),
            .chosen = choice.chosen(),
            .saying = choice.move() ? QString::fromStdString(choice.move()->text.english()) : QString()};
}

QImage drawn(const Figure& figure) {
    QImage image(760, 520, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(image.rect()), std::nullopt, {}));
    return image;
}

} // namespace

class TestPlayFigure : public QObject {
    Q_OBJECT

private slots:
    /// A visible thing is found at its place, and nothing else is.
    void whereAThingIsDrawnItIsFound() {
        constexpr unsigned seed = 11;
        qInfo("seed %u", seed);
        forSomePositions(seed, [](const auto& picture) {
            const PlayLayout& layout = picture->layout;
            for (std::size_t spot = 0; spot < layout.spots().size(); ++spot) {
                const LaidSpot& place = layout.spots()[spot];
                if (place.count == 0) continue;
                QVERIFY2(layout.bounds().contains(place.area), picture->position.c_str());
                const std::uint64_t things = !place.lines.empty()  ? place.lines.size()
                                             : place.step.isNull() ? 1
                                                                   : place.drawn;
                for (std::uint64_t index = 0; index < things; ++index) {
                    const ThingAt thing{spot, index};
                    if (place.count > place.drawn && !fromTop(place, place.drawn - 1 - index)) continue;
                    QVERIFY2(layout.thingAt(layout.rectOf(thing).center()) == thing,
                             picture->position.c_str());
                }
            }
        });
    }

    /// By each thing that the move touches.
    void everyMoveIsFoundByTheHand() {
        constexpr unsigned seed = 12;
        qInfo("seed %u", seed);
        forSomePositions(seed, [](const auto& picture) {
            PlayChoice choice;
            choice.setPicture(picture);
            for (const ThingsMove& move : picture->moves.moves) {
                const auto isIt = [&](const ThingsMove& candidate) { return candidate.to == move.to; };
                for (const ThingChange& change : move.changes) {
                    if (change.follows) continue;
                    const std::size_t spot = change.from ? *change.from : *change.to;
                    const LaidSpot& place = picture->layout.spots()[spot];
                    std::uint64_t index = change.pieces.empty() ? 0 : linesCut(change).front();
                    while (place.step.x() != 0 && index + 1 < place.count &&
                           !pinsLeftOf(change, place.count, index))
                        ++index;
                    choice.point(ThingAt{spot, index});
                    QVERIFY2(std::ranges::any_of(choice.candidates(), isIt), move.to.c_str());
                    QVERIFY(choice.canTouch({spot, index}));
                }
            }
        });
    }

    /// In every language, without overlapping or too small texts.
    void whatIsProposedIsSeenAndRead() {
        constexpr unsigned seed = 13;
        qInfo("seed %u", seed);
        forSomePositions(seed, [](const auto& picture) {
            if (picture->moves.moves.empty()) return;
            PlayChoice choice;
            choice.setPicture(picture);
            for (std::size_t spot = 0; spot < picture->layout.spots().size() && !choice.move(); ++spot)
                choice.point(ThingAt{spot, 0}, true);
            QVERIFY2(choice.move(), picture->position.c_str());
            const PlayFigure still(picture);
            const PlayFigure figure(picture, lookOf(choice));
            QVERIFY2(drawn(still) != drawn(figure), picture->position.c_str());
            for (const auto& [style, size] :
                 {std::pair(Style(), QSize(769, 551)), {Style::presenting(darkTheme()), QSize(1280, 578)}}) {
                const auto texts = seenTexts(figure, size, std::nullopt, style);
                for (const auto& [text, pixels] : smallestSizes(texts))
                    QVERIFY2(pixels > style.leastType - 0.01, qPrintable(text));
                if (const auto overlap = overlapOf(texts))
                    QFAIL(qPrintable(overlap->first.text + " over " + overlap->second.text));
            }
        });
    }

    void theTableIsWrittenAsCsv() {
        const auto game = makeGame("nim").value();
        const PlayFigure figure(pictureOf(*ask(*game, "3,0,5").value()));
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        Task task;
        QVERIFY(figure.writeCsv(buffer, task));
        QCOMPARE(QString::fromUtf8(buffer.data()).split('\n', Qt::SkipEmptyParts),
                 (QStringList{"table,place,things,count,moves", "1,heap 1,3 stones,3,3",
                              "1,heap 3,5 stones,5,5"}));
    }

    /// Values are hidden unless requested, and exports show no motion.
    void anExportIsThePositionAsItLies() {
        const auto game = std::shared_ptr(makeGame("hexapawn").value());
        const ViewKind& kind = *findView("play");
        Task task;
        Scene scene{game, ask(*game, startPosition(*game)).value(), {{"values", "off"}, {"animate", "on"}}};
        const auto hidden = kind.figure(scene, task);
        QVERIFY(hidden && !dynamic_cast<const PlayFigure&>(**hidden).look().worths);
        scene.settings["values"] = "on";
        const auto shown = kind.figure(scene, task);
        QCOMPARE(dynamic_cast<const PlayFigure&>(**shown).look().worths->outcomes.size(), std::size_t{3});
        QVERIFY(drawn(**hidden) != drawn(**shown));
        QVERIFY(!kind.steps(scene, task));
    }
};

MEXPLORER_TEST(TestPlayFigure)
#include "test_play_figure.moc"
