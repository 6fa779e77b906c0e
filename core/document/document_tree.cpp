#include "core/document/document_tree.h"

#include "core/document/document.h"
#include "core/file/json_look.h"
#include "core/text/not_json.h"
#include "core/text/printable.h"
#include "core/text/text_place.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include <optional>
#include <set>

namespace mexplorer {

namespace {

using Json = nlohmann::json;

constexpr std::size_t longestKey = 40; // characters of a key that an error names

/// The text as strict readers of JSON want it.
std::string strictJson(std::string_view text) {
    constexpr std::string_view escapable = "\"\\/bfnrtu";
    std::string strict;
    strict.reserve(text.size());
    bool isQuoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '"') isQuoted = !isQuoted;
        if (isQuoted && text[at] == '\\' && at + 1 < text.size()) {
            ++at;
            if (escapable.find(text[at]) != std::string_view::npos) {
                strict += '\\';
                strict += text[at];
                continue;
            }
        }
        if (isQuoted && static_cast<unsigned char>(text[at]) < ' ')
            strict += fmt::format("\\u{:04x}", static_cast<unsigned>(text[at]));
        else
            strict += text[at];
    }
    return strict;
}

/// The byte at which the key begins that is the one with this number, from 0, in a valid JSON text.
std::size_t beginOfKey(std::string_view json, std::size_t number) {
    std::size_t last = 0;
    for (std::size_t at = 0; at < json.size(); ++at) {
        if (json[at] == ':' && number-- == 0) return last;
        if (json[at] != '"') continue;
        last = at++;
        while (at < json.size() && json[at] != '"')
            at += json[at] == '\\' ? 2 : 1;
    }
    return last;
}

/// Builds the tree by events, so that what is not kept costs no memory, and depth none of the stack.
class Builder final : public nlohmann::json_sax<Json> {
public:
    struct Repeated {
        std::string key;
        std::size_t number; ///< counted from 0
    };

    bool null() override { return add({}); }
    bool boolean(bool) override { return add({}); }
    bool number_integer(number_integer_t whole) override { return number(static_cast<double>(whole)); }
    bool number_unsigned(number_unsigned_t whole) override { return number(static_cast<double>(whole)); }
    bool number_float(number_float_t real, const string_t&) override { return number(real); }
    bool string(string_t& text) override {
        return add({.kind = DocumentValue::Kind::text, .text = std::move(text)});
    }
    bool binary(binary_t&) override { return add({}); }
    bool start_object(std::size_t) override {
        keys_.emplace_back();
        return open(DocumentValue::Kind::object);
    }
    bool end_object() override {
        keys_.pop_back();
        return close();
    }
    bool start_array(std::size_t) override { return open(DocumentValue::Kind::list); }
    bool end_array() override { return close(); }
    bool key(string_t& text) override {
        if (!keys_.back().insert(text).second && !repeated) repeated = Repeated{text, keyCount_};
        hasTooManyKeys = ++keyCount_ > mostDocumentMembers;
        key_ = std::move(text);
        return !hasTooManyKeys;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

    DocumentValue root;
    std::optional<Repeated> repeated;
    bool isTooDeep = false;
    bool hasTooManyKeys = false;

private:
    bool number(double number) { return add({.kind = DocumentValue::Kind::number, .number = number}); }
    bool add(DocumentValue value) {
        (void)keep(std::move(value));
        return true;
    }
    /// Puts the value into what is open; null if it is not kept.
    DocumentValue* keep(DocumentValue value) {
        if (open_.empty()) return &(root = std::move(value));
        DocumentValue* const parent = open_.back();
        if (!parent) return nullptr;
        if (parent->kind == DocumentValue::Kind::object) return &(parent->members[key_] = std::move(value));
        if (parent->items.size() == mostKeptItems) return nullptr;
        return &parent->items.emplace_back(std::move(value));
    }
    bool open(DocumentValue::Kind kind) {
        isTooDeep = open_.size() == deepestDocument;
        if (isTooDeep) return false;
        open_.push_back(open_.size() < mostKeptDepth ? keep({.kind = kind}) : nullptr);
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    std::vector<DocumentValue*> open_;        ///< null: not kept
    std::vector<std::set<std::string>> keys_; ///< so far, of each open object
    std::string key_;
    std::size_t keyCount_ = 0;
};

tl::unexpected<Error> notJson(std::string_view text) {
    const auto checked = checkJson(text);
    const Message what = checked ? notJsonText(text, text.size()) : checked.error().message;
    if (lookAtJson(text).isDocument)
        return invalid(say(MX_TEXT("core", "The document is damaged: %1"), what));
    return invalid(say(MX_TEXT("core", "The file is not a Mexplorer document, which is JSON: %1"), what));
}

tl::unexpected<Error> saidTwice(std::string_view text, const Builder::Repeated& repeated) {
    const TextPlace place = placeOf(text, beginOfKey(text, repeated.number));
    return invalid(printable(repeated.key, longestKey),
                   say(MX_TEXT("core", "The document says this a second time at line %1, column "
                                       "%2: which one is meant?"),
                       place.line, place.column));
}

} // namespace

const DocumentValue* DocumentValue::at(const std::string& key) const {
    const auto found = members.find(key);
    return found == members.end() ? nullptr : &found->second;
}

Expected<DocumentValue> readDocumentTree(std::string_view text) {
    Builder builder;
    const bool isJson = Json::sax_parse(strictJson(text), &builder);
    if (builder.isTooDeep)
        return invalid(
            say(MX_TEXT("core", "The file is not a Mexplorer document: its values are nested too deeply.")));
    if (builder.hasTooManyKeys)
        return tooLarge(say(MX_TEXT("core", "The document has more than %1 members."), mostDocumentMembers));
    if (!isJson) return notJson(text);
    if (builder.repeated) return saidTwice(text, *builder.repeated);
    return std::move(builder.root);
}

} // namespace mexplorer
