#include "ui/document/document_file.h"

#include "core/file/input_file.h"
#include "core/file/output_file.h"
#include "core/play/record_text.h"
#include "core/text/parse.h"
#include "ui/file/file_watch.h"

namespace mexplorer::ui {

namespace {

const std::string recordKey = "record";

/// The record of the game being played; null if there is none. Errors: as for readRecord; it is not at the
/// document’s position.
Expected<std::shared_ptr<const Record>> recordFrom(const std::optional<std::string>& written,
                                                   const Change& content, Task& task) {
    if (!written) return nullptr;
    auto record = readRecord(*content.game, *written, task);
    if (!record) return tl::unexpected(Error{record.error().kind, record.error().message, recordKey});
    if (record->position() != content.state.position) {
        return invalid(recordKey, say(MX_TEXT("core", "The record stands at “%1”, and the document at “%2”."),
                                      shortened(record->position()), shortened(content.state.position)));
    }
    return std::make_shared<const Record>(std::move(*record));
}

} // namespace

QByteArray toMex(const Document& document) {
    return toMex(document.kept());
}

QByteArray toMex(const Document::Kept& kept) {
    const DocumentState& state = kept.state;
    DocumentContents contents{.game = state.game,
                              .parameters = state.parameters,
                              .position = state.position,
                              .view = state.view,
                              .settings = state.settings,
                              .players = state.players,
                              .title = kept.label.title,
                              .description = kept.label.description,
                              .step = kept.step};
    if (state.record) contents.record = wholeText(*state.record);
    for (const auto& [view, camera] : kept.cameras) {
        const QRectF& seen = camera.visible;
        contents.cameras[view] = {seen.left(), seen.top(), seen.width(), seen.height()};
    }
    return QByteArray::fromStdString(writeDocument(contents));
}

Expected<Contents> fromMex(const QByteArray& bytes, Task& task) {
    auto read = readDocument({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!read) return tl::unexpected(read.error());
    auto content = withState({.game = read->game,
                              .parameters = read->parameters,
                              .position = read->position,
                              .view = read->view,
                              .settings = read->settings,
                              .players = read->players});
    if (!content) return tl::unexpected(content.error());
    if (const std::string& view = content->state.view; !findView(view))
        return invalid("view", say(MX_TEXT("core", "There is no view “%1”."), shortened(view)));
    auto record = recordFrom(read->record, *content, task);
    if (!record) return tl::unexpected(record.error());
    content->state.record = std::move(*record);
    if (const auto players = completed(playerParameters(), read->players); !players)
        return tl::unexpected(players.error());
    std::map<std::string, Camera> cameras;
    for (const auto& [view, seen] : read->cameras)
        cameras[view] = {{seen.left, seen.top, seen.width, seen.height}};
    return Contents{std::move(*content), std::move(cameras), read->step,
                    DocumentLabel{std::move(read->title), std::move(read->description)}, fingerprint(bytes)};
}

bool isQuicklyOpened(const QByteArray& bytes) {
    return static_cast<std::size_t>(bytes.size()) <= quicklyRead && !bytes.contains(recordKey.c_str());
}

Expected<void> fromMex(const QByteArray& bytes, Document& document) {
    Task task;
    return fromMex(bytes, task).map([&](Contents&& contents) {
        document.reset(std::move(contents.content), std::move(contents.cameras), contents.step,
                       std::move(contents.label));
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
