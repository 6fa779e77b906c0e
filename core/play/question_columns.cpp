#include "core/explain/columns_trace.h"
#include "core/explain/say_position.h"
#include "core/explain/xor_trace.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/positions.h"
#include "core/play/question_makers.h"
#include "core/text/parse.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

constexpr std::size_t mostAnswers = 4;

/// “columns 8, 2” for the bits of a set of columns.
Message sayColumns(Nimber columns) {
    if (columns == 0) return say(MX_TEXT("core", "none of them"));
    std::vector<Nimber> weights;
    for (Nimber rest = columns; rest != 0; rest ^= weights.back())
        weights.push_back(std::bit_floor(rest));
    if (weights.size() == 1) return say(MX_TEXT("core", "column %1"), columns);
    return say(MX_TEXT("core", "columns %1"), listed(joined(weights, ", ")));
}

/// The columns whose number of ones is not a multiple of the modulus, as bits.
Nimber oddColumns(const ColumnsSubject& subject) {
    const auto ones = onesOf(subject, subject.columns);
    Nimber odd = 0;
    for (unsigned bit = 0; bit < subject.columns; ++bit)
        if (ones[bit] % subject.modulus != 0) odd |= Nimber{1} << bit;
    return odd;
}

/// Other sets of columns, those with the fewest differences first.
std::vector<Nimber> setsNear(Nimber right, unsigned columns, RandomChoice& random) {
    constexpr unsigned mostDiffering = 6;
    std::vector<Nimber> sets;
    for (Nimber differing = 1; differing < Nimber{1} << std::min(columns, mostDiffering); ++differing)
        sets.push_back(right ^ differing);
    shuffle(sets, random);
    std::ranges::stable_sort(sets, {}, [&](Nimber set) { return std::popcount(set ^ right); });
    return sets;
}

/// The values as text; empty if they are the sizes of heaps.
std::string valuesOf(const ColumnsSubject& subject) {
    if (std::ranges::all_of(subject.components, &Component::isHeap)) return {};
    std::vector<Nimber> values;
    for (const Component& component : subject.components)
        values.push_back(component.value);
    return joined(values, ", ");
}

Message sayColumnQuestion(const ColumnsSubject& subject, const Message& position) {
    if (subject.modulus != 2) {
        return say(MX_TEXT("core", "In which columns of %1 is the number of ones not a multiple of %2?"),
                   position, subject.modulus);
    }
    if (std::string values = valuesOf(subject); !values.empty()) {
        return say(MX_TEXT("core", "The SG values of the parts of %1 are %2. Which columns are odd?"),
                   position, listed(std::move(values)));
    }
    return say(MX_TEXT("core", "Which columns of %1 are odd?"), position);
}

std::vector<Message> sayCounts(const ColumnsSubject& subject) {
    const auto ones = onesOf(subject, subject.columns);
    std::vector<Nimber> columns;
    std::vector<Nimber> counts;
    for (unsigned bit = subject.columns; bit-- > 0;) {
        columns.push_back(Nimber{1} << bit);
        counts.push_back(ones[bit]);
    }
    std::vector<Message> said = {say(MX_TEXT("core", "Column by column (%1), so many are ones: %2."),
                                     listed(joined(columns, ", ")), listed(joined(counts, ", ")))};
    if (subject.modulus == 2)
        said.push_back(say(MX_TEXT("core", "The XOR of the values is %1."), subject.sum));
    return said;
}

/// The highest column of a set or, if it is empty, the last one.
unsigned columnOf(const ColumnsTrace& trace, Nimber columns) {
    return (columns == 0 ? trace.subject.columns : static_cast<unsigned>(std::bit_width(columns))) - 1;
}

/// The step that counts a column.
int stepOf(const ColumnsTrace& trace, unsigned column) {
    const auto step = std::ranges::find_if(trace.states, [&](const ColumnsState& state) {
        return state.column == column && state.columnsShown == column + 1;
    });
    return step == trace.states.end() ? noStep : static_cast<int>(step - trace.states.begin());
}

Question ofColumns(const Asking& asking, const ColumnsTrace& trace, const char* view) {
    const ColumnsSubject& subject = trace.subject;
    const Nimber odd = oddColumns(subject);
    Question question{.kind = QuestionKind::columns,
                      .position = asking.asked->position(),
                      .sentence = sayColumnQuestion(subject, sayPosition(asking.asked->position())),
                      .choices = {},
                      .why = sayCounts(subject),
                      .place = {.view = view,
                                .position = asking.asked->position(),
                                .step = stepOf(trace, columnOf(trace, odd))}};
    auto sets = asking.taken(setsNear(odd, std::max(2U, subject.columns), asking.random), mostAnswers - 1);
    sets.push_back(odd);
    sets = chooseAmong(question, std::move(sets), odd, sayColumns);
    const auto ones = onesOf(subject, subject.columns);
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const unsigned column = columnOf(trace, sets[i] ^ odd);
        if (sets[i] == odd || column >= subject.columns) continue;
        question.choices[i].because =
            say(MX_TEXT("core", "So many ones are in column %1: %2."), Nimber{1} << column, ones[column]);
        question.choices[i].place = question.place;
        question.choices[i].place->step = stepOf(trace, column);
    }
    return question;
}

MadeQuestion askColumns(const Asking& asking) {
    const Inquiry& asked = *asking.asked;
    const auto* columns = asked.as<ColumnsAspect>();
    const auto* sum = asked.as<SumAspect>();
    if (!columns) {
        const auto undecided = sum->undecided(asking.task);
        if (!undecided) return tl::unexpected(undecided.error());
        if (!undecided->empty()) return std::nullopt;
    }
    auto trace =
        columns ? columnsTrace(asking.game, asked, asking.task) : xorTrace(asking.game, asked, asking.task);
    if (!trace) return tl::unexpected(trace.error());
    const bool wantsNone = asking.wish % 5 == 0;
    if (trace->subject.components.size() < 2) return std::nullopt;
    if (asking.insists && (oddColumns(trace->subject) == 0) != wantsNone) return std::nullopt;
    return ofColumns(asking, *trace, columns ? "columns" : "xor");
}

} // namespace

QuestionMaker columnQuestions() {
    return {QuestionKind::columns, "columns", say(MX_TEXT("core", "Which columns are odd?")),
            [](const Game& game) {
                return game.as<ImpartialAspect>() &&
                       (instancesHave<SumAspect>(game) || instancesHave<ColumnsAspect>(game));
            },
            askColumns};
}

} // namespace mexplorer
