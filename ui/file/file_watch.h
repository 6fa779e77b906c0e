#pragma once

#include "ui/task/job.h"

#include <QByteArray>
#include <QDateTime>
#include <QFileSystemWatcher>
#include <QTimer>

namespace mexplorer::ui {

/// A short text that differs for different bytes.
[[nodiscard]] QByteArray fingerprint(const QByteArray& bytes);

/// Watches the file that a window has open for changes by other programs; also if one of them replaces it by
/// another file of this name, as editors do.
class FileWatch : public QObject {
    Q_OBJECT

public:
    enum class State { same, changed, gone };

    explicit FileWatch(QObject* parent = nullptr);

    /// Watches this file, whose bytes are known by their fingerprint. Empty: none.
    void follow(const QString& path, const QByteArray& known);
    /// The fingerprint of the bytes that are known.
    [[nodiscard]] const QByteArray& known() const { return known_; }
    /// What has become of the file; reads it. Errors: as for readFile.
    [[nodiscard]] Expected<State> state() const;
    /// What was last told about the file.
    [[nodiscard]] State told() const { return told_; }

signals:
    /// The file is other than last told.
    void changed(mexplorer::ui::FileWatch::State state);

private:
    /// What tells cheaply that a file was written.
    struct Stamp {
        qint64 size = -1; ///< −1: there is no file
        QDateTime written = {};
        QDateTime replaced = {};

        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    [[nodiscard]] static Stamp stampOf(const QString& path);

    void look();
    void tell(State state);

    QString path_;
    QByteArray known_;
    Stamp seen_;
    State told_ = State::same;
    QFileSystemWatcher watcher_;
    QTimer settling_;
    Job<State> reading_;
};

} // namespace mexplorer::ui
