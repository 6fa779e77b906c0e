#include "core/catalogue/catalogue.h"
#include "core/own/own_description.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <array>
#include <map>

using namespace mexplorer;

namespace {

/// The lengths of the rows of a bar; the first piece of the first row is poisoned.
using Bar = std::array<int, 3>;

/// Whoever eats a piece eats all that is not above or left of it. By the definition alone.
bool isChompWon(const Bar& bar) {
    static std::map<Bar, bool> known;
    if (const auto found = known.find(bar); found != known.end()) return found->second;
    bool wins = false;
    for (std::size_t row = 0; row < bar.size(); ++row)
        for (int column = row == 0 ? 1 : 0; column < bar.at(row); ++column) {
            Bar left = bar;
            for (std::size_t below = row; below < bar.size(); ++below)
                left.at(below) = std::min(left.at(below), column);
            wins = wins || !isChompWon(left);
        }
    return known[bar] = wins;
}

/// The rules of the example.
Parameters chompRules() {
    for (const Preset& preset : describeOwn().presets)
        if (preset.title.english().find("Chomp") != std::string::npos) return preset.parameters;
    qFatal("there is no such example");
}

} // namespace

class TestOwnChomp : public QObject {
    Q_OBJECT

private slots:
    void theExampleIsChomp() {
        Task task;
        const auto game = makeGame("own", chompRules()).value();
        int lost = 0;
        for (int a = 1; a <= 7; ++a)
            for (int b = 0; b <= a; ++b)
                for (int c = 0; c <= b; ++c) {
                    const std::string bar = fmt::format("{},{},{}", a, b, c);
                    const bool isWon = asked(*game, bar)->evaluation(task)->outcome == Outcome::N;
                    QVERIFY2(isWon == isChompWon({a, b, c}), bar.c_str());
                    lost += isWon ? 0 : 1;
                }
        QVERIFY(lost > 5);
    }
};

MEXPLORER_TEST(TestOwnChomp)
#include "test_own_chomp.moc"
