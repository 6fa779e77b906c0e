#include "core/coalition/coalition_aspect.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/looks.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/views/coalition/coalition_drawing.h"
#include "ui/views/coalition/coalition_view.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// Signs come from another font than digits, and so are seen apart from them.
std::vector<SeenText> joined(std::vector<SeenText> texts) {
    std::ranges::sort(texts, {}, [](const SeenText& text) {
        return std::pair(std::lround(text.box.bottom()), text.box.left());
    });
    std::vector<SeenText> whole;
    for (const SeenText& text : texts) {
        const bool continues = !whole.empty() &&
                               std::abs(whole.back().box.bottom() - text.box.bottom()) < 0.5 &&
                               std::abs(whole.back().box.right() - text.box.left()) < 1.5;
        if (!continues) {
            whole.push_back(text);
            continue;
        }
        whole.back().text += text.text;
        whole.back().box |= text.box;
    }
    return whole;
}

/// The figures of a game of five players or more.
struct Rows {
    Rows(const std::string& kind, const std::string& position, const std::string& told = "shapley") {
        if (!document.setGame("coalition", {{"kind", kind}}, position, "coalition"))
            qFatal("no such coalitions");
        if (!document.setSetting("coalition", "steps", told)) qFatal("no such steps");
        auto made = coalitionViewKind().steps(document.scene("coalition"), task);
        if (!made) qFatal("no steps");
        steps = std::move(*made);
        whole = std::move(*coalitionViewKind().figure(document.scene("coalition"), task));
        answer = document.instance()->as<CoalitionAspect>()->answer(task).value();
    }
    [[nodiscard]] std::vector<SeenText> texts(const QSize& size, const Style& style = {}) const {
        return joined(seenTexts(*whole, size, std::nullopt, style));
    }

    Document document;
    Task task;
    Steps steps{nullptr, nullptr};
    std::unique_ptr<Figure> whole;
    std::shared_ptr<const CoalitionAnswer> answer;
};

/// Weights that no other number in the picture has.
std::string voteOf(unsigned players) {
    std::string weights;
    std::int64_t total = 0;
    for (unsigned player = 0; player < players; ++player) {
        weights += (player == 0 ? "" : ",") + std::to_string(2000 + 7 * player);
        total += 2000 + 7 * player;
    }
    return "[" + std::to_string(total / 2 + 1) + "; " + weights + "]";
}

QString votesOf(unsigned player) {
    return QString::number(2000 + 7 * player);
}

const SeenText* find(const std::vector<SeenText>& texts, const QString& text) {
    const auto found =
        std::find_if(texts.begin(), texts.end(), [&](const SeenText& seen) { return seen.text == text; });
    return found == texts.end() ? nullptr : &*found;
}

/// What is written on the line of a text, from left to right.
std::vector<SeenText> lineOf(const std::vector<SeenText>& texts, const SeenText& one) {
    std::vector<SeenText> line;
    for (const SeenText& seen : texts)
        if (std::abs(seen.box.bottom() - one.box.bottom()) < 1) line.push_back(seen);
    std::sort(line.begin(), line.end(),
              [](const SeenText& a, const SeenText& b) { return a.box.left() < b.box.left(); });
    return line;
}

/// Whether a text tells this number: itself, or “≈” and a decimal half a unit from it.
bool tells(QString text, const Rational& number) {
    const bool isRounded = text.startsWith(u'≈');
    text.remove(u'≈').remove(QChar::Nbsp).replace(u'−', u'-');
    if (text.contains(u'/')) return !isRounded && text.toStdString() == rationalText(number);
    const qsizetype point = text.indexOf(u'.');
    const double unit = std::pow(10, point < 0 ? 0.0 : static_cast<double>(point + 1 - text.size()));
    const double off = std::abs(text.toDouble() - nearest(number));
    return isRounded ? off <= 0.5000001 * unit && off > 0 : off < 1e-12;
}

QImage drawn(const Figure& figure, const QSize& size) {
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), size), std::nullopt, {}));
    return image;
}

} // namespace

/// The picture of five players or more: a row for each, all on one scale.
class TestPowerRows : public QObject {
    Q_OBJECT

private slots:
    void everyPlayerHasAWholeRow_data() {
        QTest::addColumn<unsigned>("players");
        for (const unsigned players : {5U, 9U, 15U, 16U})
            QTest::newRow(std::to_string(players).c_str()) << players;
    }
    /// In a window, printed large, and on a slide: name, votes and three numbers in one line, and each number
    /// is true.
    void everyPlayerHasAWholeRow() {
        QFETCH(const unsigned, players);
        const Rows rows("vote", voteOf(players));
        const ExactAnswer& exact = *rows.answer->exact;
        const auto banzhaf = exact.power.normalisedBanzhaf();
        for (const Look& look : looks()) {
            const auto texts = rows.texts(look.size, look.style);
            QVERIFY(!overlapOf(texts));
            for (unsigned player = 0; player < players; ++player) {
                const SeenText* votes = find(texts, votesOf(player));
                QVERIFY2(votes, qPrintable(votesOf(player)));
                const auto line = lineOf(texts, *votes);
                QStringList told;
                for (const SeenText& seen : line)
                    told << seen.text;
                QVERIFY2(line.size() == 5, qPrintable(told.join(u'|')));
                QCOMPARE(line[0].text, QString::number(player + 1));
                QVERIFY2(tells(line[2].text, exact.power.shapley[player]), qPrintable(line[2].text));
                QVERIFY2(tells(line[3].text, banzhaf[player]), qPrintable(line[3].text));
                QVERIFY2(tells(line[4].text, exact.nucleolus.payments[player]), qPrintable(line[4].text));
            }
        }
    }

    void numbersOfAColumnEndAtOneEdge() {
        const Rows rows("vote", "[60; 20,19,17,15,13,11,9,8,7,6,5,4,3,2,1,1]");
        const auto texts = rows.texts({769, 551});
        std::array<std::set<long>, 5> edges;
        std::set<qsizetype> decimals;
        for (const char* votes : {"20", "19", "17", "13", "11"}) {
            const auto line = lineOf(texts, *find(texts, votes));
            QCOMPARE(line.size(), std::size_t{5});
            for (std::size_t i = 1; i < 5; ++i)
                edges.at(i).insert(std::lround(line[i].box.right()));
            decimals.insert(line[2].text.size() - line[2].text.indexOf(u'.'));
        }
        for (std::size_t i = 1; i < 5; ++i)
            QVERIFY(*edges.at(i).rbegin() - *edges.at(i).begin() <= 1);
        QCOMPARE(decimals.size(), std::size_t{1});
    }

    /// By the numbers under the scale, which everybody would read it by.
    void marksStandAtTheirValues() {
        const Rows rows("vote", "[60; 20,19,17,15,13,11,9,8,7,6,5,4,3,2,1,1]");
        constexpr QSize size(1280, 720);
        const auto texts = rows.texts(size);
        const double zero = find(texts, "0 %")->box.center().x();
        const double tenth = find(texts, "10 %")->box.center().x();
        const QImage image = drawn(*rows.whole, size);
        const auto middleOf = [&](const SeenText& votes, const QColor& colour) {
            const double end = lineOf(texts, votes)[2].box.left();
            double sum = 0;
            int count = 0;
            for (int y = static_cast<int>(votes.box.top()) - 5; y < votes.box.bottom() + 5; ++y)
                for (int x = static_cast<int>(zero); x < end; ++x)
                    if (image.pixel(x, y) == colour.rgb()) {
                        sum += x + 0.5;
                        ++count;
                    }
            return count == 0 ? -1 : sum / count;
        };
        const ExactAnswer& exact = *rows.answer->exact;
        const auto banzhaf = exact.power.normalisedBanzhaf();
        for (const auto& [votes, player] : {std::pair{"20", 0U}, {"19", 1U}, {"17", 2U}, {"11", 5U}}) {
            const SeenText& row = *find(texts, votes);
            const auto wanted = [&](const Rational& share) {
                return zero + nearest(share) / 0.1 * (tenth - zero);
            };
            QVERIFY(std::abs(middleOf(row, payoffColour(lightTheme(), PayoffMark::shapley)) -
                             wanted(exact.power.shapley[player])) < 2);
            QVERIFY(std::abs(middleOf(row, payoffColour(lightTheme(), PayoffMark::banzhaf)) -
                             wanted(banzhaf[player])) < 2);
            QVERIFY(std::abs(middleOf(row, payoffColour(lightTheme(), PayoffMark::nucleolus)) -
                             wanted(exact.nucleolus.payments[player])) < 2);
        }
    }

    void theRowOfTheStepIsLit() {
        const Rows rows("vote", voteOf(7));
        for (unsigned player = 0; player < 7; ++player) {
            const auto figure = rows.steps.figureAt(static_cast<int>(player));
            const auto texts = joined(seenTexts(*figure, {769, 551}, std::nullopt, {}));
            const QImage image = drawn(*figure, {769, 551});
            for (unsigned other = 0; other < 7; ++other) {
                const QPointF beside = find(texts, votesOf(other))->box.center() - QPointF(36, 0);
                QCOMPARE(image.pixel(beside.toPoint()) == lightTheme().spotlight.rgb(), other == player);
            }
        }
    }

    /// Where not all rows have room, there are pages, and it is said.
    void inASmallWindowTheRowOfTheStepIsSeen() {
        const Rows rows("vote", voteOf(16));
        for (unsigned player = 0; player < 16; ++player) {
            const auto figure = rows.steps.figureAt(static_cast<int>(player));
            const auto texts = joined(seenTexts(*figure, {400, 260}, std::nullopt, {}));
            QVERIFY2(find(texts, votesOf(player)), qPrintable(votesOf(player)));
            QVERIFY(!overlapOf(texts));
        }
    }

    void aClickTurnsThePage() {
        Document document;
        QVERIFY(document.setGame("coalition", {{"kind", "vote"}}, voteOf(16), "coalition"));
        CoalitionView view(document);
        view.QWidget::resize(400, 260);
        view.show();
        view.activate();
        QTRY_VERIFY(view.figure());
        std::set<QString> seen;
        for (int click = 0; click < 4; ++click) {
            const auto texts = seenTexts(*view.figure(), view.canvas().size(), std::nullopt, {});
            const auto note = std::find_if(texts.begin(), texts.end(), [](const SeenText& text) {
                return text.text.startsWith("players ");
            });
            QVERIFY(note != texts.end());
            for (unsigned player = 0; player < 16; ++player)
                if (find(texts, votesOf(player))) seen.insert(votesOf(player));
            QTest::mouseClick(&view.canvas(), Qt::LeftButton, {}, note->box.center().toPoint());
        }
        QCOMPARE(seen.size(), std::size_t{16});
    }

    /// All coalitions that are settled have their excess, or it is said how many more there are.
    void noCoalitionIsLeftOutSilently() {
        const Rows rows("vote", "[9; 7,7,1,1,1]", "nucleolus");
        for (const Look& look : looks()) {
            for (int step = 1; step < static_cast<int>(rows.steps.trace->steps.size()); ++step) {
                const auto figure = rows.steps.figureAt(step);
                const CoalitionState& state =
                    *static_cast<const CoalitionTrace&>(*rows.steps.trace).stateAt(step);
                std::set<Coalition> told(state.excess->settled.begin(), state.excess->settled.end());
                told.insert(state.excess->binding.begin(), state.excess->binding.end());
                int count = 0;
                for (const SeenText& seen : joined(seenTexts(*figure, look.size, std::nullopt, look.style))) {
                    if (seen.text.startsWith(u'{')) ++count;
                    if (seen.text.startsWith("+ ")) count += seen.text.mid(2).toInt();
                }
                QCOMPARE(static_cast<std::size_t>(count), told.size());
            }
        }
    }

    /// Rows keep their players, so that their marks and the light move.
    void stepsAreMovements() {
        for (const char* told : {"shapley", "nucleolus"}) {
            Document document;
            QVERIFY(document.setGame("coalition", {{"kind", "bankruptcy"}}, "300; 10,20,30,40,50,60,70,80",
                                     "coalition"));
            QVERIFY(document.setSetting("coalition", "steps", told));
            CoalitionView view(document);
            view.QWidget::resize(1280, 720);
            view.show();
            view.activate();
            QTRY_VERIFY(view.figure() && view.shownTrace());
            Style style;
            style.motion = 60'000;
            view.canvas().setStyle(style);
            view.canvas().setLongestMaking(60'000);
            view.showStep(1);
            view.moveToStep(2);
            QVERIFY(view.canvas().isMoving());
        }
    }

    /// Costs of a runway are negative worths: their bars begin at a zero inside the picture.
    void negativeWorthsHaveAZeroInside() {
        const Rows rows("airport", "1,2,3,4,5,9");
        const auto texts = rows.texts({769, 551});
        const auto ticks = lineOf(texts, *find(texts, "0"));
        QVERIFY(ticks.size() > 2);
        QCOMPARE(ticks.back().text, "0");
        QVERIFY(ticks.back().box.center().x() < find(texts, "−1/6")->box.left());
        for (unsigned player = 0; player < 6; ++player) {
            const QString cost = QString::number(player == 5 ? 9 : player + 1);
            const auto line = lineOf(texts, *find(texts, u'−' + cost));
            QVERIFY2(tells(line.back().text, rows.answer->exact->nucleolus.payments[player]),
                     qPrintable(line.back().text));
        }
    }

    /// The mean that the sentence tells, and the coalitions that it names.
    void whatTheStepSaysIsInThePicture() {
        const Rows sizes("vote", "[60; 20,19,17,15,13,11,9,8,7,6,5,4,3,2,1,1]");
        for (const Look& look : looks()) {
            const auto texts =
                joined(seenTexts(*sizes.steps.figureAt(2), look.size, std::nullopt, look.style));
            QVERIFY(std::any_of(texts.begin(), texts.end(),
                                [](const SeenText& seen) { return seen.text.contains("89303/720720"); }));
        }
        const Rows nucleolus("vote", "[9; 7,7,1,1,1]", "nucleolus");
        const auto texts = joined(seenTexts(*nucleolus.steps.figureAt(1), {769, 551}, std::nullopt, {}));
        for (const char* text : {"ε = 3/7", "{1, 2}", "{1, 3, 5}", "1 − 4/7 = 3/7"})
            QVERIFY2(find(texts, text), text);
    }

    void aRowTellsItsPlayerUnderThePointer() {
        const Rows rows("vote", "[9; 7,7,1,1,1]");
        const auto& figure = dynamic_cast<const CoalitionFigure&>(*rows.whole);
        const Frame frame(figure, {0, 0, 769, 551}, std::nullopt, {});
        const QPointF row = find(rows.texts({769, 551}), "7")->box.center();
        const QString told = figure.statusAt(frame, frame.toWorld(row));
        QVERIFY2(told.startsWith("{1} is worth 0") && told.contains("Johnston"), qPrintable(told));
    }
};

MEXPLORER_TEST(TestPowerRows)
#include "test_power_rows.moc"
