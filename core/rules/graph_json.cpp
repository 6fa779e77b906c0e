#include "core/rules/graph_parsers.h"
#include "core/text/not_json.h"
#include "core/text/plain_text.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

using Json = nlohmann::json;

/// An iterator that records how far the JSON reader has come.
class CountedBytes {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountedBytes(const char* at, const char*& reached) : at_(at), reached_(&reached) {}
    reference operator*() const { return *at_; }
    CountedBytes& operator++() {
        *reached_ = ++at_;
        return *this;
    }
    CountedBytes operator++(int) {
        const CountedBytes before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const CountedBytes& a, const CountedBytes& b) { return a.at_ == b.at_; }

private:
    const char* at_;
    const char** reached_;
};

/// Reads a text by events, so that neither size nor depth of nesting costs memory. What an event returns says
/// whether to go on.
class SaxReader : public nlohmann::json_sax<Json> {
public:
    explicit SaxReader(std::string_view text) : text_(text), places_(text), reached_(text.data()) {}

    Expected<void> read() {
        const char* end = text_.data() + text_.size();
        if (Json::sax_parse(CountedBytes(text_.data(), reached_), CountedBytes(end, reached_), this))
            return {};
        return tl::unexpected(*error_);
    }

    bool null() override { return other(); }
    bool boolean(bool truth) override { return word(truth ? "true" : "false") || (!error_ && other()); }
    bool number_integer(number_integer_t whole) override {
        return number(static_cast<double>(whole)) || name(fmt::format("{}", whole));
    }
    bool number_unsigned(number_unsigned_t whole) override {
        return number(static_cast<double>(whole)) || name(fmt::format("{}", whole));
    }
    bool number_float(number_float_t real, const string_t& text) override {
        return number(real) || word(text) || (!error_ && other());
    }
    bool string(string_t& text) override { return name(text); }
    bool binary(binary_t&) override { return other(); }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
        return fail(notJsonText(text_, position == 0 ? 0 : position - 1));
    }

protected:
    /// A number. False if no number is wanted here: it is then passed to `name`, or `word` and `other`.
    virtual bool number(double /*number*/) { return false; }
    /// A number that is not whole, “true” or “false”, as written. False if it is not wanted as a text: then
    /// `other` follows.
    virtual bool word(const std::string& /*text*/) { return false; }
    /// A string or a whole number.
    virtual bool name(const std::string& text) = 0;
    /// Any other value except arrays and objects.
    virtual bool other() = 0;

    bool fail(Message message) {
        if (!error_) error_ = Error{Error::Kind::invalid, std::move(message)};
        return false;
    }
    bool fail(Error error) {
        if (!error_) error_ = std::move(error);
        return false;
    }

    /// The place of the last byte read: the end of the value that the event reports.
    [[nodiscard]] TextPlace place() {
        const auto read = static_cast<std::size_t>(reached_ - text_.data());
        return places_.at(read == 0 ? 0 : read - 1);
    }

private:
    std::string_view text_;
    PlaceFinder places_;
    const char* reached_;
    std::optional<Error> error_;
};

/// First pass: is it JSON, and in which of the two forms?
class FormFinder : public SaxReader {
public:
    using SaxReader::SaxReader;
    [[nodiscard]] bool isEdgeList() const { return isEdgeList_; }

    bool start_object(std::size_t) override { return ++depth_ > 0; }
    bool end_object() override { return depth_-- > 0; }
    bool start_array(std::size_t) override { return depth_ == 0 ? noObject() : ++depth_ > 0; }
    bool end_array() override { return depth_-- > 0; }
    bool key(string_t& text) override {
        isEdgeList_ = isEdgeList_ || (depth_ == 1 && (text == "edges" || text == "nodes"));
        return true;
    }

private:
    bool name(const std::string&) override { return depth_ > 0 || noObject(); }
    bool other() override { return depth_ > 0 || noObject(); }
    bool noObject() {
        return fail(say(
            MX_TEXT("core", "A graph in JSON is an object: {\"a\": [\"b\", \"c\"]} or {\"edges\": [[\"a\", "
                            "\"b\"]]}.")));
    }

    std::size_t depth_ = 0;
    bool isEdgeList_ = false;
};

/// What both forms share: names, and how deep in the outer object an event happens.
class GraphReader : public SaxReader {
public:
    GraphReader(std::string_view text, EdgeSink& sink) : SaxReader(text), sink_(sink) {}

protected:
    std::optional<EdgeSink::Node> node(const std::string& text) {
        if (!isNodeName(text)) {
            fail(badNameText(place()));
            return std::nullopt;
        }
        const auto node = sink_.node(text);
        if (!node) {
            fail(node.error());
            return std::nullopt;
        }
        return *node;
    }
    [[nodiscard]] EdgeSink& sink() const { return sink_; }
    bool edge(EdgeSink::Node from, EdgeSink::Node to) {
        const auto added = sink_.edge(from, to);
        return added || fail(added.error());
    }
    /// What is said of the last edge.
    bool describe(const Attributes& said) {
        if (said.empty() && !sink_.hearsAll()) return true;
        const auto heard = sink_.describe(1, said, place());
        return heard || fail(heard.error());
    }
    bool notNames() {
        return fail(say(
            MX_TEXT("core", "What ends at line %1, column %2 should be an array of names, such as [\"a\", "
                            "\"b\"]."),
            place().line, place().column));
    }

private:
    EdgeSink& sink_;
};

/// {"a": ["b", "c"], …}
class AdjacencyReader : public GraphReader {
public:
    using GraphReader::GraphReader;

    bool start_object(std::size_t) override { return opened(inObject_); }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return opened(inArray_); }
    bool end_array() override {
        inArray_ = false;
        return true;
    }
    bool key(string_t& text) override {
        const auto from = node(text);
        if (from) from_ = *from;
        return from.has_value();
    }

private:
    bool name(const std::string& text) override {
        if (!inArray_) return notNames();
        const auto to = node(text);
        return to && edge(from_, *to);
    }
    bool other() override { return notNames(); }

    bool opened(bool& inside) {
        if (inside) return notNames();
        inside = true;
        return true;
    }

    bool inObject_ = false;
    bool inArray_ = false;
    EdgeSink::Node from_ = 0;
};

/// {"edges": [["a", "b"], …], "nodes": ["a", …], "places": {"a": [72, 144], …}}; for a sink that hears of all
/// edges, one may be ["a", "b", capacity, owner]. Nodes and edges may be objects, {"id": "a", "label": "A"}
/// and {"source": "a", "target": "b", "capacity": 3}; “edges” may be called “links”.
class EdgeListReader : public GraphReader {
public:
    using GraphReader::GraphReader;

    bool start_object(std::size_t) override { return opened(false); }
    bool end_object() override { return closed(); }
    bool start_array(std::size_t) override { return opened(true); }
    bool end_array() override { return closed(); }
    bool key(string_t& text) override {
        if (depth_ == 1) {
            section_ = text == "edges" || text == "links" ? Section::edges
                       : text == "nodes"                  ? Section::nodes
                       : text == "places"                 ? Section::places
                                                          : Section::other;
        }
        if (depth_ == 1 || isItem()) key_ = text;
        if (depth_ == 2 && section_ == Section::places) placed_ = text;
        return true;
    }

private:
    enum class Section { other, nodes, edges, places };

    [[nodiscard]] bool isNamed() const { return section_ == Section::nodes || section_ == Section::edges; }
    /// Whether the next value belongs to an object that stands for a node or an edge.
    [[nodiscard]] bool isItem() const { return isObject_ && depth_ == 3; }

    bool opened(bool isArray) {
        if (depth_ == 1 && section_ == Section::other) (void)leftOut("…");
        if (isItem()) item_[key_] = "…";
        ++depth_;
        coordinates_.clear();
        if (depth_ == 1 || !isNamed() || (isObject_ && depth_ > 3)) return true;
        const bool isEdge = section_ == Section::edges && depth_ == 3;
        if (isArray ? depth_ != 2 && !isEdge : depth_ != 3) return wrong();
        isObject_ = !isArray;
        item_.clear();
        ends_.clear();
        return true;
    }

    bool closed() {
        --depth_;
        if (depth_ != 2) return true;
        if (section_ == Section::places) return placed();
        if (!isNamed()) return true;
        if (std::exchange(isObject_, false)) return section_ == Section::edges ? joined() : named();
        return ends_.size() == 2 ? edge(ends_[0], ends_[1]) && describe(item_) : wrong();
    }

    /// Whether the next value is a capacity or an owner, after both ends of an edge.
    [[nodiscard]] bool isTrait() const {
        return section_ == Section::edges && depth_ == 3 && ends_.size() == 2 && sink().hearsAll() &&
               !item_.contains("owner");
    }
    bool trait(const std::string& text) {
        item_[item_.contains("capacity") ? "owner" : "capacity"] = text;
        return true;
    }
    bool word(const std::string& text) override {
        if (depth_ == 1) return leftOut(text);
        if (isItem()) item_[key_] = text;
        return isItem() || (isTrait() && trait(text));
    }

    /// A value beside nodes, edges and places.
    bool leftOut(const std::string& value) {
        const std::string wanted = sink().isDirected() ? "true" : "false";
        if (key_ == "directed" && (value == "true" || value == "false") && value != wanted) {
            const Message message =
                sink().isDirected()
                    ? say(MX_TEXT("core",
                                  "“directed” is false at line %1, column %2; here edges are arrows."),
                          place().line, place().column)
                    : say(MX_TEXT("core", "“directed” is true at line %1, column %2; here edges have no "
                                          "direction."),
                          place().line, place().column);
            return fail(message);
        }
        constexpr std::array<std::string_view, 10> harmless{"description", "directed",   "graph", "meta",
                                                            "metadata",    "multigraph", "name",  "title",
                                                            "type",        "version"};
        if (std::ranges::find(harmless, key_) == harmless.end()) sink().leave({{key_, value}}, place());
        return true;
    }

    /// The value of the first of these keys that the object has.
    std::string taken(std::initializer_list<std::string_view> keys) {
        std::string value;
        for (const std::string_view key : keys)
            if (value.empty()) value = takeFrom(item_, key);
        return value;
    }

    /// An object for a node ends.
    bool named() {
        const std::string id = taken({"id", "name"});
        const std::string label = taken({"label"});
        if (id.empty() && label.empty()) return notNames();
        const auto found = node(id.empty() ? label : id);
        if (!found) return false;
        if (!label.empty()) sink().label(*found, label);
        (void)sink().colour(*found, item_);
        sink().leave(item_, place());
        return true;
    }

    /// An object for an edge ends.
    bool joined() {
        const std::string from = taken({"source", "from", "tail"});
        const std::string to = taken({"target", "to", "head"});
        if (from.empty() || to.empty()) return wrong();
        item_.erase("key"); // the number of a parallel edge
        const auto tail = node(from);
        const auto head = tail ? node(to) : std::nullopt;
        return head && edge(*tail, *head) && describe(item_);
    }

    /// Stores the place read, unless its key cannot be a node’s name. Returns whether to go on.
    bool placed() {
        const auto name = std::exchange(placed_, {});
        if (!name || !isNodeName(*name) || coordinates_.size() != 2) return true;
        const auto place = placeAt(coordinates_[0], coordinates_[1]);
        const auto named = place ? node(*name) : std::nullopt;
        if (named) sink().place(*named, *place);
        return !place || named;
    }

    bool name(const std::string& text) override {
        if (depth_ == 1) return leftOut(text);
        if (!isNamed()) return true;
        if (isItem()) {
            item_[key_] = text;
            return true;
        }
        if (isObject_) return true; // deeper within a node or an edge
        if (isTrait()) return trait(text);
        if (depth_ != (section_ == Section::edges ? 3U : 2U) || ends_.size() == 2) return wrong();
        const auto named = node(text);
        if (named && section_ == Section::edges) ends_.push_back(*named);
        return named.has_value();
    }

    bool number(double number) override {
        const bool isWanted = section_ == Section::places && depth_ == 3;
        if (isWanted && coordinates_.size() < 3) coordinates_.push_back(number); // three are no place
        return isWanted;
    }

    bool other() override { return !isNamed() || isObject_ || wrong(); }

    bool wrong() {
        if (section_ == Section::nodes) return notNames();
        return fail(say(
            MX_TEXT("core", "What ends at line %1, column %2 should be an array of edges, such as [[\"a\", "
                            "\"b\"], [\"b\", \"c\"]]."),
            place().line, place().column));
    }

    std::size_t depth_ = 0;
    Section section_ = Section::other;
    bool isObject_ = false; ///< a node or an edge is being read that is an object
    std::string key_;       ///< of the value that follows, in the outer object or in that one
    std::vector<EdgeSink::Node> ends_;
    Attributes item_;                   ///< what is said of the node or edge being read
    std::optional<std::string> placed_; ///< the node whose place is being read
    std::vector<double> coordinates_;   ///< of that place
};

} // namespace

Expected<void> parseJson(std::string_view typed, EdgeSink& sink) {
    const std::string plain = isAscii(typed) ? std::string() : plainOutsideTexts(typed);
    const std::string_view text = plain.empty() ? typed : plain;
    FormFinder finder(text);
    if (auto read = finder.read(); !read) return read;
    if (finder.isEdgeList()) return EdgeListReader(text, sink).read();
    return AdjacencyReader(text, sink).read();
}

} // namespace mexplorer
