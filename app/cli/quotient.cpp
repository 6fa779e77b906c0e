#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/json.h"
#include "app/cli/output.h"
#include "app/cli/spoken.h"
#include "app/cli/usage.h"
#include "core/explain/say_quotient.h"
#include "core/misere/genus_sequence.h"
#include "core/misere/heap_breaks_aspect.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace mexplorer::cli {

namespace {

constexpr std::uint32_t usualLargestHeap = 20;
/// Sums whose genera are found: a second of work.
constexpr std::uint64_t mostGenusSums = 50'000;
/// About 1.5 GB.
constexpr std::int64_t mostSumsSearched = 10'000'000;

struct QuotientArguments {
    GameArguments game;
    std::optional<std::uint32_t> to;
    std::uint32_t mostElements = 1024;
    std::uint64_t mostSums = QuotientLimits{}.sums;
    std::string format = "text";
    std::string language = "en";
};

/// What is printed.
struct QuotientAnswer {
    const Game& game;
    HeapBreaks breaks;
    ToldQuotient told;
    std::vector<GenusSequence> genera;  ///< of the first heaps
    std::optional<SumOfHeaps> position; ///< if one was asked about
    Message::Translate translate;

    [[nodiscard]] const MisereQuotient& quotient() const { return told.found.quotient; }
    [[nodiscard]] std::string genus(std::uint32_t heap) const {
        return heap < genera.size() ? genera[heap].text() : "";
    }
    [[nodiscard]] std::string outcome(Element element) const {
        return quotient().monoid.isP(element) ? "P" : "N";
    }
};

Json periodAsJson(const std::optional<ElementPeriod>& period) {
    if (!period) return nullptr;
    return {{"start", period->start},
            {"period", period->length},
            {"status", period->isProved ? "proved" : "observed"},
            {"provedByHeap", period->needed > 0 ? Json(period->needed) : Json()}};
}

Json positionAsJson(const QuotientAnswer& all) {
    if (!all.position) return nullptr;
    const Element element = all.quotient().of(*all.position);
    Json json{{"heaps", *all.position},
              {"element", all.told.word(element)},
              {"outcome", all.outcome(element)},
              {"winningMoves", Json::array()}};
    for (const QuotientMove& move : winningMoves(all.quotient(), all.breaks, *all.position))
        json["winningMoves"].push_back({{"heap", (*all.position)[move.heap]}, {"left", move.left}});
    return json;
}

std::string quotientAsJson(const QuotientAnswer& all) {
    const MisereQuotient& quotient = all.quotient();
    const auto order = static_cast<Element>(quotient.monoid.order());
    Json json{{"game", all.game.description().id},
              {"parameters", all.game.parameters()},
              {"largestHeap", quotient.largestHeap()},
              {"stopped", all.told.found.stopped ? Json(all.told.found.stopped->message.english()) : Json()},
              {"order", order},
              {"orderOfP", quotient.monoid.countOfP()},
              {"tame", all.told.tame.has_value()},
              {"generators", Json::array()},
              {"relations", relationTexts(all.told.presentation)},
              {"elements", Json::array()},
              {"period", periodAsJson(all.told.period)},
              {"checked", !all.told.unchecked.has_value()},
              {"heaps", Json::array()},
              {"position", positionAsJson(all)}};
    for (const std::uint32_t heap : all.told.presentation.elements.generators)
        json["generators"].push_back({{"name", generatorName(json["generators"].size())}, {"heap", heap}});
    for (Element element = 0; element < order; ++element)
        json["elements"].push_back({{"word", all.told.word(element)}, {"outcome", all.outcome(element)}});
    for (std::uint32_t heap = 0; heap <= quotient.largestHeap(); ++heap) {
        const std::string genus = all.genus(heap);
        json["heaps"].push_back({{"n", heap},
                                 {"element", all.told.word(quotient.ofHeap[heap])},
                                 {"outcome", all.outcome(quotient.ofHeap[heap])},
                                 {"genus", genus.empty() ? Json() : Json(genus)},
                                 {"order", all.told.found.orders[heap]}});
    }
    return lines(json);
}

std::string quotientAsCsv(const QuotientAnswer& all) {
    std::string text = "n,element,outcome,genus,order\n";
    for (std::uint32_t heap = 0; heap <= all.quotient().largestHeap(); ++heap) {
        const Element element = all.quotient().ofHeap[heap];
        text += fmt::format("{},{},{},{},{}\n", heap, all.told.word(element), all.outcome(element),
                            all.genus(heap), all.told.found.orders[heap]);
    }
    return text;
}

std::string quotientAsText(const QuotientAnswer& all) {
    std::string text;
    for (const Message& sentence : sayQuotient(all.told))
        text += sentence.said(all.translate) + "\n";
    text += "\n";
    for (std::uint32_t heap = 0; heap <= all.quotient().largestHeap(); ++heap) {
        const Element element = all.quotient().ofHeap[heap];
        text += fmt::format("{:>5}  {:<10} {}  {}\n", heap, all.told.word(element), all.outcome(element),
                            all.genus(heap));
    }
    if (!all.position) return text;
    text += "\n";
    for (const Message& sentence : saySumByQuotient(all.told, all.breaks, *all.position))
        text += sentence.said(all.translate) + "\n";
    return text;
}

/// The heaps of the position, if one was given. Errors: it cannot be read, or a heap is too large.
Expected<std::optional<SumOfHeaps>> positionOf(const GameArguments& arguments, const Game& game,
                                               const HeapBreaksAspect& heaps, std::uint32_t largest) {
    if (!arguments.position) return std::nullopt;
    const auto asked = arguments.askIn(game);
    if (!asked) return tl::unexpected(asked.error());
    auto sum = heaps.heapsOf(**asked, largest);
    if (!sum) {
        return invalid("position", say(MX_TEXT("core", "The quotient found is that of the heaps up to %1."),
                                       std::uint64_t{largest}));
    }
    return sum;
}

/// The largest heap to look at: as asked, or so that the position is within. Errors: as for positionOf.
Expected<std::uint32_t> largestHeapFor(const QuotientArguments& arguments, const Game& game,
                                       const HeapBreaksAspect& heaps) {
    if (arguments.to) return *arguments.to;
    const auto sum = positionOf(arguments.game, game, heaps, largestQuotientHeap);
    if (!sum) return tl::unexpected(sum.error());
    return *sum && !(*sum)->empty() ? std::max(usualLargestHeap, (*sum)->back()) : usualLargestHeap;
}

int findQuotientOf(const QuotientArguments& arguments, const Speech& speech) {
    const auto game = arguments.game.make();
    if (!game) return fail(game.error());
    const auto* heaps = (*game)->as<HeapBreaksAspect>();
    if (!heaps) {
        return fail(Error(Error::Kind::invalid,
                          say(MX_TEXT("core", "%1 has no misère quotient: it is not a sum of single heaps."),
                              (*game)->description().id),
                          "game"));
    }
    const auto largest = largestHeapFor(arguments, **game, *heaps);
    if (!largest) return fail(largest.error());
    Task& task = interruptibleTask();
    const HeapBreaks breaks = heaps->heapBreaks();
    auto told = tellQuotient(breaks, *largest, task,
                             {.elements = arguments.mostElements, .sums = arguments.mostSums});
    if (!told) return fail(told.error());
    const std::uint32_t reached = told->found.quotient.largestHeap();
    auto genera = heapGenera(breaks, reached, mostGenusSums, task);
    if (!genera) return fail(genera.error());
    auto position = positionOf(arguments.game, **game, *heaps, reached);
    if (!position) return fail(position.error());
    const QuotientAnswer all{**game,
                             breaks,
                             std::move(*told),
                             std::move(*genera),
                             std::move(*position),
                             speech.in(arguments.language)};
    if (arguments.format == "json") return answer(quotientAsJson(all));
    if (arguments.format == "text") return answer(quotientAsText(all));
    if (const Message stopped = sayStopped(all.told); !stopped.empty())
        complain("note: " + stopped.english());
    return answer(quotientAsCsv(all));
}

} // namespace

void addQuotient(CLI::App& app, Chosen& chosen, const Speech& speech) {
    CLI::App* command = app.add_subcommand(
        "quotient", "Find the misère quotient of a game of heaps: its positions as a monoid");
    auto arguments = std::make_shared<QuotientArguments>();
    arguments->game.addTo(*command, speech);
    command
        ->add_option("--position", arguments->game.position,
                     "also say who wins these heaps in misère play, and by which moves")
        ->type_name("P");
    takeWholeNumbers(*command->add_option("--to", arguments->to,
                                          "the largest heap (default: 20, or that of the position)"),
                     0, largestQuotientHeap);
    takeWholeNumbers(*command->add_option("--elements", arguments->mostElements,
                                          "give up at a heap with which there would be more (default: 1024)"),
                     1, BipartiteMonoid::mostElements);
    takeWholeNumbers(*command->add_option("--sums", arguments->mostSums,
                                          "give up at a heap for which more sums would be searched, some 150 "
                                          "bytes each (default: 1000000)"),
                     1, mostSumsSearched);
    takeOneOf(
        *command->add_option("--format", arguments->format, "how the answer is written (default: text)"),
        {"text", "json", "csv"});
    addLanguage(*command, arguments->language, speech.languages,
                "the language of the sentences (default: en)");
    command->footer(
        "The quotient is that of misère play, whatever play= says. Two sums of heaps are the same element\n"
        "if no further heaps can tell them apart; whether a sum is P depends on its element alone. It is\n"
        "proved for the heaps up to the last one shown. If a limit is met at a heap, as must be if the\n"
        "quotient is infinite, it is that of the heaps before, and says so.\n\n"
        "Examples:\n  mexplorer quotient octal code=0.123 --to 23\n"
        "  mexplorer quotient octal code=0.77 --position 5,8,9 --format json");
    command->callback([arguments, &chosen, speech] {
        chosen = [arguments, speech] { return findQuotientOf(*arguments, speech); };
    });
}

} // namespace mexplorer::cli
