#include "core/coalition/flow_text.h"
#include "core/text/no_node.h"
#include "core/text/parse.h"
#include "core/text/quoted.h"
#include "core/text/text_place.h"

namespace mexplorer {

namespace {

Expected<std::uint32_t> nodeOf(const FlowNetwork& network, TextPiece text) {
    const std::string_view name = trimmed(text.text);
    if (const auto quoted = name.starts_with('"') ? readQuoted(name) : std::nullopt) {
        const auto node = network.find(quoted->text);
        if (node && quoted->bytes == name.size()) return *node;
    }
    if (const auto node = network.find(name)) return *node;
    const std::size_t column = text.column + static_cast<std::size_t>(name.data() - text.text.data());
    return invalid(sayNoNode(name, column, network.nodes.size(),
                             [&](std::size_t node) { return network.nodes[node].name; }));
}

/// Where the two ends of a flow are parted.
struct EndsParting {
    std::size_t at = 0;
    std::size_t bytes = 0; ///< 0 if nowhere
};

/// At the first comma behind a quoted name.
EndsParting commaBetween(std::string_view text) {
    const std::string_view body = trimmed(text);
    const auto before = static_cast<std::size_t>(body.data() - text.data());
    const auto quoted = body.starts_with('"') ? readQuoted(body) : std::nullopt;
    const std::size_t from = quoted ? before + quoted->bytes : 0;
    const auto comma = Commas(text).next(from);
    constexpr std::string_view listComma = "、";
    if (const std::size_t at = text.find(listComma, from); at < comma.at) return {at, listComma.size()};
    return {comma.at, comma.bytes};
}

/// At the only other sign that people put between, “s -> t”, if nodes stand on both sides.
EndsParting otherBetween(const FlowNetwork& network, std::string_view text) {
    const std::string_view body = trimmed(text);
    const auto before = static_cast<std::size_t>(body.data() - text.data());
    for (const std::string_view sign : {";", "；", "->", "→", "\n", "\t", " "}) {
        const std::size_t at = body.find(sign);
        if (at == std::string_view::npos) continue;
        const std::string_view after = body.substr(at + sign.size());
        if (after.find(sign) != std::string_view::npos && sign != " ") continue;
        if (network.find(trimmed(body.substr(0, at))) && network.find(trimmed(after)))
            return {before + at, sign.size()};
    }
    return {};
}

TextPiece withoutEndsBrackets(const FlowNetwork& network, TextPiece text) {
    return network.find(trimmed(text.text.substr(0, commaBetween(text.text).at))) ? text
                                                                                  : withoutBrackets(text);
}

} // namespace

Expected<CoalitionGame> readFlow(TextPiece text, std::shared_ptr<const FlowNetwork> network) {
    text = withoutEndsBrackets(*network, text);
    auto [comma, bytes] = commaBetween(text.text);
    if (bytes == 0) {
        const EndsParting other = otherBetween(*network, text.text);
        comma = other.at;
        bytes = other.bytes;
    }
    if (bytes == 0) {
        return invalid(say(MX_TEXT("core", "Two nodes are wanted, where the flow begins and where it ends, "
                                           "such as s,t.")));
    }
    const auto source = nodeOf(*network, {text.text.substr(0, comma), text.column});
    if (!source) return tl::unexpected(source.error());
    const auto sink =
        nodeOf(*network, {text.text.substr(comma + bytes), text.column + columnOf(text.text, comma)});
    if (!sink) return tl::unexpected(sink.error());
    if (*source == *sink) return invalid(say(MX_TEXT("core", "The flow begins and ends at the same node.")));
    if (network->hasUnlimitedWay(*source, *sink)) {
        return invalid(say(MX_TEXT("core", "From %1 to %2 leads a way of arrows without a limit: so the flow "
                                           "has none."),
                           shortened(network->nodes[*source].name), shortened(network->nodes[*sink].name)));
    }
    CoalitionGame game;
    game.kind = CoalitionKind::flow;
    game.parts = network->parts;
    game.names = network->owners;
    game.ends = {*source, *sink};
    game.network = std::move(network);
    return game;
}

} // namespace mexplorer
