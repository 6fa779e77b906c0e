#pragma once

#include "ui/document/safety_copy.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

namespace mexplorer::app {

/// Keeps a safety copy of the window's document while it has changes that are not saved.
class Safety : public QObject {
    Q_OBJECT

public:
    /// How much work may be lost at most is a little more than this, the time to write it.
    static constexpr std::chrono::seconds usualDelay{10};

    /// Where the document is saved, and the fingerprint of that file.
    struct File {
        QString path;
        QByteArray known;
    };
    Safety(ui::Document& document, std::function<File()> file, QObject* parent);

    void setDelay(std::chrono::milliseconds delay) { timer_.setInterval(delay); }
    /// Keeps what is not saved, and waits until it is on the disk.
    void keepNow();
    /// The document was closed on purpose: no copy stays.
    void forget();
    /// See SafetyCopy::takeOver.
    [[nodiscard]] std::optional<ui::Unsaved> takeOver() { return copy_.takeOver(); }

signals:
    /// For the first time in this window, no copy could be made.
    void failed(const QString& sentence);

private:
    void changed();
    void keep();
    void tell(const Error& why);

    ui::Document& document_;
    std::function<File()> file_;
    ui::SafetyCopy copy_;
    QTimer timer_;
    bool hasTold_ = false;
};

} // namespace mexplorer::app
