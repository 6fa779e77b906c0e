#include "core/document/document.h"
#include "core/document/document_tree.h"
#include "core/text/parse.h"
#include "core/text/printable.h"
#include "core/text/utf16.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mexplorer {

namespace {

using Kind = DocumentValue::Kind;

constexpr std::size_t longestNamedKey = 40; // characters of a key that an error names

tl::unexpected<Error> wrong(const std::string& key, const Message& message) {
    return invalid(printable(key, longestNamedKey), message);
}

tl::unexpected<Error> noList(const std::string& key) {
    return wrong(key,
                 say(MX_TEXT("core", "Here belongs a list of values in braces, such as {\"m\": \"3\"}.")));
}

Expected<std::string> textAt(const DocumentValue& object, const std::string& key) {
    const DocumentValue* const value = object.at(key);
    if (value && value->kind == Kind::text) return value->text;
    return wrong(key, say(MX_TEXT("core", "The document has no text here.")));
}

/// The whole number at a key; `otherwise` if there is none.
int wholeAt(const DocumentValue& object, const std::string& key, int otherwise) {
    const DocumentValue* const value = object.at(key);
    const bool isWhole = value && value->kind == Kind::number && std::trunc(value->number) == value->number &&
                         std::abs(value->number) <= std::numeric_limits<int>::max();
    return isWhole ? static_cast<int>(value->number) : otherwise;
}

/// The object at an optional key; an empty one if there is none. Errors: it is something else.
Expected<const DocumentValue*> listAt(const DocumentValue& object, const std::string& key) {
    static const DocumentValue none{.kind = Kind::object};
    const DocumentValue* const value = object.at(key);
    if (!value) return &none;
    if (value->kind == Kind::object) return value;
    return noList(key);
}

Expected<Parameters> parametersOf(const DocumentValue& object) {
    Parameters parameters;
    for (const auto& [id, value] : object.members) {
        auto text = textAt(object, id);
        if (!text) return tl::unexpected(text.error());
        parameters[id] = std::move(*text);
    }
    return parameters;
}

Expected<Parameters> parametersAt(const DocumentValue& object, const std::string& key) {
    const DocumentValue* const value = object.at(key);
    if (!value || value->kind != Kind::object) return noList(key);
    return parametersOf(*value);
}

Expected<std::map<std::string, Parameters>> settingsOf(const DocumentValue& object) {
    std::map<std::string, Parameters> settings;
    const auto views = listAt(object, "settings");
    if (!views) return tl::unexpected(views.error());
    for (const auto& [view, values] : (*views)->members) {
        auto given = parametersAt(**views, view);
        if (!given) return tl::unexpected(given.error());
        if (!given->empty()) settings[view] = std::move(*given);
    }
    return settings;
}

Expected<DocumentCamera> cameraOf(const DocumentValue& value) {
    const bool areNumbers = std::all_of(value.items.begin(), value.items.end(), [](const auto& item) {
        return item.kind == Kind::number && std::isfinite(item.number);
    });
    if (value.items.size() != 4 || !areNumbers) {
        return invalid("cameras",
                       say(MX_TEXT("core", "A camera is four numbers: left, top, width, height.")));
    }
    const DocumentCamera camera{value.items[0].number, value.items[1].number, value.items[2].number,
                                value.items[3].number};
    if (camera.width > 0 && camera.height > 0) return camera;
    return invalid("cameras", say(MX_TEXT("core", "A camera’s width and height must be above 0.")));
}

Expected<std::map<std::string, DocumentCamera>> camerasOf(const DocumentValue& object) {
    std::map<std::string, DocumentCamera> cameras;
    const auto views = listAt(object, "cameras");
    if (!views) return tl::unexpected(views.error());
    for (const auto& [view, value] : (*views)->members) {
        const auto camera = cameraOf(value);
        if (!camera) return tl::unexpected(camera.error());
        cameras[view] = *camera;
    }
    return cameras;
}

Expected<void> checkFormat(const DocumentValue& object) {
    const DocumentValue* const format = object.at("format");
    if (!format || format->text != "mexplorer") {
        return invalid(
            say(MX_TEXT("core", "The file is not a Mexplorer document: “format” is not “mexplorer”.")));
    }
    const int version = wholeAt(object, "version", -1);
    if (version > documentFormat) {
        return invalid(say(MX_TEXT("core", "The document was written by a newer Mexplorer (format %1); this "
                                           "one reads formats up to %2."),
                           version, documentFormat));
    }
    if (version < 1)
        return invalid("version", say(MX_TEXT("core", "The document’s format number is missing or wrong.")));
    return {};
}

/// Puts what was read into its place; false, with `error` set, if it could not be read.
template <class Value>
bool put(Expected<Value> read, Value& place, Expected<void>& error) {
    if (!read) {
        error = tl::unexpected(read.error());
        return false;
    }
    place = std::move(*read);
    return true;
}

Expected<void> fill(DocumentContents& contents, const DocumentValue& object) {
    Expected<void> done;
    const bool isFilled =
        put(textAt(object, "game"), contents.game, done) &&
        put(textAt(object, "position"), contents.position, done) &&
        put(textAt(object, "view"), contents.view, done) &&
        put(parametersAt(object, "parameters"), contents.parameters, done) &&
        (!object.at("record") || put(textAt(object, "record"), contents.record.emplace(), done)) &&
        (!object.at("title") || put(textAt(object, "title"), contents.title, done)) &&
        (!object.at("description") || put(textAt(object, "description"), contents.description, done)) &&
        (!object.at("players") || put(parametersAt(object, "players"), contents.players, done)) &&
        put(settingsOf(object), contents.settings, done) && put(camerasOf(object), contents.cameras, done);
    if (isFilled) contents.step = std::max(wholeAt(object, "step", -1), -1);
    return done;
}

} // namespace

Expected<DocumentContents> readDocument(std::string_view bytes) {
    const std::string text = inUtf8(std::string(bytes));
    if (text.find_first_not_of(" \t\n\v\f\r") == std::string::npos)
        return invalid(say(MX_TEXT("core", "The file is empty; a Mexplorer document is a JSON object.")));
    const auto object = readDocumentTree(text);
    if (!object) return tl::unexpected(object.error());
    if (auto known = checkFormat(*object); !known) return tl::unexpected(known.error());
    DocumentContents contents;
    if (auto filled = fill(contents, *object); !filled) return tl::unexpected(filled.error());
    return contents;
}

} // namespace mexplorer
