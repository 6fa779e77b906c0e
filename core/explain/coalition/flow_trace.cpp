#include "core/explain/coalition/flow_trace.h"

#include "core/coalition/amounts.h"
#include "core/text/parse.h"
#include "core/text/printable.h"
#include "core/text/set_text.h"

#include <algorithm>

namespace mexplorer {

namespace {

namespace FlowLine {
enum : std::size_t { begin, loop, least, push, cut, core };
}

/// Without the core if there are no owners.
std::vector<Message> flowCode(bool isPlain) {
    std::vector<Message> code{
        say(MX_TEXT("core", "nothing flows")),
        say(MX_TEXT("core",
                    "while a path of arrows with room, or of flow to be taken back, leads to the end:")),
        say(MX_TEXT("core", "    b ← the least room along the shortest")),
        say(MX_TEXT("core", "    b more flows along it")),
        say(MX_TEXT("core", "the arrows out of what is still reached are a smallest cut"))};
    if (!isPlain)
        code.push_back(say(MX_TEXT("core", "each owner gets what he has of the cut: a point of the core")));
    return code;
}

Message sayVertex(const FlowNetwork& network, std::uint32_t node) {
    return about({topic::vertex, node}, verbatim(shortened(network.nodes[node].name)));
}

class FlowTeller {
public:
    FlowTeller(const FlowNetwork& network, FlowEnds ends)
        : network_(network), flow_(network, ends, everybody(static_cast<unsigned>(network.owners.size()))),
          trace_(say(MX_TEXT("core", "Largest flow: augmenting paths")), flowCode(network.isPlain()),
                 {std::make_shared<const FlowNetwork>(network), ends, {}}) {}

    FlowTrace tell() && {
        trace_.begin(say(MX_TEXT("core", "zero flow")));
        trace_.add({say(MX_TEXT("core", "Nothing flows yet from %1 to %2; each arrow has room for its "
                                        "capacity."),
                        nameOf(ends().source), nameOf(ends().sink)),
                    FlowLine::begin},
                   state());
        for (auto path = flow_.path(); !path.empty(); path = flow_.path())
            tellPath(path);
        trace_.subject.cut = minimumCut(network_, flow_);
        tellCut();
        return std::move(trace_);
    }

private:
    [[nodiscard]] const FlowEnds& ends() const { return trace_.subject.ends; }
    [[nodiscard]] Message nameOf(std::uint32_t node) const { return sayVertex(network_, node); }
    [[nodiscard]] std::string amount(std::int64_t units) const { return unitsText(units, network_.parts); }
    [[nodiscard]] Message arrowText(std::size_t arrow) const {
        const auto& [from, to, capacity, owner] = network_.arrows[arrow];
        return about({topic::edge, arrow}, verbatim(shortened(network_.nodes[from].name) + " → " +
                                                    shortened(network_.nodes[to].name)));
    }

    [[nodiscard]] FlowState state() const {
        FlowState state;
        for (std::size_t arrow = 0; arrow < network_.arrows.size(); ++arrow)
            state.through.push_back(flow_.through(arrow));
        state.value = flow_.value();
        return state;
    }

    void tellPath(const std::vector<PathArrow>& path) {
        FlowState before = state();
        trace_.begin(say(MX_TEXT("core", "path %1"), ++paths_));
        before.path = path;
        before.bottleneck = flow_.bottleneck(path);
        const auto narrowest = *std::find_if(path.begin(), path.end(), [&](const PathArrow& step) {
            return flow_.left(step) == before.bottleneck;
        });
        const Message text = about({topic::path}, pathText(network_, ends(), path));
        const bool goesBack =
            std::any_of(path.begin(), path.end(), [](const PathArrow& step) { return step.backwards; });
        Message found =
            narrowest.backwards
                ? say(MX_TEXT("core",
                              "A shortest path with room: %1. The narrowest is %2, from which %3 can be "
                              "taken back."),
                      text, arrowText(narrowest.arrow), amount(before.bottleneck))
            : goesBack
                ? say(MX_TEXT("core",
                              "A shortest path with room, which takes flow back at ⇠: %1. The narrowest "
                              "is %2 with room for %3."),
                      text, arrowText(narrowest.arrow), amount(before.bottleneck))
                : say(MX_TEXT("core", "A shortest path with room: %1. The narrowest is %2 with room for %3."),
                      text, arrowText(narrowest.arrow), amount(before.bottleneck));
        trace_.add({std::move(found), FlowLine::least}, std::move(before));
        const std::int64_t more = flow_.bottleneck(path);
        flow_.push(path, more);
        FlowState after = state();
        after.path = path;
        after.bottleneck = more;
        after.isPushed = true;
        trace_.add({say(MX_TEXT("core", "%1 more flows along it, %2 in all."),
                        about({topic::path}, verbatim(amount(more))), amount(flow_.value())),
                    FlowLine::push},
                   std::move(after));
    }

    void tellCut() {
        const MinimumCut& cut = trace_.subject.cut;
        trace_.begin(say(MX_TEXT("core", "cut")));
        std::vector<Message> side;
        for (std::uint32_t node = 0; node < cut.sourceSide.size(); ++node)
            if (cut.sourceSide[node]) side.push_back(nameOf(node));
        const Message reached = membersText(std::move(side));
        FlowState shown = state();
        shown.showsCut = true;
        const Message arrows = arrowsText(cut.arrows);
        trace_.add(
            {cut.arrows.empty()
                 ? say(MX_TEXT("core", "No path leads on: from %1 only {%2} can be reached, and no arrow "
                                       "leads on from there. Nothing can flow."),
                       nameOf(ends().source), reached)
                 : say(MX_TEXT("core", "No path leads on: from %1 only {%2} can be reached. The arrows out "
                                       "of there are full: %3. They carry %4 together, and all that flows "
                                       "must pass them: no flow is larger."),
                       nameOf(ends().source), reached, arrows, amount(cut.capacity)),
             FlowLine::cut},
            shown);
        if (!network_.isPlain()) tellCore(std::move(shown));
    }

    void tellCore(FlowState shown) {
        const MinimumCut& cut = trace_.subject.cut;
        shown.showsCore = true;
        trace_.begin(say(MX_TEXT("core", "core")));
        std::vector<Message> shares;
        for (std::size_t owner = 0; owner < cut.byOwner.size(); ++owner)
            shares.push_back(about({topic::player, owner}, verbatim(shortened(network_.owners[owner]) + ": " +
                                                                    amount(cut.byOwner[owner]))));
        trace_.add(
            {say(MX_TEXT("core", "Each owner gets what he has of this cut: %1. The flow of any coalition "
                                 "has to pass the cut by its own arrows, so it is never worth more than "
                                 "it gets: this is a point of the core."),
                 listed(std::move(shares))),
             FlowLine::core},
            std::move(shown));
    }

    [[nodiscard]] Message arrowsText(const std::vector<std::size_t>& arrows) const {
        constexpr std::size_t most = 8;
        std::vector<Message> texts;
        for (std::size_t i = 0; i < std::min(most, arrows.size()); ++i)
            texts.push_back(arrowText(arrows[i]));
        if (arrows.size() > most) texts.push_back(verbatim("…"));
        return listed(std::move(texts));
    }

    const FlowNetwork& network_;
    Flow flow_;
    FlowTrace trace_;
    std::size_t paths_ = 0;
};

} // namespace

FlowTrace flowTrace(const FlowNetwork& network, FlowEnds ends) {
    return FlowTeller(network, ends).tell();
}

Message pathText(const FlowNetwork& network, FlowEnds ends, const std::vector<PathArrow>& path) {
    std::vector<Message> parts{sayVertex(network, ends.source)};
    for (const auto& [arrow, backwards] : path) {
        const std::uint32_t next = backwards ? network.arrows[arrow].from : network.arrows[arrow].to;
        parts.push_back(verbatim(" "));
        parts.push_back(about({topic::edge, arrow},
                              inTurn({verbatim(backwards ? "⇠ " : "→ "), sayVertex(network, next)})));
    }
    return inTurn(std::move(parts));
}

} // namespace mexplorer
