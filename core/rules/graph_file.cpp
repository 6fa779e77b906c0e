#include "core/rules/graph_file.h"

#include "core/rules/dot_lexer.h"
#include "core/rules/graph_parsers.h"
#include "core/text/plain_text.h"
#include "core/text/utf16.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace mexplorer {

namespace {
constexpr std::string_view byteOrderMark = "\uFEFF";
} // namespace

bool isNodeName(std::string_view name) {
    return !name.empty() && std::none_of(name.begin(), name.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 || byte == 0x7F;
    });
}

std::optional<NodePlace> placeAt(double x, double y) {
    const bool isNear = std::abs(x) <= furthestPlace && std::abs(y) <= furthestPlace; // false for NaN
    return isNear ? std::optional(NodePlace{x, y}) : std::nullopt;
}

std::optional<NodePlace> readPlace(std::string_view text) {
    if (text.ends_with('!')) text.remove_suffix(1);
    double coordinates[2] = {};
    const char* at = text.data();
    const char* const end = at + text.size();
    for (double& coordinate : coordinates) {
        const auto [next, error] = std::from_chars(at, end, coordinate);
        const bool isLast = &coordinate == &coordinates[1];
        if (error != std::errc() || (isLast ? next != end : next == end || *next != ',')) return std::nullopt;
        at = isLast ? next : next + 1;
    }
    return placeAt(coordinates[0], coordinates[1]);
}

Message badNameText(TextPlace place) {
    return say(MX_TEXT("core", "The name at line %1, column %2 is empty or has a control character."),
               place.line, place.column);
}

Message emptyGraphText(const EdgeSink& sink) {
    return sink.isDirected()
               ? say(MX_TEXT("core", "The graph is empty; write it in DOT, digraph { a -> b }, or in JSON, "
                                     "{\"a\": [\"b\"]}."))
               : say(MX_TEXT("core", "The graph is empty; write it in DOT, graph { a -- b }, or in JSON, "
                                     "{\"edges\": [[\"a\", \"b\"]]}."));
}

tl::unexpected<Error> tooManyEdges(std::size_t most) {
    return tooLarge(say(MX_TEXT("core", "The graph has more than %1 edges."), most));
}

std::optional<bool> isDirectedDot(std::string_view contents) {
    if (utf16Order(contents) && contents.size() <= largestGraphFile)
        return isDirectedDot(inUtf8(std::string(contents)));
    if (contents.substr(0, byteOrderMark.size()) == byteOrderMark)
        contents.remove_prefix(byteOrderMark.size());
    DotLexer lexer(contents);
    auto word = lexer.next();
    if (word && word->isKeyword("strict")) word = lexer.next();
    if (word && word->isKeyword("digraph")) return true;
    if (word && word->isKeyword("graph")) return false;
    return std::nullopt;
}

Expected<void> readGraph(std::string_view contents, EdgeSink& sink) {
    if (utf16Order(contents) && contents.size() <= largestGraphFile)
        return readGraph(inUtf8(std::string(contents)), sink);
    if (contents.size() > largestGraphFile) {
        return tooLarge(say(MX_TEXT("core", "The graph has %1 MB; the limit is %2 MB."),
                            contents.size() >> 20U, largestGraphFile >> 20U));
    }
    if (const std::size_t valid = validLength(contents); valid < contents.size()) {
        const TextPlace place = placeOf(contents, valid);
        return invalid(
            say(MX_TEXT("core", "The bytes at line %1, column %2 are not UTF-8 text; a graph is written "
                                "in DOT or JSON."),
                place.line, place.column));
    }
    if (contents.substr(0, byteOrderMark.size()) == byteOrderMark)
        contents.remove_prefix(byteOrderMark.size());
    std::size_t first = 0;
    while (const std::size_t blank = blankLength(contents.substr(first)))
        first += blank;
    if (first == contents.size()) return invalid(emptyGraphText(sink));
    const bool isJson = contents[first] == '{' || contents[first] == '[';
    return isJson ? parseJson(contents, sink) : parseDot(contents, sink);
}

Expected<Graph> parseGraph(std::string_view contents) {
    GraphBuilder builder;
    if (auto read = readGraph(contents, builder); !read) return tl::unexpected(read.error());
    return builder.build();
}

} // namespace mexplorer
