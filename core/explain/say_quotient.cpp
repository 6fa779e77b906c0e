#include "core/explain/say_quotient.h"

#include "core/misere/consistency.h"
#include "core/text/parse.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {

/// More relations or P-elements than these are not read.
constexpr std::size_t mostWordsListed = 200;

Message listedWords(const std::vector<std::string>& words) {
    if (words.empty()) return say(MX_TEXT("core", "none"));
    if (words.size() <= mostWordsListed) return listed(joined(words, ", "));
    const std::vector<std::string> first(words.begin(), words.begin() + mostWordsListed);
    return say(MX_TEXT("core", "%1 and %2 more"), listed(joined(first, ", ")),
               words.size() - mostWordsListed);
}

std::vector<std::string> generatorTexts(const ToldQuotient& told) {
    std::vector<std::string> texts;
    for (const std::uint32_t heap : told.presentation.elements.generators)
        texts.push_back(fmt::format("{} = Φ({})", generatorName(texts.size()), heap));
    return texts;
}

std::vector<std::string> wordsOfP(const ToldQuotient& told) {
    const BipartiteMonoid& monoid = told.found.quotient.monoid;
    std::vector<std::string> words;
    for (Element element = 0; element < monoid.order(); ++element)
        if (monoid.isP(element)) words.push_back(told.word(element));
    return words;
}

std::string textOfHeaps(const SumOfHeaps& heaps) {
    return heaps.empty() ? "0" : joined(heaps, "+");
}

} // namespace

Expected<ToldQuotient> tellQuotient(const HeapBreaks& breaks, std::uint32_t largest, Task& task,
                                    const QuotientLimits& limits) {
    auto found = findQuotient(breaks, largest, task, limits);
    if (!found) return tl::unexpected(found.error());
    auto presentation = presentationOf(found->quotient, task);
    if (!presentation) return tl::unexpected(presentation.error());
    const auto period = elementPeriod(found->quotient, breaks);
    const auto tame = tameRank(found->quotient.monoid);
    std::optional<Error> unchecked;
    if (const auto checked = checkQuotient(found->quotient, breaks, task, limits.bytes); !checked) {
        if (checked.error().kind != Error::Kind::tooLarge) return tl::unexpected(checked.error());
        unchecked = checked.error();
    }
    return ToldQuotient{std::move(*found), std::move(*presentation), period, tame, unchecked};
}

std::vector<std::string> relationTexts(const Presentation& presentation) {
    std::vector<std::string> texts;
    for (const auto& relation : presentation.relations)
        texts.push_back(fmt::format("{} = {}", wordText(relation.first), wordText(relation.second)));
    return texts;
}

std::vector<Message> sayQuotient(const ToldQuotient& told) {
    std::vector<Message> sentences = {
        sayOrder(told),
        say(MX_TEXT("core", "Generators: %1."), listedWords(generatorTexts(told))),
        say(MX_TEXT("core", "Relations: %1."), listedWords(relationTexts(told.presentation))),
        say(MX_TEXT("core", "P-portion: %1."), listedWords(wordsOfP(told))),
        sayTame(told),
        sayElementPeriod(told),
        sayChecked(told)};
    if (told.found.stopped) sentences.push_back(sayStopped(told));
    return sentences;
}

Message sayOrder(const ToldQuotient& told) {
    const MisereQuotient& quotient = told.found.quotient;
    return say(MX_TEXT("core", "Misère quotient of the heaps 0 … %1: order %2, of which P: %3."),
               quotient.largestHeap(), quotient.monoid.order(), quotient.monoid.countOfP());
}

Message sayTame(const ToldQuotient& told) {
    if (!told.tame) {
        return say(MX_TEXT("core",
                           "The heaps are wild: no quotient of Nim heaps is like this one, so that misère "
                           "play is not normal play with the last moves changed."));
    }
    return say(MX_TEXT("core", "The heaps are tame: the quotient is like that of the Nim heaps below %1."),
               std::uint64_t{1} << *told.tame);
}

Message sayElementPeriod(const ToldQuotient& told) {
    const std::optional<ElementPeriod>& period = told.period;
    if (!period) return say(MX_TEXT("core", "No period of the elements is seen."));
    if (period->isProved) {
        return say(MX_TEXT("core",
                           "From heap %1 on, the elements repeat with period %2: proved, as the heaps up to "
                           "%3 reach %4 (Plambeck and Siegel 2008). So this is the quotient of all heaps."),
                   period->start, period->length, told.found.quotient.largestHeap(), period->needed);
    }
    if (period->needed > 0) {
        return say(MX_TEXT("core",
                           "From heap %1 on, the elements repeat with period %2: observed; heaps up to %3 "
                           "would prove it."),
                   period->start, period->length, period->needed);
    }
    return say(
        MX_TEXT("core",
                "From heap %1 on, the elements repeat with period %2: observed; no theorem proves it."),
        period->start, period->length);
}

Message sayChecked(const ToldQuotient& told) {
    if (told.unchecked) {
        return say(MX_TEXT("core", "It was not checked once more: %1"), told.unchecked->message);
    }
    return say(MX_TEXT("core",
                       "Checked once more, from the moves alone: the elements are a commutative monoid, "
                       "no two of them have the same outcomes, and no sum of heaps up to %1, of however "
                       "many, contradicts its options."),
               told.found.quotient.largestHeap());
}

Message sayStopped(const ToldQuotient& told) {
    if (!told.found.stopped) return {};
    return say(MX_TEXT("core", "Heaps from %1 on are not in it: %2"), told.found.quotient.largestHeap() + 1,
               told.found.stopped->message);
}

std::vector<Message> saySumByQuotient(const ToldQuotient& told, const HeapBreaks& breaks,
                                      const SumOfHeaps& heaps) {
    const MisereQuotient& quotient = told.found.quotient;
    const Element element = quotient.of(heaps);
    const Message sum = verbatim(textOfHeaps(heaps));
    if (quotient.monoid.isP(element)) {
        return {say(MX_TEXT("core", "%1 is %2, which is P: whoever moves loses, if the other plays well."),
                    sum, told.word(element))};
    }
    std::vector<Message> sentences = {
        say(MX_TEXT("core", "%1 is %2, which is not P: whoever is to move wins."), sum, told.word(element))};
    const auto moves = winningMoves(quotient, breaks, heaps);
    if (moves.empty()) sentences.push_back(say(MX_TEXT("core", "No move is left, and so the game is won.")));
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (const QuotientMove& move : moves)
        texts.push_back(fmt::format("{} → {}", heaps[move.heap], textOfHeaps(move.left)));
    if (!texts.empty()) sentences.push_back(say(MX_TEXT("core", "Winning moves: %1."), listedWords(texts)));
    return sentences;
}

} // namespace mexplorer
