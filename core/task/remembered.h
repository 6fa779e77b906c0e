#pragma once

#include "core/task/task.h"
#include "core/text/expected.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace mexplorer {

/// An answer, shared by all callers, or the error that stands in its place.
template <class T>
using Found = Expected<std::shared_ptr<const T>>;

/// An answer that is computed once, by the first caller; callers meanwhile wait, reporting no progress. If
/// the computation is cancelled or throws (memory ran out), the next caller starts it again.
template <class T>
class Remembered {
public:
    /// The stored answer or error, else the result of find(), an Expected<T>; find() must not call get() on
    /// the same object. Errors: those of `find`; cancelled.
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
    /// The stored answer; null if there is none by now.
    [[nodiscard]] std::shared_ptr<const T> known() const {
        const std::unique_lock lock(mutex_, std::try_to_lock);
        return lock && found_ && *found_ ? **found_ : nullptr;
    }

private:
    mutable std::mutex mutex_;
    mutable std::optional<Found<T>> found_;
};

} // namespace mexplorer
