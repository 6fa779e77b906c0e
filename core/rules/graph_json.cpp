#include "core/rules/graph_parsers.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

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
    explicit SaxReader(std::string_view text) : text_(text), reached_(text.data()) {}

    Expected<void> read() {
        const char* end = text_.data() + text_.size();
        if (Json::sax_parse(CountedBytes(text_.data(), reached_), CountedBytes(end, reached_), this))
            return {};
        return tl::unexpected(*error_);
    }

    bool null() override { return other(); }
    bool boolean(bool) override { return other(); }
    bool number_integer(number_integer_t whole) override {
        return number(static_cast<double>(whole)) || name(fmt::format("{}", whole));
    }
    bool number_unsigned(number_unsigned_t whole) override {
        return number(static_cast<double>(whole)) || name(fmt::format("{}", whole));
    }
    bool number_float(number_float_t real, const string_t& text) override {
        return number(real) || word(text) || other();
    }
    bool string(string_t& text) override { return name(text); }
    bool binary(binary_t&) override { return other(); }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
        const std::size_t offset = std::min(position == 0 ? 0 : position - 1, text_.size());
        const TextPlace place = placeOf(text_, offset);
        if (text_.find_first_not_of(" \t\r\n", offset) == std::string_view::npos) {
            return fail(
                say(MX_TEXT("core", "The JSON breaks off at line %1, column %2."), place.line, place.column));
        }
        return fail(say(MX_TEXT("core", "Line %1, column %2 is not JSON."), place.line, place.column));
    }

protected:
    /// A number. False if no number is wanted here: it is then passed to `name`, or `word` and `other`.
    virtual bool number(double /*number*/) { return false; }
    /// A number that is not whole, as written. False if it is not wanted as a text: then `other` follows.
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
    [[nodiscard]] TextPlace place() const {
        const auto read = static_cast<std::size_t>(reached_ - text_.data());
        return placeOf(text_, read == 0 ? 0 : read - 1);
    }

private:
    std::string_view text_;
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
    void draw(EdgeSink::Node node, const NodePlace& place) { sink_.place(node, place); }
    [[nodiscard]] bool hearsTraits() const { return sink_.hearsTraits(); }
    bool traits(const EdgeTraits& traits) {
        const auto heard = sink_.traits(1, traits, place());
        return heard || fail(heard.error());
    }
    bool edge(EdgeSink::Node from, EdgeSink::Node to) {
        const auto added = sink_.edge(from, to);
        return added || fail(added.error());
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

/// {"edges": [["a", "b"], …], "nodes": ["a", …], "places": {"a": [72, 144], …}}; for a sink that hears
/// traits, an edge may be ["a", "b", capacity, owner].
class EdgeListReader : public GraphReader {
public:
    using GraphReader::GraphReader;

    bool start_object(std::size_t) override { return opened(false); }
    bool end_object() override { return closed(); }
    bool start_array(std::size_t) override { return opened(true); }
    bool end_array() override { return closed(); }
    bool key(string_t& text) override {
        if (depth_ == 1) {
            section_ = text == "edges"    ? Section::edges
                       : text == "nodes"  ? Section::nodes
                       : text == "places" ? Section::places
                                          : Section::skipped;
        }
        if (depth_ == 2 && section_ == Section::places) placed_ = text;
        return true;
    }

private:
    enum class Section { skipped, nodes, edges, places };

    [[nodiscard]] bool isNamed() const { return section_ == Section::nodes || section_ == Section::edges; }

    bool opened(bool isArray) {
        ++depth_;
        coordinates_.clear();
        if (depth_ == 1 || !isNamed()) return true;
        const std::size_t deepest = section_ == Section::edges ? 3 : 2;
        if (!isArray || depth_ > deepest) return wrong();
        ends_.clear();
        traits_ = {};
        return true;
    }

    bool closed() {
        --depth_;
        if (depth_ == 2 && !placed()) return false;
        if (depth_ != 2 || section_ != Section::edges) return true;
        if (ends_.size() != 2) return wrong();
        return edge(ends_[0], ends_[1]) && (!hearsTraits() || traits(traits_));
    }

    /// Whether the next value is a trait of an edge, both of whose ends have been read.
    [[nodiscard]] bool isTrait() const {
        return section_ == Section::edges && depth_ == 3 && ends_.size() == 2 && hearsTraits() &&
               !traits_.owner;
    }
    bool trait(const std::string& text) {
        (traits_.capacity ? traits_.owner : traits_.capacity) = text;
        return true;
    }
    bool word(const std::string& text) override { return isTrait() && trait(text); }

    /// Stores the place read, unless its key cannot be a node’s name. Returns whether to go on.
    bool placed() {
        const auto name = std::exchange(placed_, {});
        if (!name || !isNodeName(*name) || coordinates_.size() != 2) return true;
        const auto place = placeAt(coordinates_[0], coordinates_[1]);
        const auto named = place ? node(*name) : std::nullopt;
        if (named) draw(*named, *place);
        return !place || named;
    }

    bool name(const std::string& text) override {
        if (!isNamed()) return true;
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

    bool other() override { return !isNamed() || wrong(); }

    bool wrong() {
        if (section_ == Section::nodes) return notNames();
        return fail(say(
            MX_TEXT("core", "What ends at line %1, column %2 should be an array of edges, such as [[\"a\", "
                            "\"b\"], [\"b\", \"c\"]]."),
            place().line, place().column));
    }

    std::size_t depth_ = 0;
    Section section_ = Section::skipped;
    std::vector<EdgeSink::Node> ends_;
    EdgeTraits traits_;                 ///< of the edge being read
    std::optional<std::string> placed_; ///< the node whose place is being read
    std::vector<double> coordinates_;   ///< of that place
};

} // namespace

Expected<void> parseJson(std::string_view text, EdgeSink& sink) {
    FormFinder finder(text);
    if (auto read = finder.read(); !read) return read;
    if (finder.isEdgeList()) return EdgeListReader(text, sink).read();
    return AdjacencyReader(text, sink).read();
}

} // namespace mexplorer
