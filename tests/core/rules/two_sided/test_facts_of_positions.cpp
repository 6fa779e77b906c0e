#include "core/rules/domineering.h"
#include "core/rules/two_sided/cutcake.h"
#include "core/rules/two_sided/maundy_cake.h"
#include "tests/core/rules/two_sided/definition.h"
#include "tests/core/two_sided_rules.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <array>
#include <map>

using namespace mexplorer;

namespace {

/// The pieces of a length of which one is to be so long; none if there is no such cut.
using PieceLengths = std::vector<int> (*)(int length, int piece);

std::vector<int> twoPieces(int length, int piece) {
    return {piece, length - piece};
}

std::vector<int> equalPieces(int length, int piece) {
    return std::vector<int>(length % piece == 0 ? static_cast<std::size_t>(length / piece) : 0, piece);
}

/// Cakes as sums of their pieces, of which Left makes narrower ones and Right lower ones.
class PlainCakes {
public:
    PlainCakes(PlainFacts& plain, PieceLengths lengths) : plain_(plain), lengths_(lengths) {}

    PlainFacts::Kept of(std::array<int, 2> cake) {
        if (const auto known = known_.find(cake); known != known_.end()) return known->second;
        std::array<PlainFacts::Options, 2> options;
        for (std::size_t axis = 0; axis < cake.size(); ++axis)
            for (int piece = 1; piece < cake[axis]; ++piece) {
                const std::vector<int> lengths = lengths_(cake[axis], piece);
                if (!lengths.empty()) options[axis].push_back(cut(cake, axis, lengths));
            }
        const PlainFacts::Kept form = plain_.form(options[0], options[1]);
        known_.emplace(cake, form);
        return form;
    }

private:
    PlainFacts::Kept cut(std::array<int, 2> cake, std::size_t axis, const std::vector<int>& lengths) {
        PlainFacts::Kept sum = plain_.form({}, {});
        for (const int length : lengths) {
            cake[axis] = length;
            sum = plain_.sum(sum, of(cake));
        }
        return sum;
    }

    PlainFacts& plain_;
    PieceLengths lengths_;
    std::map<std::array<int, 2>, PlainFacts::Kept> known_;
};

/// Of all cakes up to 4 × 4; empty if there is none.
template <class R>
QString firstDifference(PieceLengths lengths) {
    Task task;
    FormsOf<R> forms(R(), Budget{});
    (void)forms.zero(task).value(); // now there are games
    AgainstPlain against(forms.games());
    PlainCakes cakes(against.plain(), lengths);
    for (int width = 1; width <= 4; ++width)
        for (int height = 1; height <= 4; ++height) {
            const std::string text = std::to_string(width) + "x" + std::to_string(height);
            const auto game = forms.of(R().parse(text).value(), task).value();
            const QString different = against.difference(cakes.of({width, height}), game);
            if (!different.isEmpty()) return QString::fromStdString(text + ": ") + different;
        }
    return {};
}

} // namespace

/// What the program says of the values of positions, against the definitions. Other games are compared in
/// files of their own.
class TestFactsOfPositions : public QObject {
    Q_OBJECT

private slots:
    /// Every board of up to 3 × 3 cells, with any holes.
    void ofDomineering() {
        AgainstDefinition against(Domineering(), domineering);
        for (std::size_t rows = 1; rows <= 3; ++rows)
            for (std::size_t columns = 1; columns <= 3; ++columns)
                QCOMPARE(against.difference(allTexts(".#", rows, columns)), QString());
    }

    void ofCakes() {
        QCOMPARE(firstDifference<Cutcake>(twoPieces), QString());
        QCOMPARE(firstDifference<MaundyCake>(equalPieces), QString());
    }
};

MEXPLORER_TEST(TestFactsOfPositions)
#include "test_facts_of_positions.moc"
