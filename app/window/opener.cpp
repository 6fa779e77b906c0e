#include "app/window/opener.h"

#include "app/window/file_keeper.h"
#include "app/window/recent_files.h"
#include "app/window/tell.h"
#include "ui/document/document.h"
#include "ui/document/safety_copy.h"
#include "ui/file/chosen_file.h"
#include "ui/file/data_folder.h"
#include "ui/file/file_filters.h"
#include "ui/file/settings.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>

namespace mexplorer::app {

namespace {

const QString lastKey = QStringLiteral("lastDocument"); // its path; empty if it had none

/// Where a document without a path is kept from one start to the next.
QString lastPath() {
    return ui::dataFolder(QStringLiteral("last")) + QStringLiteral("/document.mex");
}

/// The dragged or copied file, if it is a single one on this machine; else empty.
QString fileOf(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

bool canBeOpened(const QMimeData& data) {
    return !fileOf(data).isEmpty() || (data.hasText() && !data.hasUrls());
}

} // namespace

Opener::Opener(ui::Document& document, FileKeeper& keeper, RecentFiles& recent, QWidget& window)
    : QObject(&window), document_(document), keeper_(keeper), recent_(recent), window_(window) {
    connect(&document, &ui::Document::changed, this, &Opener::giveUp);
    connect(&document.reading(), &ui::JobBase::started, this, &Opener::giveUp);
    connect(&keeper, &FileKeeper::saving, this, &Opener::giveUp);
    connect(&keeper, &FileKeeper::saved, &recent, &RecentFiles::add);
    connect(&keeper, &FileKeeper::reloadWanted, this, &Opener::openFile);
    connect(&recent, &RecentFiles::chosen, this, &Opener::openRecent);
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

void Opener::openFile(const QString& path) {
    open(path, [this](const QString& shared) { return keeper_.mayShare(shared); });
}

void Opener::openAny(const QString& path) {
    open(path, [this](const QString& shared) { return keeper_.mayShare(shared) && keeper_.mayLeave(); });
}

/// Asks only when it is known that there is a document, and that it can be opened.
void Opener::open(const QString& path, std::function<bool(const QString&)> mayReplace) {
    job_.run(
        ui::isQuicklyOpened(path), tr("Opening %1").arg(ui::shownFileName(path)),
        [path](Task& task) { return ui::openedFile(path, task); },
        [this, path, mayReplace = std::move(mayReplace)](Expected<ui::Opened> opened) {
            if (!opened) return tellNotOpened(opened.error());
            const QString absolute = QFileInfo(path).absoluteFilePath();
            if (auto* document = std::get_if<ui::Contents>(&*opened)) {
                if (!mayReplace(path)) return;
                const QByteArray known = document->read;
                show(std::move(*document), absolute, known);
            } else {
                enterGraph(std::get<ui::GraphText>(*opened), ui::History::Step::browsing);
            }
            recent_.add(absolute);
            ui::rememberFolderOf(absolute);
        });
}

void Opener::show(ui::Contents contents, const QString& path, const QByteArray& known) {
    document_.reset(std::move(contents.content), std::move(contents.cameras), contents.step,
                    std::move(contents.label));
    keeper_.set(path, known);
}

void Opener::openNew() {
    if (!keeper_.mayLeave()) return;
    document_.reset(ui::firstContent());
    keeper_.set({}, {});
}

void Opener::openExample(const QString& resource) {
    if (!keeper_.mayLeave()) return;
    QFile file(resource);
    (void)file.open(QIODevice::ReadOnly);
    Task task; // examples are short
    if (auto contents = ui::fromMex(file.readAll(), task))
        show(std::move(*contents), {}, {});
    else
        tellNotOpened(contents.error());
}

void Opener::openRecent(const QString& path) {
    if (!QFile::exists(path)) {
        recent_.remove(path);
        (void)tell(QMessageBox::Warning, &window_, tr("This file cannot be opened"),
                   tr("“%1” no longer exists.").arg(ui::shownText(path)));
    } else {
        openAny(path);
    }
}

void Opener::enterGraph(const ui::GraphText& graph, ui::History::Step step) {
    document_.enterGraph(graph.text, step, [this](const Expected<void>& entered) {
        if (!entered) tellNotOpened(entered.error());
    });
}

void Opener::chooseFile() {
    const QString path = ui::chooseToOpen(&window_, tr("Open a document or a graph"), ui::filterToOpen());
    if (path.isEmpty()) return;
    document_.giveUpReading(); // the latest request counts
    openAny(path);
}

void Opener::paste() {
    if (const QMimeData* const copied = QGuiApplication::clipboard()->mimeData())
        openGiven(fileOf(*copied), ui::textOf(copied).toUtf8());
}

/// A text is opened as if it were in a file, without a name.
void Opener::openGiven(const QString& path, const QByteArray& text) {
    if (!path.isEmpty()) return openAny(path);
    job_.run(
        ui::isQuicklyOpened(text), tr("Opening a text"),
        [text](Task& task) { return ui::opened(text, {}, task); },
        [this](Expected<ui::Opened> opened) {
            if (!opened) return tellNotOpened(opened.error(), tr("This text cannot be opened"));
            if (const auto* graph = std::get_if<ui::GraphText>(&*opened))
                return enterGraph(*graph, ui::History::Step::change);
            if (!keeper_.mayLeave()) return;
            show(std::get<ui::Contents>(std::move(*opened)), {}, {});
            document_.undoStack().setUnsaved(); // it is in no file
        });
}

/// What is dropped on the window is opened later: the program that it comes from waits for the drop to end.
bool Opener::eventFilter(QObject* /*watched*/, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop) return false;
    auto& dropped = static_cast<QDropEvent&>(*event);
    const QMimeData& data = *dropped.mimeData();
    if (event->type() == QEvent::Drop || canBeOpened(data)) dropped.acceptProposedAction();
    if (event->type() == QEvent::Drop) {
        const auto open = [this, path = fileOf(data), text = ui::textOf(&data).toUtf8()] {
            openGiven(path, text);
        };
        QMetaObject::invokeMethod(this, open, Qt::QueuedConnection);
    }
    return true;
}

void Opener::tellNotOpened(const Error& error, const QString& title) {
    if (error.kind == Error::Kind::cancelled) return emit told(ui::translated(error));
    const QString field = ui::shownText(error.field);
    tell(QMessageBox::Warning, &window_, title.isEmpty() ? tr("This file cannot be opened") : title,
         field.isEmpty() ? ui::translated(error) : tr("%1: %2").arg(field, ui::translated(error)));
}

void Opener::giveUp() {
    if (!job_.running()) return;
    job_.drop();
    emit told(tr("The file was not opened: something else was asked for first."));
}

bool Opener::openLast() {
    const QVariant last = ui::setting(lastKey);
    if (!last.isValid()) return false;
    const QString path = last.toString();
    if (!path.isEmpty()) {
        if (QFile::exists(path) && !keeper_.isElsewhere(path))
            openFile(path);
        else
            emit lastIsGone();
        return true;
    }
    job_.run(
        ui::isQuicklyOpened(lastPath()), tr("Opening what was open"),
        [](Task& task) { return ui::openedFile(lastPath(), task); },
        [this](Expected<ui::Opened> opened) {
            auto* document = opened ? std::get_if<ui::Contents>(&*opened) : nullptr;
            if (!document) return emit lastIsGone();
            show(std::move(*document), {}, {});
        });
    return true;
}

/// What is in no file is kept, too, even if its changes need not be saved.
void Opener::rememberLast() {
    if (keeper_.path().isEmpty()) (void)ui::saveFile(lastPath(), ui::toMex(document_));
    ui::changeSetting(lastKey, keeper_.path());
}

void Opener::restore(const ui::Unsaved& unsaved, std::function<void(bool)> ended) {
    job_.run(
        ui::isQuicklyOpened(unsaved.document), tr("Opening the copy"),
        [bytes = unsaved.document](Task& task) -> Expected<ui::Opened> { return ui::fromMex(bytes, task); },
        [this, path = unsaved.path, known = unsaved.known,
         ended = std::move(ended)](Expected<ui::Opened> opened) {
            if (opened) {
                show(std::get<ui::Contents>(std::move(*opened)), path, known);
                document_.undoStack().setUnsaved();
            }
            ended(opened.has_value());
            if (!opened) tellNotOpened(opened.error());
        });
}

} // namespace mexplorer::app
