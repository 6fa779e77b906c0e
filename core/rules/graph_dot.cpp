#include "core/rules/dot_lexer.h"
#include "core/rules/graph_parsers.h"
#include "core/text/parse.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

constexpr std::size_t deepestGroup = 100; // groups are read by recursion

/// A recursive-descent parser for DOT. It keeps only nodes with their places, and edges with the traits that
/// the sink wants.
class DotParser {
public:
    DotParser(std::string_view text, EdgeSink& sink) : text_(text), lexer_(text), sink_(sink) {}

    Expected<void> parse() {
        if (auto read = header(); !read) return read;
        if (auto read = statements(); !read) return read;
        if (token_.kind != DotToken::Kind::end) {
            return failed(MX_TEXT("core", "“%1” at line %2, column %3 stands after the end of the graph."));
        }
        return {};
    }

private:
    using Kind = DotToken::Kind;

    /// `strict digraph name {`
    Expected<void> header() {
        if (auto read = advance(); !read) return read;
        if (token_.kind == Kind::end) return invalid(emptyGraphText(sink_));
        isStrict_ = token_.isKeyword("strict");
        if (isStrict_) {
            if (auto read = advance(); !read) return read;
        }
        if (!sink_.isDirected()) {
            if (!token_.isKeyword("graph")) {
                return failed(MX_TEXT("core",
                                      "“%1” at line %2, column %3 begins neither an undirected DOT graph "
                                      "(“graph {”) nor a JSON one (“{”)."));
            }
        } else if (token_.isKeyword("graph")) {
            return failed(MX_TEXT("core",
                                  "“%1” at line %2, column %3 makes the graph undirected; write “digraph”, "
                                  "and “->” between nodes."));
        }
        if (sink_.isDirected() && !token_.isKeyword("digraph")) {
            return failed(MX_TEXT("core",
                                  "“%1” at line %2, column %3 begins neither a DOT graph (“digraph {”) nor a "
                                  "JSON one (“{”)."));
        }
        if (auto read = advance(); !read) return read;
        if (token_.kind == Kind::name) {
            if (auto read = advance(); !read) return read;
        }
        return open();
    }

    /// `{`
    Expected<void> open() {
        if (!token_.is('{')) {
            return failed(MX_TEXT("core",
                                  "“%1” at line %2, column %3 stands where “{” should open the graph or a "
                                  "group of nodes."));
        }
        return advance();
    }

    /// The statements up to and including the closing brace.
    Expected<void> statements() {
        while (!token_.is('}')) {
            const std::size_t mentionedBefore = mentioned_.size();
            if (auto read = statement(); !read) return read;
            if (depth_ == 0) mentioned_.resize(mentionedBefore); // no group needs them any more
        }
        return advance();
    }

    Expected<void> statement() {
        if (token_.is(';') || token_.is(',')) return advance();
        if (token_.isKeyword("graph") || token_.isKeyword("node") || token_.isKeyword("edge")) {
            EdgeTraits* const heard = token_.isKeyword("edge") ? &defaults_ : nullptr;
            if (auto read = advance(); !read) return read;
            return attributes({}, heard);
        }
        const bool isGroup = token_.is('{') || token_.isKeyword("subgraph");
        auto from = endpoint();
        if (!from) return tl::unexpected(from.error());
        if (!isGroup && token_.is('[')) return attributes(mentioned_[from->begin]);
        if (token_.is('=')) { // an attribute of the graph, not a node; `endpoint` has recognised it
            if (auto read = advance(); !read) return read;
            return name();
        }
        std::size_t edges = 0;
        std::size_t place = 0; // of the last token of the edges
        while (token_.kind == (sink_.isDirected() ? Kind::arrow : Kind::undirected)) {
            if (auto read = advance(); !read) return read;
            place = token_.begin;
            const auto to = endpoint();
            if (!to) return tl::unexpected(to.error());
            if (auto joined = join(*from, *to); !joined) return joined;
            edges += (from->end - from->begin) * (to->end - to->begin);
            from = to;
        }
        if (token_.kind == Kind::undirected) {
            return failed(
                MX_TEXT("core", "“%1” at line %2, column %3 makes the graph undirected; write “->”."));
        }
        if (token_.kind == Kind::arrow) {
            return failed(
                MX_TEXT("core", "“%1” at line %2, column %3 makes the graph directed; write “--”."));
        }
        EdgeTraits traits = defaults_;
        if (auto read = attributes({}, &traits); !read) return read;
        if (edges == 0 || !sink_.hearsTraits()) return {};
        return sink_.traits(edges, traits, placeOf(text_, place));
    }

    /// A slice of `mentioned_`: the nodes at one end of an edge.
    struct Group {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    Expected<Group> endpoint() {
        if (token_.isKeyword("subgraph")) {
            if (auto read = advance(); !read) return tl::unexpected(read.error());
            if (token_.kind == Kind::name) {
                if (auto read = advance(); !read) return tl::unexpected(read.error());
            }
            return group();
        }
        if (token_.is('{')) return group();
        return node();
    }

    Expected<Group> group() {
        const std::size_t begin = mentioned_.size();
        if (depth_ == deepestGroup) {
            const TextPlace place = placeOf(text_, token_.begin);
            return tooLarge(say(MX_TEXT("core", "Groups are nested more than %1 deep at line %2, column %3."),
                                deepestGroup, place.line, place.column));
        }
        if (auto read = open(); !read) return tl::unexpected(read.error());
        const EdgeTraits outside = defaults_;
        ++depth_;
        if (auto read = statements(); !read) return tl::unexpected(read.error());
        --depth_;
        defaults_ = outside;
        return Group{begin, mentioned_.size()};
    }

    /// `name` or `name:port:compass`; or the name of an attribute, before its `=`.
    Expected<Group> node() {
        const DotToken named = token_;
        if (auto read = name(); !read) return tl::unexpected(read.error());
        if (token_.is('=')) return Group{};
        while (token_.is(':')) {
            if (auto read = advance(); !read) return tl::unexpected(read.error());
            if (auto read = name(); !read) return tl::unexpected(read.error());
        }
        if (!isNodeName(named.text)) return invalid(badNameText(placeOf(text_, named.begin)));
        const auto node = sink_.node(named.text);
        if (!node) return tl::unexpected(node.error());
        mentioned_.push_back(*node);
        return Group{mentioned_.size() - 1, mentioned_.size()};
    }

    Expected<void> name() {
        if (token_.kind == Kind::name) return advance();
        return failed(MX_TEXT("core",
                              "“%1” at line %2, column %3 stands where a node, a group of nodes in braces or "
                              "“}” should."));
    }

    /// `[a = b, c = d; e]`, any number of times. Only the place of `node` and the traits of edges
    /// are used.
    Expected<void> attributes(std::optional<EdgeSink::Node> node = {}, EdgeTraits* traits = nullptr) {
        while (token_.is('[')) {
            enum class Seen { nothing, pos, posIs } seen = Seen::nothing;
            std::string key;      // of the last name, whose value may follow
            bool isGiven = false; // “=” was read: the value follows
            while (!token_.is(']')) {
                if (auto read = advance(); !read) return read;
                if (token_.kind == Kind::end) return brokenOff();
                const bool isName = token_.kind == Kind::name;
                const auto place = seen == Seen::posIs && isName ? readPlace(token_.text) : std::nullopt;
                if (node && place) sink_.place(*node, *place);
                if (traits && isName && isGiven) take(*traits, key);
                isGiven = !key.empty() && token_.is('=');
                if (!isGiven) key = isName ? token_.text : std::string();
                seen = isName && token_.text == "pos"        ? Seen::pos
                       : seen == Seen::pos && token_.is('=') ? Seen::posIs
                                                             : Seen::nothing;
            }
            if (auto read = advance(); !read) return read;
        }
        return {};
    }

    /// Stores the current token as the value of the trait `key`, if that is one.
    void take(EdgeTraits& traits, std::string_view key) const {
        if (key == "capacity") traits.capacity = token_.text;
        if (key == "owner") traits.owner = token_.text;
    }

    Expected<void> join(const Group& from, const Group& to) {
        for (std::size_t i = from.begin; i < from.end; ++i) {
            for (std::size_t j = to.begin; j < to.end; ++j) {
                if (isRepeated(mentioned_[i], mentioned_[j])) continue;
                if (auto added = sink_.edge(mentioned_[i], mentioned_[j]); !added) return added;
            }
        }
        return {};
    }

    /// Whether a strict undirected graph has this edge already. For a directed graph it is left to the sink,
    /// where an arrow mentioned twice is one option anyway.
    bool isRepeated(EdgeSink::Node from, EdgeSink::Node to) {
        return isStrict_ && !sink_.isDirected() && !joined_.insert(std::minmax({from, to})).second;
    }

    Expected<void> advance() {
        auto next = lexer_.next();
        if (!next) return tl::unexpected(next.error());
        token_ = std::move(*next);
        return {};
    }

    tl::unexpected<Error> failed(std::string_view sentence) const {
        if (token_.kind == Kind::end) return brokenOff();
        const TextPlace place = placeOf(text_, token_.begin);
        return invalid(say(sentence, shortened(token_.text), place.line, place.column));
    }

    tl::unexpected<Error> brokenOff() const {
        const TextPlace place = placeOf(text_, text_.size());
        return invalid(
            say(MX_TEXT("core", "The graph breaks off at line %1, column %2, before the “}” that closes "
                                "it."),
                place.line, place.column));
    }

    std::string_view text_;
    DotLexer lexer_;
    EdgeSink& sink_;
    DotToken token_;
    std::vector<EdgeSink::Node>
        mentioned_;       ///< nodes in the open statements, in the order they were mentioned
    EdgeTraits defaults_; ///< of the edges that follow in the group: `edge [capacity = 1]`
    std::size_t depth_ = 0;
    bool isStrict_ = false;
    std::set<std::pair<EdgeSink::Node, EdgeSink::Node>>
        joined_; ///< the edges of a strict graph, smaller node first
};

} // namespace

Expected<void> parseDot(std::string_view text, EdgeSink& sink) {
    return DotParser(text, sink).parse();
}

} // namespace mexplorer
