#include "core/file/json_look.h"

#include <nlohmann/json.hpp>

#include <string>

namespace mexplorer {

namespace {

using Json = nlohmann::json;

/// By events, so that neither size nor depth of nesting costs memory.
class Looker final : public nlohmann::json_sax<Json> {
public:
    explicit Looker(JsonLook& look) : look_(look) {}

    bool null() override { return plain(); }
    bool boolean(bool) override { return plain(); }
    bool number_integer(number_integer_t) override { return plain(); }
    bool number_unsigned(number_unsigned_t) override { return plain(); }
    bool number_float(number_float_t, const string_t&) override { return plain(); }
    bool binary(binary_t&) override { return plain(); }
    /// A document is known by this, whatever follows.
    bool string(string_t& text) override {
        look_.isDocument = look_.isDocument || (depth_ == 1 && key_ == "format" && text == "mexplorer");
        return plain() && !look_.isDocument;
    }
    bool start_object(std::size_t) override {
        if (depth_ == 0) look_.isObject = true;
        return plain() && ++depth_ > 0;
    }
    bool end_object() override { return depth_-- > 0; }
    bool start_array(std::size_t) override {
        if (depth_ == 1) look_.hasArrays = true;
        return ++depth_ > 0;
    }
    bool end_array() override { return depth_-- > 0; }
    bool key(string_t& text) override {
        if (depth_ != 1) return true;
        key_ = text;
        look_.hasEdges = look_.hasEdges || text == "edges" || text == "links" || text == "nodes";
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

private:
    /// A value that is no array.
    bool plain() {
        if (depth_ == 1) look_.isOfArrays = false;
        return true;
    }

    JsonLook& look_;
    std::size_t depth_ = 0;
    std::string key_;
};

} // namespace

JsonLook lookAtJson(std::string_view text) {
    JsonLook look;
    Looker looker(look);
    look.isWhole = Json::sax_parse(text.begin(), text.end(), &looker);
    return look;
}

} // namespace mexplorer
