// Writing a sketch as DOT or JSON.
#include "core/rules/sketch.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

bool isOneOf(char c, char first, char last) {
    return c >= first && c <= last;
}

/// Whether the name needs no quotation marks in DOT: letters, digits and _, not beginning with a digit unless
/// it is a whole number; not a keyword.
bool isBare(const std::string& name) {
    constexpr std::array<std::string_view, 6> keywords{"node",    "edge",     "graph",
                                                       "digraph", "subgraph", "strict"};
    std::string lower;
    for (const char c : name)
        lower += isOneOf(c, 'A', 'Z') ? static_cast<char>(c - 'A' + 'a') : c;
    const auto isDigit = [](char c) { return isOneOf(c, '0', '9'); };
    const auto isLetter = [](char c) { return isOneOf(c, 'a', 'z') || c == '_'; };
    if (std::all_of(lower.begin(), lower.end(), isDigit)) return true;
    return !isDigit(lower.front()) &&
           std::all_of(lower.begin(), lower.end(), [&](char c) { return isLetter(c) || isDigit(c); }) &&
           std::find(keywords.begin(), keywords.end(), lower) == keywords.end();
}

bool canBeSaidInDot(const std::string& name) {
    return !name.ends_with('\\') && name.find("\\\"") == std::string::npos;
}

std::string dotName(const std::string& name) {
    if (isBare(name)) return name;
    std::string text = "\"";
    for (const char c : name)
        text += c == '"' ? std::string("\\\"") : std::string(1, c);
    return text + '"';
}

/// The shortest text that is read as the same number; −0 is written as 0.
std::string number(double coordinate) {
    return fmt::format("{}", coordinate == 0 ? 0.0 : coordinate);
}

std::string jsonName(const std::string& name) {
    return nlohmann::json(name).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Whole numbers without quotation marks.
std::string jsonAmount(const std::string& amount) {
    const bool isWhole =
        std::all_of(amount.begin(), amount.end(), [](char c) { return isOneOf(c, '0', '9'); });
    const bool isPlain = isWhole && amount.size() < 10 && (amount.size() == 1 || !amount.starts_with('0'));
    return isPlain ? amount : jsonName(amount);
}

Expected<void> checkForDot(const std::string& name) {
    if (canBeSaidInDot(name)) return {};
    return invalid(say(MX_TEXT("core", "DOT cannot express the backslashes in the name %1; JSON can."),
                       shortened(name)));
}

} // namespace

Expected<std::string> dotOf(const Sketch& sketch) {
    std::string text = sketch.isDirected() ? "digraph {\n" : "graph {\n";
    for (const Sketch::Node& node : sketch.nodes()) {
        if (auto fits = checkForDot(node.name); !fits) return tl::unexpected(fits.error());
        std::vector<std::string> traits;
        if (node.place)
            traits.push_back(fmt::format("pos=\"{},{}\"", number(node.place->x), number(node.place->y)));
        if (node.colour) traits.push_back("color=" + dotName(*node.colour));
        text += "  " + dotName(node.name);
        if (!traits.empty()) text += fmt::format(" [{}]", fmt::join(traits, ", "));
        text += ";\n";
    }
    const std::string_view arrow = sketch.isDirected() ? "->" : "--";
    for (const Sketch::Edge& edge : sketch.edges()) {
        text += fmt::format("  {} {} {}", dotName(sketch.nodes()[edge.from].name), arrow,
                            dotName(sketch.nodes()[edge.to].name));
        if (const auto& [capacity, owner, colour] = edge.traits; colour) {
            text += fmt::format(" [color={}]", dotName(*colour));
        } else if (capacity && owner && !owner->empty()) {
            if (auto fits = checkForDot(*owner); !fits) return tl::unexpected(fits.error());
            text += fmt::format(" [capacity={}, owner={}]", dotName(*capacity), dotName(*owner));
        } else if (capacity) {
            text += fmt::format(" [capacity={}]", dotName(*capacity));
        }
        text += ";\n";
    }
    return text + "}\n";
}

/// Written without the JSON library, as the order matters: nodes are numbered as they are first named.
std::string jsonOf(const Sketch& sketch) {
    std::vector<std::string> nodes;
    std::vector<std::string> edges;
    std::vector<std::string> places;
    std::vector<std::string> listed; // the nodes, with their colours
    for (const Sketch::Node& node : sketch.nodes()) {
        nodes.push_back(jsonName(node.name));
        listed.push_back(
            node.colour ? fmt::format(R"({{"id": {}, "color": {}}})", nodes.back(), jsonName(*node.colour))
                        : nodes.back());
        if (!node.place) continue;
        places.push_back(
            fmt::format("    {}: [{}, {}]", nodes.back(), number(node.place->x), number(node.place->y)));
    }
    for (const Sketch::Edge& edge : sketch.edges()) {
        const auto& [capacity, owner, colour] = edge.traits;
        if (colour) {
            edges.push_back(fmt::format(R"(    {{"source": {}, "target": {}, "color": {}}})",
                                        nodes[edge.from], nodes[edge.to], jsonName(*colour)));
            continue;
        }
        std::string traits = capacity ? ", " + jsonAmount(*capacity) : "";
        if (capacity && owner && !owner->empty()) traits += ", " + jsonName(*owner);
        edges.push_back(fmt::format("    [{}, {}{}]", nodes[edge.from], nodes[edge.to], traits));
    }
    std::string text = fmt::format("{{\n  \"nodes\": [{}],\n  \"edges\": [\n{}\n  ]", fmt::join(listed, ", "),
                                   fmt::join(edges, ",\n"));
    if (!places.empty()) text += fmt::format(",\n  \"places\": {{\n{}\n  }}", fmt::join(places, ",\n"));
    return text + "\n}\n";
}

std::string textOf(const Sketch& sketch) {
    const auto dot = dotOf(sketch);
    return dot ? *dot : jsonOf(sketch);
}

} // namespace mexplorer
