#pragma once

#include "ui/document/document.h"
#include "ui/file/file_claim.h"
#include "ui/file/file_watch.h"

class QWidget;

namespace mexplorer::app {

class Notice;

/// The file of the window's document: saves into it, and keeps both from being lost to other programs and
/// other windows.
class FileKeeper : public QObject {
    Q_OBJECT

public:
    /// `notice` says what another program did to the file.
    FileKeeper(ui::Document& document, Notice& notice, QWidget& window);

    /// Absolute; empty if the document was never saved.
    [[nodiscard]] const QString& path() const { return path_; }
    /// The fingerprint of the bytes in it, as far as they are known.
    [[nodiscard]] const QByteArray& known() const { return watch_.known(); }
    /// The document belongs to this file from now on.
    void set(const QString& path, const QByteArray& known);

    /// Whether nothing is lost without saving.
    [[nodiscard]] bool isSaved() const;
    /// Asks what to do if another program changed the file, or if it has another game. Whether it was saved.
    bool save();
    bool saveAs();
    /// Compares first: what another program wrote since is not overwritten unasked. Whether it was saved.
    bool saveTo(const QString& path);
    /// Asks, if necessary, whether the document may be closed: it is saved, or its changes are discarded.
    bool mayLeave();
    /// Whether the file is open in another window.
    [[nodiscard]] bool isElsewhere(const QString& path) { return claim_.isElsewhere(path); }
    /// Whether the file may be opened though another window has it open; asks in that case.
    bool mayShare(const QString& path);

signals:
    /// The document is about to be saved, or people are asked whether it should be: no other one may be
    /// opened meanwhile.
    void saving();
    void saved(const QString& path);
    /// What the file is called, or whether the document is saved, may have changed.
    void changed();
    /// The file is to be read again, and what is here discarded.
    void reloadWanted(const QString& path);

private:
    /// Says what another program did to the file.
    void tellState(ui::FileWatch::State state);
    bool tellNotSaved(const Error& error);
    bool write(const QString& path);
    /// Another game is open than the one in the file: asks where to save it. Whether it was saved.
    bool saveOtherGame();
    /// Another program has changed the file: asks what to do, and does it. Whether the document was saved.
    bool resolveConflict();

    ui::Document& document_;
    Notice& notice_;
    QWidget& window_;
    QString path_;
    std::string game_; ///< the id of the game in the file
    ui::FileWatch watch_;
    ui::FileClaim claim_;
};

} // namespace mexplorer::app
