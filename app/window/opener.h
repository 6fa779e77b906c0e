#pragma once

#include "ui/document/opened_file.h"
#include "ui/task/job.h"

class QWidget;

namespace mexplorer::ui {
class Document;
struct Unsaved;
} // namespace mexplorer::ui

namespace mexplorer::app {

class FileKeeper;
class RecentFiles;

/// Opens documents, and graphs within the current one: files, examples, what is pasted or dropped on the
/// window. A large file takes some moments; opening is given up if another change comes first. A message box
/// reports failure.
class Opener : public QObject {
    Q_OBJECT

public:
    Opener(ui::Document& document, FileKeeper& keeper, RecentFiles& recent, QWidget& window);

    [[nodiscard]] ui::JobBase& job() { return job_; }

    /// Changes of the current document are lost if another one is opened.
    void openFile(const QString& path);
    /// The same, but asks before changes are lost.
    void openAny(const QString& path);
    void openNew();
    /// Opens an example as an unsaved document.
    void openExample(const QString& resource);
    void openRecent(const QString& path);
    void chooseFile();
    void paste();

    /// Opens what was open when a window was last closed. False if none ever was.
    bool openLast();
    void rememberLast();
    /// Opens what another window had not saved; calls `ended` with whether that was possible.
    void restore(const ui::Unsaved& unsaved, std::function<void(bool restored)> ended);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// What was open when a window was last closed cannot be opened.
    void lastIsGone();
    /// Why nothing was opened, for the status line.
    void told(const QString& sentence);

private:
    /// `mayReplace` is asked before a document replaces the current one.
    void open(const QString& path, std::function<bool(const QString& path)> mayReplace);
    /// What was pasted or dropped: a file or, if `path` is empty, a text.
    void openGiven(const QString& path, const QByteArray& text);
    void enterGraph(const ui::GraphText& graph, ui::History::Step step);
    void show(ui::Contents contents, const QString& path, const QByteArray& known);
    void tellNotOpened(const Error& error, const QString& title = {});
    /// Stops opening, as the result would overwrite newer changes.
    void giveUp();

    ui::Document& document_;
    FileKeeper& keeper_;
    RecentFiles& recent_;
    QWidget& window_;
    ui::Job<ui::Opened> job_;
};

} // namespace mexplorer::app
