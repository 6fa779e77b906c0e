#include "core/rules/dot_lexer.h"
#include "core/rules/graph_parsers.h"
#include "core/text/parse.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

constexpr std::size_t deepestGroup = 100; // groups are read by recursion

/// A recursive-descent parser for DOT. It passes on nodes with their places and labels, edges, and what else
/// is said of them.
class DotParser {
public:
    DotParser(std::string_view text, EdgeSink& sink)
        : text_(text), lexer_(text), places_(text), sink_(sink) {}

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

    /// A slice of `mentioned_`: the nodes at one end of an edge.
    struct Group {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

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
        if (token_.isKeyword("node")) return defaults(nodeDefaults_);
        if (token_.isKeyword("edge")) return defaults(edgeDefaults_);
        if (token_.isKeyword("graph")) return ofGraph();
        const bool isGroup = token_.is('{') || token_.isKeyword("subgraph");
        const DotToken first = token_;
        auto from = endpoint();
        if (!from) return tl::unexpected(from.error());
        if (!isGroup && token_.is('[')) return ofNode(mentioned_[from->begin]);
        if (token_.is('=')) return ofGraph(first); // not a node; `endpoint` has recognised it
        return edgesFrom(*from);
    }

    /// `edge [a = b]`
    Expected<void> defaults(Attributes& said) {
        if (auto read = advance(); !read) return read;
        if (auto read = attributes(said); !read) return read;
        said.erase("pos"); // a place is of one node
        return {};
    }

    /// `graph [a = b]`
    Expected<void> ofGraph() {
        const std::size_t begin = token_.begin;
        Attributes said;
        if (auto read = defaults(said); !read) return read;
        leave(said, begin);
        return {};
    }

    /// `a = b`, from its sign on
    Expected<void> ofGraph(const DotToken& key) {
        if (auto read = advance(); !read) return read;
        leave({{key.text, token_.text}}, key.begin);
        return name();
    }

    /// `[a = b]` after a node
    Expected<void> ofNode(EdgeSink::Node node) {
        const std::size_t begin = token_.begin;
        Attributes said;
        if (auto read = attributes(said); !read) return read;
        describe(node, said, begin);
        return {};
    }

    void describe(EdgeSink::Node node, Attributes said, std::size_t begin) {
        if (const auto place = readPlace(takeFrom(said, "pos"))) sink_.place(node, *place);
        if (auto label = takeFrom(said, "label"); !label.empty()) sink_.label(node, std::move(label));
        if (!sink_.colour(node, said)) said.erase("color"); // of a node: only drawn
        leave(said, begin);
    }

    void leave(const Attributes& said, std::size_t begin) {
        if (!said.empty()) sink_.leave(said, places_.at(begin));
    }

    /// `-> b -> {c d} [a = b]`, which may be absent
    Expected<void> edgesFrom(Group from) {
        Joined edges;
        std::size_t last = 0; // where the last end begins
        while (token_.kind == (sink_.isDirected() ? Kind::arrow : Kind::undirected)) {
            if (auto read = advance(); !read) return read;
            last = token_.begin;
            const auto to = endpoint();
            if (!to) return tl::unexpected(to.error());
            if (auto joined = join(from, *to, edges); !joined) return joined;
            from = *to;
        }
        if (token_.kind == Kind::undirected) {
            return failed(
                MX_TEXT("core", "“%1” at line %2, column %3 makes the graph undirected; write “->”."));
        }
        if (token_.kind == Kind::arrow) {
            return failed(
                MX_TEXT("core", "“%1” at line %2, column %3 makes the graph directed; write “--”."));
        }
        const bool saysMore = token_.is('[');
        Attributes said = edgeDefaults_;
        if (auto read = attributes(said); !read) return read;
        if (saysMore && edges.again > 0 && sink_.hearsAll()) return saidAgain(last);
        // Of a statement without edges the defaults say nothing.
        const bool hasEdges = edges.added > 0 || (saysMore && edges.again > 0);
        if (!hasEdges || (said.empty() && !sink_.hearsAll())) return {};
        return sink_.describe(edges.added, said, places_.at(last));
    }

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
        const Attributes nodesOutside = nodeDefaults_;
        const Attributes edgesOutside = edgeDefaults_;
        ++depth_;
        if (auto read = statements(); !read) return tl::unexpected(read.error());
        --depth_;
        nodeDefaults_ = nodesOutside;
        edgeDefaults_ = edgesOutside;
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
        if (*node == nodes_) { // a new one: only these get the defaults
            ++nodes_;
            if (!nodeDefaults_.empty()) describe(*node, nodeDefaults_, named.begin);
        }
        mentioned_.push_back(*node);
        return Group{mentioned_.size() - 1, mentioned_.size()};
    }

    Expected<void> name() {
        if (token_.kind == Kind::name) return advance();
        return failed(MX_TEXT("core",
                              "“%1” at line %2, column %3 stands where a node, a group of nodes in braces or "
                              "“}” should."));
    }

    /// `[a = b, c = d; e]`, any number of times
    Expected<void> attributes(Attributes& said) {
        while (token_.is('[')) {
            std::string key;      // the last name, whose value may follow
            bool isGiven = false; // “=” was read: the value follows
            while (!token_.is(']')) {
                if (auto read = advance(); !read) return read;
                if (token_.kind == Kind::end) return brokenOff();
                const bool isName = token_.kind == Kind::name;
                if (isName && isGiven) said[key] = token_.text;
                isGiven = !key.empty() && token_.is('=');
                if (!isGiven) key = isName ? token_.text : std::string();
            }
            if (auto read = advance(); !read) return read;
        }
        return {};
    }

    /// Edges of one statement: new ones, and those of a strict graph that were mentioned before.
    struct Joined {
        std::size_t added = 0;
        std::size_t again = 0;
    };

    Expected<void> join(const Group& from, const Group& to, Joined& edges) {
        for (std::size_t i = from.begin; i < from.end; ++i) {
            for (std::size_t j = to.begin; j < to.end; ++j) {
                if (isRepeated(mentioned_[i], mentioned_[j])) {
                    ++edges.again;
                    continue;
                }
                if (auto added = sink_.edge(mentioned_[i], mentioned_[j]); !added) return added;
                ++edges.added;
            }
        }
        return {};
    }

    /// Whether a strict graph has this edge already. Sinks that do not hear of all arrows count those that
    /// are mentioned twice once anyway.
    bool isRepeated(EdgeSink::Node from, EdgeSink::Node to) {
        if (!isStrict_ || (sink_.isDirected() && !sink_.hearsAll())) return false;
        return !joined_.insert(sink_.isDirected() ? std::pair(from, to) : std::minmax({from, to})).second;
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

    /// What is said of an arrow at its second mention would be lost.
    tl::unexpected<Error> saidAgain(std::size_t at) {
        const TextPlace place = places_.at(at);
        return invalid(
            say(MX_TEXT("core", "The graph is strict, and the arrow to line %1, column %2 was mentioned "
                                "before: say all of it there, or leave out “strict”."),
                place.line, place.column));
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
    PlaceFinder places_;
    EdgeSink& sink_;
    DotToken token_;
    std::vector<EdgeSink::Node>
        mentioned_;            ///< nodes in the open statements, in the order they were mentioned
    Attributes nodeDefaults_;  ///< of the new nodes that follow in the group: `node [owner = A]`
    Attributes edgeDefaults_;  ///< of the edges that follow in the group: `edge [capacity = 1]`
    EdgeSink::Node nodes_ = 0; ///< how many there are
    std::size_t depth_ = 0;
    bool isStrict_ = false;
    std::set<std::pair<EdgeSink::Node, EdgeSink::Node>>
        joined_; ///< the edges of a strict graph, if undirected the smaller node first
};

} // namespace

Expected<void> parseDot(std::string_view text, EdgeSink& sink) {
    return DotParser(text, sink).parse();
}

} // namespace mexplorer
