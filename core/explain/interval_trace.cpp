#include "core/explain/interval_trace.h"

#include "core/explain/search_trace.h"
#include "core/rules/take_ends.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {

/// The lines of the pseudo-code.
enum IntervalLine : std::size_t { singles, lengths, better, readOff, played };

/// A number inside a formula.
std::string termOf(std::int64_t number) {
    return number < 0 ? fmt::format("({})", scoreText(number)) : scoreText(number);
}

/// The name of a cell: the numbers of a row are counted from 1, as people do.
std::string cellName(StretchValue value, const Stretch& stretch) {
    return fmt::format("{}[{}][{}]", value == StretchValue::total ? "dp" : "d", stretch.begin + 1,
                       stretch.end);
}

/// What taking `number` is worth, if `rest` is left to the other player.
std::int64_t worthOf(const IntervalSubject& subject, std::int64_t number, const Stretch& rest) {
    const std::int64_t sum = subject.value == StretchValue::total ? subject.values->sum(rest) : 0;
    return number + sum - subject.valueOf(rest);
}

std::string formulaOf(const IntervalSubject& subject, std::int64_t number, const Stretch& rest) {
    std::string gain = scoreText(number);
    if (subject.value == StretchValue::total) gain += " + " + termOf(subject.values->sum(rest));
    return fmt::format("{} − {} = {} − {} = {}", gain, cellName(subject.value, rest), gain,
                       termOf(subject.valueOf(rest)), scoreText(worthOf(subject, number, rest)));
}

Message spoken(const Stretch& stretch, std::string words) {
    return about(Topic{topic::cell, stretch.begin, stretch.end}, verbatim(std::move(words)));
}

Message sayCell(const IntervalSubject& subject, const Stretch& stretch) {
    const Recurrence found = recurrenceOf(subject, stretch);
    if (found.left.empty())
        return say(MX_TEXT("core", "%1: the only number is taken."), spoken(stretch, found.result));
    const Message name = spoken(stretch, found.name);
    const Message left = spoken(stretch.withoutLeft(), found.left);
    const Message right = spoken(stretch.withoutRight(), found.right);
    switch (subject.values->choice(stretch)) {
    case RowEnd::left:
        return say(MX_TEXT("core", "%1: the left end gives %2, more than the right end, %3."), name, left,
                   right);
    case RowEnd::right:
        return say(MX_TEXT("core", "%1: the right end gives %2, more than the left end, %3."), name, right,
                   left);
    case RowEnd::either:
        break;
    }
    return say(MX_TEXT("core", "%1: both ends give the same, the left %2, the right %3."), name, left, right);
}

Message sayLength(std::size_t length) {
    if (length == 1) return say(MX_TEXT("core", "Of a single number all is taken."));
    return say(MX_TEXT("core", "All stretches of %1 numbers: each is worth the better of its two ends, whose "
                               "rests are in the table already."),
               length);
}

Message sayMove(const IntervalSubject& subject, std::size_t move) {
    const Scores& scores = subject.scores[move + 1];
    const std::int64_t number = subject.taken(move);
    const bool isFirst = move % 2 == 0;
    const auto told = [&](const char* sentence) {
        return say(sentence, number, scores.first, scores.second);
    };
    if (subject.rests[move].length() == 1)
        return told(isFirst
                        ? MX_TEXT("core", "The first player takes the last number, %1. The end: %2 to %3.")
                        : MX_TEXT("core", "The second player takes the last number, %1. The end: %2 to %3."));
    if (subject.takesRight(move))
        return told(isFirst ? MX_TEXT("core", "The first player takes %1 from the right: %2 to %3.")
                            : MX_TEXT("core", "The second player takes %1 from the right: %2 to %3."));
    return told(isFirst ? MX_TEXT("core", "The first player takes %1 from the left: %2 to %3.")
                        : MX_TEXT("core", "The second player takes %1 from the left: %2 to %3."));
}

/// Follows the better ends from the whole row on.
void addPlay(IntervalSubject& subject) {
    subject.rests.push_back(subject.values->whole());
    subject.scores.push_back(subject.soFar);
    for (std::size_t move = 0; subject.rests.back().length() > 0; ++move) {
        const Stretch at = subject.rests.back();
        const bool isRight = subject.values->choice(at) == RowEnd::right;
        subject.rests.push_back(isRight ? at.withoutRight() : at.withoutLeft());
        Scores scores = subject.scores.back();
        (move % 2 == 0 ? scores.first : scores.second) += subject.taken(move);
        subject.scores.push_back(scores);
    }
}

Message sayLengthName(std::size_t length) {
    return say(MX_TEXT("core", "length %1"), length);
}

void addFilling(IntervalTrace& trace) {
    const IntervalValues& values = *trace.subject.values;
    const std::size_t numbers = values.row().size();
    if (numbers <= mostFilledByCell) {
        for (std::size_t place = 0; place < values.size(); ++place) {
            const Stretch stretch = values.at(place);
            const std::size_t line = stretch.length() == 1 ? singles : better;
            if (place == values.placeOf(stretch.length())) trace.begin(sayLengthName(stretch.length()));
            trace.add({sayCell(trace.subject, stretch), line}, {.filled = place + 1, .cell = stretch});
        }
        return;
    }
    trace.begin(say(MX_TEXT("core", "lengths")));
    for (std::size_t length = 1; length <= numbers; ++length)
        trace.add({sayLength(length), length == 1 ? singles : lengths},
                  {.filled = values.placeOf(length + 1)});
}

} // namespace

Parameter stretchValueParameter() {
    return {.id = "definition",
            .title = say(MX_TEXT("core", "definition")),
            .kind = Parameter::Kind::choice,
            .fallback = "total",
            .choices = {{"total", say(MX_TEXT("core", "what the player to move gets"))},
                        {"difference", say(MX_TEXT("core", "by how much that player ends ahead"))}}};
}

StretchValue stretchValueOf(const Parameters& values) {
    return values.at("definition") == "total" ? StretchValue::total : StretchValue::difference;
}

Recurrence recurrenceOf(const IntervalSubject& subject, const Stretch& stretch) {
    const std::string name = cellName(subject.value, stretch);
    const std::string value = scoreText(subject.valueOf(stretch));
    if (stretch.length() == 1) return {name, {}, {}, fmt::format("{} = {}", name, value)};
    const std::int64_t left = subject.values->left(stretch);
    const std::int64_t right = subject.values->right(stretch);
    return {name, formulaOf(subject, left, stretch.withoutLeft()),
            formulaOf(subject, right, stretch.withoutRight()),
            fmt::format("{} = max({}, {}) = {}", name,
                        scoreText(worthOf(subject, left, stretch.withoutLeft())),
                        scoreText(worthOf(subject, right, stretch.withoutRight())), value)};
}

std::vector<Message> intervalCode(StretchValue value) {
    const bool isTotal = value == StretchValue::total;
    std::vector<Message> code = {
        isTotal ? say(MX_TEXT("core", "for each i: dp[i][i] ← a[i]"))
                : say(MX_TEXT("core", "for each i: d[i][i] ← a[i]")),
        say(MX_TEXT("core", "for length = 2 … n, for each i, j = i + length − 1:")),
        isTotal
            ? say(MX_TEXT(
                  "core",
                  "    dp[i][j] ← max(a[i] + sum(i+1 … j) − dp[i+1][j], a[j] + sum(i … j−1) − dp[i][j−1])"))
            : verbatim("    d[i][j] ← max(a[i] − d[i+1][j], a[j] − d[i][j−1])"),
        isTotal ? say(MX_TEXT("core", "scores ← dp[1][n], sum(1 … n) − dp[1][n]"))
                : say(MX_TEXT("core", "scores ← (sum(1 … n) + d[1][n]) / 2, (sum(1 … n) − d[1][n]) / 2")),
        say(MX_TEXT("core", "play: take the end that was better"))};
    return code;
}

Expected<IntervalSubject> intervalSubject(const IntervalsAspect& row, StretchValue value, Task& task) {
    const auto numbers = row.row();
    auto values = IntervalValues::of({numbers.begin(), numbers.end()}, task);
    if (!values) return tl::unexpected(values.error());
    IntervalSubject subject{.value = value,
                            .values = std::make_shared<const IntervalValues>(std::move(*values)),
                            .soFar = row.soFar()};
    addPlay(subject);
    return subject;
}

IntervalTrace intervalTrace(IntervalSubject subject) {
    std::vector<Message> code = intervalCode(subject.value);
    IntervalTrace trace(say(MX_TEXT("core", "All stretches, from the shortest on")), std::move(code),
                        std::move(subject));
    const std::size_t all = trace.subject.values->size();
    addFilling(trace);
    trace.begin(say(MX_TEXT("core", "play")));
    trace.add({sayIntervalResult(trace.subject), readOff}, {.filled = all, .plays = true});
    for (std::size_t move = 0; move + 1 < trace.subject.rests.size(); ++move)
        trace.add({sayMove(trace.subject, move), played}, {.filled = all, .plays = true, .moves = move + 1});
    return trace;
}

Message sayIntervalResult(const IntervalSubject& subject) {
    const IntervalValues& values = *subject.values;
    const Stretch whole = values.whole();
    if (whole.length() == 0) return sayNoNumberLeft(subject.soFar);
    const std::int64_t sum = values.sum(whole);
    const std::int64_t first = values.total(whole);
    Message result =
        subject.value == StretchValue::total
            ? say(MX_TEXT(
                      "core",
                      "%1 = %2: so much the first player gets, and the second the rest of %3, which is %4."),
                  verbatim(cellName(subject.value, whole)), scoreText(first), scoreText(sum),
                  scoreText(sum - first))
            : say(MX_TEXT("core",
                          "%1 = %2: the first player gets (%3 + %5) / 2 = %4, the second %3 − %4 = %6."),
                  verbatim(cellName(subject.value, whole)), scoreText(values.lead(whole)), scoreText(sum),
                  scoreText(first), termOf(values.lead(whole)), scoreText(sum - first));
    if (subject.soFar == Scores{}) return result;
    return say(MX_TEXT("core", "%1 With what they have already, that makes %2 to %3."), result,
               subject.scores.back().first, subject.scores.back().second);
}

} // namespace mexplorer
