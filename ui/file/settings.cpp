#include "ui/file/settings.h"

#include "ui/task/workers.h"

#include <QMap>
#include <QSettings>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace mexplorer::ui {

namespace {

using Values = QMap<QString, QVariant>;

Values readAll() {
    const QSettings stored;
    Values values;
    for (const QString& key : stored.allKeys())
        values[key] = stored.value(key);
    return values;
}

/// Changes not written yet; shared with the thread that writes them.
class Changes {
public:
    /// True if a thread must be started to write.
    [[nodiscard]] bool add(const QString& key, const QVariant& value) {
        const std::scoped_lock lock(mutex_);
        waiting_[key] = value;
        return !std::exchange(isWriting_, true);
    }
    /// Writes until no change is waiting.
    void write() {
        while (const auto changes = take()) {
            QSettings stored;
            for (auto change = changes->begin(); change != changes->end(); ++change)
                stored.setValue(change.key(), change.value());
            stored.sync();
        }
    }
    void waitUntilWritten() {
        std::unique_lock lock(mutex_);
        written_.wait(lock, [this] { return !isWriting_; });
    }

private:
    std::optional<Values> take() {
        const std::scoped_lock lock(mutex_);
        if (!waiting_.isEmpty()) return std::exchange(waiting_, {});
        isWriting_ = false;
        written_.notify_all();
        return std::nullopt;
    }

    std::mutex mutex_;
    std::condition_variable written_;
    Values waiting_;
    bool isWriting_ = false;
};

struct Settings {
    std::optional<Values> values; ///< none: not read yet
    std::shared_ptr<Changes> changes = std::make_shared<Changes>();
};

Settings& settings() {
    static Settings all;
    return all;
}

Values& values() {
    auto& read = settings().values;
    if (!read) read = readAll();
    return *read;
}

} // namespace

QVariant setting(const QString& key, const QVariant& otherwise) {
    return values().value(key, otherwise);
}

void changeSetting(const QString& key, const QVariant& value) {
    values()[key] = value;
    const auto& changes = settings().changes;
    if (changes->add(key, value)) workers().start([changes] { changes->write(); });
}

void finishSettings() {
    settings().changes->waitUntilWritten();
    settings().values.reset();
}

} // namespace mexplorer::ui
