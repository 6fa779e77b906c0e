#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document_file.h"
#include "ui/document/view_kind.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

const std::set<std::string> viewsWithTables = {
    "matrix", "coalition", "vessels",   "flow",   "xor",      "columns", "line", "grid",
    "beatty", "bars",      "intervals", "regret", "learning", "play",    "mex",  "lens"};

bool isNumber(const SeenText& text) {
    static const QRegularExpression number(QStringLiteral("^[≈−±]?\u00A0?[0-9]+([./][0-9]+)?$"));
    return number.match(text.text.trimmed()).hasMatch();
}

/// Whether both stand at the same edge, or in the same middle, of a column.
bool isBelow(const SeenText& upper, const SeenText& lower) {
    constexpr double rounding = 1.5; // pixels
    const auto same = [](double one, double other) { return std::abs(one - other) < rounding; };
    return same(upper.box.left(), lower.box.left()) || same(upper.box.right(), lower.box.right()) ||
           same(upper.box.center().x(), lower.box.center().x());
}

/// The numbers below the first-th, evenly spaced in its column, with it.
std::vector<SeenText> columnFrom(const std::vector<SeenText>& numbers, std::size_t first) {
    std::vector<SeenText> column = {numbers[first]};
    std::optional<double> pitch;
    for (std::size_t i = first + 1; i < numbers.size(); ++i) {
        const double apart = numbers[i].box.bottom() - column.back().box.bottom();
        const bool isNext =
            pitch ? std::abs(apart - *pitch) <= 1
                  : apart > column.back().box.height() && apart < 4 * column.back().box.height();
        if (!isNext || !isBelow(column.back(), numbers[i])) continue;
        pitch = apart;
        column.push_back(numbers[i]);
    }
    return column;
}

/// Two numbers of a column that differ in size. Its ends may be a heading and a sum, and do not count.
std::optional<std::pair<SeenText, SeenText>> unequal(std::vector<SeenText> numbers) {
    std::ranges::sort(numbers, {}, [](const SeenText& text) { return text.box.bottom(); });
    for (std::size_t first = 0; first < numbers.size(); ++first) {
        const std::vector<SeenText> column = columnFrom(numbers, first);
        for (std::size_t i = 2; i + 1 < column.size(); ++i)
            if (std::abs(column[i].pixels - column[1].pixels) > 0.6) return std::pair(column[1], column[i]);
    }
    return std::nullopt;
}

} // namespace

/// The numbers of a table can be compared: those in a column have one size of type, however long they are.
class TestTableType : public QObject {
    Q_OBJECT

private slots:
    void aSmallerNumberIsFound() {
        std::vector<SeenText> numbers;
        for (int row = 0; row < 5; ++row)
            numbers.push_back({QString::number(row), 16, QRectF(100, 30 * row, 10, 12)});
        QVERIFY(!unequal(numbers));
        numbers.front().pixels = 20; // a heading
        QVERIFY(!unequal(numbers));
        numbers[2].pixels = 14;
        QVERIFY(unequal(numbers));
    }

    void theNumbersOfAColumnHaveOneSize_data() {
        QTest::addColumn<QString>("id");
        for (const Entry& entry : catalogue())
            QTest::newRow(entry.description.id.c_str()) << QString::fromStdString(entry.description.id);
    }
    void theNumbersOfAColumnHaveOneSize() {
        QFETCH(const QString, id);
        Document document;
        const QString path = QStringLiteral(MEXPLORER_SOURCE "/resources/examples/%1.mex").arg(id);
        QVERIFY(fromMex(readFile(path).value(), document));
        const std::vector<Preset> presets = document.game()->description().presets;
        for (const Preset& preset : presets) {
            QVERIFY(document.setPreset(document.state().game, preset));
            for (const ViewKind& kind : viewKinds())
                if (viewsWithTables.contains(kind.id) && kind.canShow(*document.game()))
                    check(document, kind, preset.title.english());
            if (QTest::currentTestFailed()) return;
        }
    }

private:
    static void check(const Document& document, const ViewKind& kind, const std::string& preset) {
        Task task;
        const auto figure = kind.figure(document.scene(kind.id), task);
        if (!figure) return; // refused for its size
        for (const auto& [style, size] : {std::pair(Style{}, QSize(769, 551)),
                                          std::pair(Style::presenting(lightTheme()), QSize(1280, 578))}) {
            std::vector<SeenText> numbers = seenTexts(**figure, size, std::nullopt, style);
            std::erase_if(numbers, [](const SeenText& text) { return !isNumber(text); });
            const auto found = unequal(std::move(numbers));
            if (!found) continue;
            const QString told = QStringLiteral("%1, %2, %3 wide: %4 (%5), %6 (%7)");
            QFAIL(qPrintable(told.arg(preset.c_str(), kind.id.c_str())
                                 .arg(size.width())
                                 .arg(found->first.text)
                                 .arg(found->first.pixels)
                                 .arg(found->second.text)
                                 .arg(found->second.pixels)));
        }
    }
};

MEXPLORER_TEST(TestTableType)
#include "test_table_type.moc"
