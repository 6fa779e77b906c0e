#include "core/catalogue/catalogue.h"
#include "core/explain/say_game.h"
#include "tests/runner/listed.h"
#include "tests/ui/sample_figure.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/figure/watch/named.h"
#include "ui/views/ruled_figure.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// Under the numbers of a set of this size, said in fewer and fewer words.
std::shared_ptr<const RuledFigure> ruledBy(int members) {
    std::string set = "1";
    for (int i = 2; i <= members; ++i)
        set += "," + std::to_string(i);
    const auto game = makeGame("subtraction", {{"set", set}}).value();
    std::vector<Message> numbers;
    for (const std::size_t most : {100U, 40U, 15U, 6U, 1U})
        numbers.push_back(sayNumbers(*game, nullptr, most));
    return std::make_shared<RuledFigure>(std::make_shared<SampleFigure>(), std::move(numbers),
                                         game->description().summary);
}

std::size_t handlesIn(const RuledFigure& figure, const QSize& size) {
    const Frame frame(figure, QRectF(QPointF(), size), std::nullopt, {});
    const auto named = namedPlacesOf(figure, frame);
    return static_cast<std::size_t>(std::ranges::count_if(
        named, [](const NamedPlace& place) { return place.topic.kind == topic::entered; }));
}

} // namespace

/// The line above a figure says the numbers of the rules, and how many of them it does not say.
class TestRuledFigure : public QObject {
    Q_OBJECT

private slots:
    void whatHasNoRoomIsCounted_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("handles");
        QTest::newRow("a small window") << 400 << 6;
        QTest::newRow("a window") << 769 << 15;
        QTest::newRow("a large screen") << 4000 << 60;
    }
    void whatHasNoRoomIsCounted() {
        QFETCH(const int, width);
        QFETCH(const int, handles);
        constexpr int members = 60;
        const QSize size(width, 300);
        const auto figure = ruledBy(members);
        QCOMPARE(handlesIn(*figure, size), static_cast<std::size_t>(handles));
        QString written;
        for (const SeenText& text : seenTexts(*figure, size, std::nullopt, {})) {
            written += text.text;
            QVERIFY2(text.box.right() <= width, qPrintable(text.text));
        }
        const bool isWhole = handles == members;
        QCOMPARE(written.contains(QStringLiteral("… and %1 more}").arg(members - handles)), !isWhole);
        QVERIFY(figure->textsBeside(Frame(*figure, QRectF(QPointF(), size), std::nullopt, {}))
                    .join(QString())
                    .contains(QStringLiteral("58, 59, 60}")));
    }

    void aShortSetIsSaidWholeInAnyWindow() { QCOMPARE(handlesIn(*ruledBy(3), {400, 300}), std::size_t{3}); }
};

MEXPLORER_TEST(TestRuledFigure)
#include "test_ruled_figure.moc"
