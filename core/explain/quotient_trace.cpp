#include "core/explain/quotient_trace.h"

#include "core/misere/smallest_sums.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

/// More heaps or elements than these are not named in a sentence.
constexpr std::size_t mostNamed = 12;
constexpr std::size_t mostSumsNamed = 6;

enum QuotientLine : std::size_t { eachHeap, isLike, isNew, apart, outcomes, relations, repeats };

std::vector<Message> quotientCode() {
    return {say(MX_TEXT("core", "for each heap, from 1 on:")),
            say(MX_TEXT("core", "    if a sum of smaller heaps is never told from it, it is that element")),
            say(MX_TEXT("core", "    otherwise a new generator: its products with all elements so far")),
            say(MX_TEXT("core", "two are told apart if, with something added, one is P and the other not")),
            say(MX_TEXT("core", "P-portion: the elements of sums that are lost for whoever moves")),
            say(MX_TEXT("core", "relations: how every product comes down to its shortest word")),
            say(MX_TEXT("core", "do the heaps repeat for long enough? then for ever"))};
}

Message sayList(std::vector<Message> items) {
    if (items.size() <= mostNamed) return listed(std::move(items));
    const std::size_t more = items.size() - mostNamed;
    items.resize(mostNamed);
    return say(MX_TEXT("core", "%1 and %2 more"), listed(std::move(items)), more);
}

/// The steps of a quotient.
class QuotientTeller {
public:
    explicit QuotientTeller(QuotientSubject subject)
        : trace_(say(MX_TEXT("core", "The misère quotient")), quotientCode(), std::move(subject)) {}

    QuotientTrace run() {
        trace_.begin(say(MX_TEXT("core", "heaps")));
        tellNothing();
        for (std::uint32_t heap = 1; heap <= quotient().largestHeap();) {
            if (isGenerator(heap))
                tellNew(heap++);
            else
                heap = tellKnown(heap);
        }
        trace_.begin(say(MX_TEXT("core", "P-portion")));
        tellOutcomes();
        add(QuotientState::Told::checked, outcomes, QuotientFact::checked, sayChecked(told()));
        trace_.begin(say(MX_TEXT("core", "relations")));
        add(QuotientState::Told::relations, relations, QuotientFact::relations, sayRelations());
        trace_.begin(say(MX_TEXT("core", "period")));
        add(QuotientState::Told::period, repeats, QuotientFact::period, sayElementPeriod(told()));
        trace_.begin(say(MX_TEXT("core", "result")));
        add(QuotientState::Told::all, outcomes, QuotientFact::order, sayResult());
        return std::move(trace_);
    }

private:
    [[nodiscard]] const ToldQuotient& told() const { return trace_.subject.told; }
    [[nodiscard]] const MisereQuotient& quotient() const { return trace_.subject.quotient(); }
    [[nodiscard]] bool isGenerator(std::uint32_t heap) const {
        return std::ranges::binary_search(told().presentation.elements.generators, heap);
    }
    [[nodiscard]] Message named(Element element) const {
        return about(elementTopic(element), verbatim(told().word(element)));
    }
    [[nodiscard]] Message namedAll(const std::vector<Element>& elements) const {
        std::vector<Message> items;
        items.reserve(elements.size());
        for (const Element element : elements)
            items.push_back(named(element));
        return sayList(std::move(items));
    }
    [[nodiscard]] static Message saidHeap(std::uint32_t heap) {
        return about({topic::number, heap}, argument(heap));
    }
    /// The elements that a test finds, in order.
    template <class Test>
    [[nodiscard]] std::vector<Element> elementsThat(const Test& test) const {
        std::vector<Element> elements;
        for (Element element = 0; element < quotient().monoid.order(); ++element)
            if (test(element)) elements.push_back(element);
        return elements;
    }

    void tellNothing() {
        trace_.add({say(MX_TEXT("core", "No heap at all is the element %1. Whoever is to move there has won, "
                                        "so it is not P. Sums are one element if no heaps up to %2, added "
                                        "to both, tell them apart."),
                        named(0), quotient().largestHeap()),
                    eachHeap},
                   {QuotientState::Told::heaps, 0, {}, {0}});
    }

    void tellNew(std::uint32_t heap) {
        const auto reached = elementsThat([&](Element e) { return trace_.subject.reachedAt[e] == heap; });
        const Element element = quotient().ofHeap[heap];
        const std::size_t count = trace_.subject.countReached(heap);
        const std::size_t alone = told().found.orders[heap];
        Message sentence =
            alone == count
                ? say(MX_TEXT("core", "A heap of %1 is like no sum of smaller heaps: it is new, %2. With it, "
                                      "sums are %3 elements."),
                      saidHeap(heap), named(element), count)
                : say(MX_TEXT("core", "A heap of %1 is like no sum of smaller heaps: it is new, %2. With it, "
                                      "sums are %3 elements; the heaps so far by themselves tell %4 apart."),
                      saidHeap(heap), named(element), count, alone);
        trace_.add({std::move(sentence), isNew}, {QuotientState::Told::heaps, heap, {}, reached});
        tellApart(heap, element);
    }

    /// What tells a new element from the one before it that is most like it: what was reached first.
    void tellApart(std::uint32_t heap, Element element) {
        const BipartiteMonoid& monoid = quotient().monoid;
        const auto before = elementsThat([&](Element e) { return trace_.subject.reachedAt[e] < heap; });
        auto contexts = elementsThat([](Element) { return true; });
        std::ranges::stable_sort(contexts, {}, [&](Element e) { return trace_.subject.reachedAt[e]; });
        const auto found = witnessOf(monoid, element, mostAlike(monoid, element, before), contexts);
        if (!found) return;
        const Element one = monoid.product(found->one, found->context);
        const Element other = monoid.product(found->other, found->context);
        const bool isOneP = monoid.isP(one);
        Message sentence =
            found->context == 0
                ? say(MX_TEXT("core", "Most like %1 is %2, but it is another: %3 is P, %4 is not."),
                      named(found->one), named(found->other), named(isOneP ? one : other),
                      named(isOneP ? other : one))
                : say(MX_TEXT("core", "Most like %1 is %2, but it is another: with %3 added, %4 is P, %5 is "
                                      "not."),
                      named(found->one), named(found->other), named(found->context),
                      named(isOneP ? one : other), named(isOneP ? other : one));
        trace_.add({std::move(sentence), apart},
                   {QuotientState::Told::heaps, heap, found, {found->one, found->other}});
    }

    /// Heaps in turn that bring nothing new. Returns the first after them.
    std::uint32_t tellKnown(std::uint32_t heap) {
        std::vector<Message> items;
        std::vector<Element> lit;
        for (; heap <= quotient().largestHeap() && !isGenerator(heap); ++heap) {
            const Element element = quotient().ofHeap[heap];
            items.push_back(inTurn({verbatim("Φ("), saidHeap(heap), verbatim(") = "), named(element)}));
            if (std::ranges::find(lit, element) == lit.end()) lit.push_back(element);
        }
        Message sentence =
            items.size() == 1
                ? say(MX_TEXT("core", "The next heap is like a sum of smaller ones: %1."), items.front())
                : say(MX_TEXT("core", "The next %1 heaps are like sums of smaller ones: %2."), items.size(),
                      sayList(items));
        trace_.add({std::move(sentence), isLike}, {QuotientState::Told::heaps, heap - 1, {}, std::move(lit)});
        return heap;
    }

    void tellOutcomes() {
        const auto lost = elementsThat([&](Element e) { return quotient().monoid.isP(e); });
        Message sentence =
            lost.empty()
                ? say(MX_TEXT("core", "No element is P, not even %1: whoever is to move wins every sum."),
                      named(0))
                : say(MX_TEXT(
                          "core",
                          "%1 of the %2 elements are P: %3. A sum of heaps is lost for whoever moves if its "
                          "product is one of them, and only then."),
                      lost.size(), quotient().monoid.order(), namedAll(lost));
        trace_.add({std::move(sentence), outcomes},
                   {QuotientState::Told::outcomes, quotient().largestHeap(), {}, lost});
    }

    void add(QuotientState::Told told_, QuotientLine line, QuotientFact fact, const Message& sentence) {
        trace_.add({about(factTopic(fact), sentence), line}, {told_, quotient().largestHeap(), {}, {}});
    }

    [[nodiscard]] Message sayRelations() const {
        std::vector<Message> items;
        items.reserve(told().presentation.relations.size());
        for (const std::string& text : relationTexts(told().presentation))
            items.push_back(verbatim(text));
        if (items.empty()) return say(MX_TEXT("core", "There are no relations: nothing comes down to less."));
        return say(MX_TEXT("core", "By these relations every product comes down to its shortest word: %1."),
                   sayList(std::move(items)));
    }

    [[nodiscard]] Message sayResult() const {
        std::vector<Message> parts = {sayOrder(told()), verbatim(" "), sayTame(told())};
        if (told().found.stopped) {
            parts.push_back(verbatim(" "));
            parts.push_back(sayStopped(told()));
        }
        return inTurn(std::move(parts));
    }

    QuotientTrace trace_;
};

std::string textOfSum(const SumOfHeaps& heaps) {
    return heaps.empty() ? "0" : joined(heaps, "+");
}

} // namespace

std::size_t QuotientSubject::countReached(std::uint32_t heap) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(reachedAt, [heap](std::uint32_t needed) { return needed <= heap; }));
}

QuotientSubject quotientSubject(ToldQuotient told) {
    QuotientSubject subject{std::move(told)};
    const BipartiteMonoid& monoid = subject.quotient().monoid;
    const std::uint32_t never = subject.quotient().largestHeap() + 1;
    subject.reachedAt.assign(monoid.order(), never);
    subject.reachedAt[0] = 0;
    std::vector<Element> reached = {0};
    for (const std::uint32_t heap : subject.told.presentation.elements.generators) {
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const Element product = monoid.product(reached[i], subject.quotient().ofHeap[heap]);
            if (subject.reachedAt[product] != never) continue;
            subject.reachedAt[product] = heap;
            reached.push_back(product);
        }
    }
    return subject;
}

QuotientTrace quotientTrace(QuotientSubject subject) {
    return QuotientTeller(std::move(subject)).run();
}

Topic elementTopic(Element element) {
    return {topic::node, element};
}

Topic factTopic(QuotientFact fact) {
    return {topic::fact, static_cast<std::uint64_t>(fact)};
}

Message sayFact(const ToldQuotient& told, QuotientFact fact) {
    switch (fact) {
    case QuotientFact::order:
        return told.tame ? say(MX_TEXT("core", "Order %1, P: %2, tame"), told.found.quotient.monoid.order(),
                               told.found.quotient.monoid.countOfP())
                         : say(MX_TEXT("core", "Order %1, P: %2, wild"), told.found.quotient.monoid.order(),
                               told.found.quotient.monoid.countOfP());
    case QuotientFact::relations: {
        const auto texts = relationTexts(told.presentation);
        return texts.empty() ? say(MX_TEXT("core", "none")) : listed(joined(texts, ", "));
    }
    case QuotientFact::period:
        return sayElementPeriod(told);
    case QuotientFact::checked:
        break;
    }
    return told.unchecked
               ? say(MX_TEXT("core", "Proved as it was found; not checked once more."))
               : say(MX_TEXT("core", "Proved, and checked once more, for all sums of heaps up to %1."),
                     told.found.quotient.largestHeap());
}

Message sayElement(const ToldQuotient& told, Element element) {
    std::vector<SumOfHeaps> sums = smallestSums(told.found.quotient, element, mostSumsNamed + 1);
    const bool areMore = sums.size() > mostSumsNamed;
    if (areMore) sums.pop_back();
    std::vector<std::string> texts;
    texts.reserve(sums.size());
    for (const SumOfHeaps& sum : sums)
        texts.push_back(textOfSum(sum));
    const Message heaps = listed(joined(texts, ", ") + (areMore ? " …" : ""));
    const bool isP = told.found.quotient.monoid.isP(element);
    return say(isP ? MX_TEXT("core", "%1 is P. Sums of heaps that are it: %2")
                   : MX_TEXT("core", "%1 is not P. Sums of heaps that are it: %2"),
               told.word(element), heaps);
}

} // namespace mexplorer
