#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace mexplorer {

/// What was found, shared by all who asked; or why it cannot be.
template <class T>
using Found = Expected<std::shared_ptr<const T>>;

/// An answer that is found once, by whoever asks first; whoever asks meanwhile waits, without progress to
/// report. A search that was cancelled, or threw because memory ran out, is done again the next time.
template <class T>
class Remembered {
public:
    /// What was found before, else what find() finds, an Expected<T>; it must not ask the same Remembered.
    /// Errors: those of `find`; cancelled.
    template <class Find>
    [[nodiscard]] Found<T> get(const Task& task, const Find& find) const {
        std::unique_lock lock(mutex_, std::defer_lock);
        while (!lock.try_lock()) {
            if (task.cancelled()) return cancelled();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        if (found_) return *found_;
        auto result = find();
        if (!result && result.error().kind == Error::Kind::cancelled) return tl::unexpected(result.error());
        found_ = std::move(result).map(
            [](T&& value) { return std::shared_ptr<const T>(std::make_shared<T>(std::move(value))); });
        return *found_;
    }

private:
    mutable std::mutex mutex_;
    mutable std::optional<Found<T>> found_;
};

} // namespace mexplorer
