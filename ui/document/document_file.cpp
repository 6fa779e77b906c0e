#include "ui/document/document_file.h"

#include "core/file/input_file.h"
#include "core/file/json_look.h"
#include "core/file/output_file.h"
#include "core/play/record_text.h"
#include "core/text/not_json.h"
#include "core/text/parse.h"
#include "core/text/printable.h"
#include "core/text/utf16.h"
#include "ui/document/repeated_key.h"
#include "ui/file/file_watch.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace mexplorer::ui {

namespace {

const QString recordKey = QStringLiteral("record");
constexpr std::size_t longestKey = 40; // characters of a key that an error names

QString text(const std::string& value) {
    return QString::fromStdString(value);
}

QJsonObject toJson(const Parameters& parameters) {
    QJsonObject object;
    for (const auto& [id, value] : parameters)
        object[text(id)] = text(value);
    return object;
}

tl::unexpected<Error> wrong(const QString& key, const Message& message) {
    return invalid(printable(key.toStdString(), longestKey), message);
}

tl::unexpected<Error> noText(const QString& key) {
    return wrong(key, say(MX_TEXT("core", "The document has no text here.")));
}

tl::unexpected<Error> noList(const QString& key) {
    return wrong(key,
                 say(MX_TEXT("core", "Here belongs a list of values in braces, such as {\"m\": \"3\"}.")));
}

Expected<QString> stringAt(const QJsonObject& object, const QString& key) {
    const QJsonValue value = object[key];
    if (value.isString()) return value.toString();
    return noText(key);
}

Expected<Parameters> parametersAt(const QJsonObject& object, const QString& key) {
    Parameters parameters;
    const QJsonValue value = object[key];
    if (!value.isObject()) return noList(key);
    const QJsonObject values = value.toObject();
    for (auto entry = values.begin(); entry != values.end(); ++entry) {
        if (!entry->isString()) return noText(entry.key());
        parameters[entry.key().toStdString()] = entry->toString().toStdString();
    }
    return parameters;
}

/// The object at an optional key; empty if there is none. Errors: it is something else.
Expected<QJsonObject> listAt(const QJsonObject& object, const QString& key) {
    const QJsonValue value = object[key];
    if (value.isObject() || value.isUndefined()) return value.toObject();
    return noList(key);
}

Expected<Camera> cameraFrom(const QJsonValue& value) {
    const QJsonArray numbers = value.toArray();
    double rect[4] = {};
    for (int i = 0; i < 4; ++i) {
        rect[i] = numbers.at(i).toDouble(NAN);
        if (numbers.size() != 4 || !std::isfinite(rect[i])) {
            return invalid("cameras",
                           say(MX_TEXT("core", "A camera is four numbers: left, top, width, height.")));
        }
    }
    if (rect[2] <= 0 || rect[3] <= 0) {
        return invalid("cameras", say(MX_TEXT("core", "A camera’s width and height must be above 0.")));
    }
    return Camera{{rect[0], rect[1], rect[2], rect[3]}};
}

Expected<QJsonObject> objectFrom(const QByteArray& bytes) {
    if (bytes.trimmed().isEmpty()) {
        return invalid(say(MX_TEXT("core", "The file is empty; a Mexplorer document is a JSON object.")));
    }
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson(bytes, &error);
    if (error.error == QJsonParseError::DeepNesting) {
        return invalid(
            say(MX_TEXT("core", "The file is not a Mexplorer document: its values are nested too deeply.")));
    }
    const auto lineOf = [&](qsizetype at) { return bytes.left(at).count('\n') + 1; };
    const auto columnOf = [&](qsizetype at) { return at - bytes.left(at).lastIndexOf('\n'); };
    if (error.error != QJsonParseError::NoError) {
        const auto checked = checkJson({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        const Message what = checked ? say(MX_TEXT("core", "Line %1, column %2 cannot be read."),
                                           lineOf(error.offset), columnOf(error.offset))
                                     : checked.error().message;
        const bool isDocument =
            lookAtJson({bytes.constData(), static_cast<std::size_t>(bytes.size())}).isDocument;
        return invalid(
            isDocument
                ? say(MX_TEXT("core", "The document is damaged: %1"), what)
                : say(MX_TEXT("core", "The file is not a Mexplorer document, which is JSON: %1"), what));
    }
    if (const auto twice = repeatedKey(bytes)) {
        return wrong(twice->key,
                     say(MX_TEXT("core", "The document says this a second time at line %1, column "
                                         "%2: which one is meant?"),
                         lineOf(twice->at), columnOf(twice->at)));
    }
    const QJsonObject object = json.object();
    if (object["format"].toString() != u"mexplorer") {
        return invalid(
            say(MX_TEXT("core", "The file is not a Mexplorer document: “format” is not “mexplorer”.")));
    }
    const int version = object["version"].toInt(-1);
    if (version > documentFormat) {
        return invalid(say(MX_TEXT("core", "The document was written by a newer Mexplorer (format %1); this "
                                           "one reads formats up to %2."),
                           version, documentFormat));
    }
    if (version < 1)
        return invalid("version", say(MX_TEXT("core", "The document’s format number is missing or wrong.")));
    return object;
}

/// Unchecked: see Document::scene for settings that the game does not use.
Expected<std::map<std::string, Parameters>> settingsFrom(const QJsonObject& object) {
    std::map<std::string, Parameters> settings;
    const auto views = listAt(object, "settings");
    if (!views) return tl::unexpected(views.error());
    for (auto entry = views->begin(); entry != views->end(); ++entry) {
        auto given = parametersAt(*views, entry.key());
        if (!given) return tl::unexpected(given.error());
        if (!given->empty()) settings[entry.key().toStdString()] = std::move(*given);
    }
    return settings;
}

/// The record of the game being played; null if there is none. Errors: as for readRecord; it is not at the
/// document’s position.
Expected<std::shared_ptr<const Record>> recordFrom(const QJsonObject& object, const Change& content,
                                                   Task& task) {
    const QString key = recordKey;
    if (!object.contains(key)) return nullptr;
    const auto written = stringAt(object, key);
    if (!written) return tl::unexpected(written.error());
    auto record = readRecord(*content.game, written->toStdString(), task);
    if (!record) return tl::unexpected(Error{record.error().kind, record.error().message, key.toStdString()});
    if (record->position() != content.state.position) {
        return wrong(key, say(MX_TEXT("core", "The record stands at “%1”, and the document at “%2”."),
                              shortened(record->position()), shortened(content.state.position)));
    }
    return std::make_shared<const Record>(std::move(*record));
}

Expected<Parameters> playersFrom(const QJsonObject& object) {
    const QString key = QStringLiteral("players");
    if (!object.contains(key)) return Parameters{};
    auto given = parametersAt(object, key);
    if (!given) return given;
    if (const auto complete = completed(playerParameters(), *given); !complete)
        return tl::unexpected(complete.error());
    return given;
}

} // namespace

QByteArray toMex(const Document& document) {
    return toMex(document.kept());
}

QByteArray toMex(const Document::Kept& kept) {
    const DocumentState& state = kept.state;
    QJsonObject object;
    object["format"] = "mexplorer";
    object["version"] = documentFormat;
    object["game"] = text(state.game);
    object["parameters"] = toJson(state.parameters);
    object["position"] = text(state.position);
    object["view"] = text(state.view);
    QJsonObject settings;
    for (const auto& [view, values] : state.settings)
        settings[text(view)] = toJson(values);
    object["settings"] = settings;
    if (state.record) object[recordKey] = text(wholeText(*state.record));
    if (!state.players.empty()) object["players"] = toJson(state.players);
    QJsonObject cameras;
    for (const auto& [view, camera] : kept.cameras) {
        const QRectF& seen = camera.visible;
        cameras[text(view)] = QJsonArray{seen.left(), seen.top(), seen.width(), seen.height()};
    }
    object["cameras"] = cameras;
    object["step"] = kept.step;
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

Expected<Contents> fromMex(const QByteArray& bytes, Task& task) {
    const auto object = objectFrom(QByteArray::fromStdString(inUtf8(bytes.toStdString())));
    if (!object) return tl::unexpected(object.error());
    DocumentState state;
    for (const auto& [key, member] :
         {std::pair{"game", &state.game}, {"position", &state.position}, {"view", &state.view}}) {
        const auto value = stringAt(*object, key);
        if (!value) return tl::unexpected(value.error());
        *member = value->toStdString();
    }
    const auto parameters = parametersAt(*object, "parameters");
    if (!parameters) return tl::unexpected(parameters.error());
    state.parameters = *parameters;
    auto content = withState(std::move(state));
    if (!content) return tl::unexpected(content.error());
    if (const std::string& view = content->state.view; !findView(view))
        return invalid("view", say(MX_TEXT("core", "There is no view “%1”."), shortened(view)));
    auto record = recordFrom(*object, *content, task);
    if (!record) return tl::unexpected(record.error());
    content->state.record = std::move(*record);
    auto players = playersFrom(*object);
    if (!players) return tl::unexpected(players.error());
    content->state.players = std::move(*players);
    auto settings = settingsFrom(*object);
    if (!settings) return tl::unexpected(settings.error());
    content->state.settings = std::move(*settings);

    std::map<std::string, Camera> cameras;
    const auto given = listAt(*object, "cameras");
    if (!given) return tl::unexpected(given.error());
    for (auto entry = given->begin(); entry != given->end(); ++entry) {
        const auto camera = cameraFrom(*entry);
        if (!camera) return tl::unexpected(camera.error());
        cameras[entry.key().toStdString()] = *camera;
    }
    const int step = std::max((*object)["step"].toInt(noStep), noStep);
    return Contents{std::move(*content), std::move(cameras), step, fingerprint(bytes)};
}

bool isQuicklyOpened(const QByteArray& bytes) {
    return static_cast<std::size_t>(bytes.size()) <= quicklyRead && !bytes.contains(recordKey.toLatin1());
}

Expected<void> fromMex(const QByteArray& bytes, Document& document) {
    Task task;
    return fromMex(bytes, task).map([&](Contents&& contents) {
        document.reset(std::move(contents.content), std::move(contents.cameras), contents.step);
    });
}

Expected<void> saveFile(const QString& path, const QByteArray& bytes) {
    const auto size = static_cast<std::size_t>(bytes.size());
    if (auto fits = checkFileSize(path.toStdString(), size); !fits) return fits; // to be openable
    const Task task;
    OutputFile file(path.toStdString(), task);
    (void)file.write({bytes.constData(), size}); // commit() reports errors
    return file.commit();
}

Expected<QByteArray> readFile(const QString& path) {
    const auto text = mexplorer::readFile(path.toStdString());
    if (!text) return tl::unexpected(text.error());
    return QByteArray::fromStdString(*text);
}

} // namespace mexplorer::ui
