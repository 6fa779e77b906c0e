#pragma once

#include "core/text/expected.h"

#include <memory>
#include <mutex>
#include <utility>

namespace mexplorer {

/// What one question found and others about the same game may use: get() is null until somebody keeps it.
/// Thread-safe; two threads that miss it may both find it; neither waits for the other.
template <class T>
class Kept {
public:
    [[nodiscard]] std::shared_ptr<const T> get() const {
        const std::lock_guard lock(mutex_);
        return kept_;
    }
    void keep(std::shared_ptr<const T> kept) {
        const std::lock_guard lock(mutex_);
        kept_ = std::move(kept);
    }

private:
    mutable std::mutex mutex_;
    std::shared_ptr<const T> kept_;
};

/// An object that learns from each question, lent to one asker at a time. If two threads ask at once, the
/// second gets a new one; neither waits for the other.
template <class Learner>
class Lent {
public:
    /// What ask(learner) returns, an Expected. If no learner is idle, make() returns a new one, or an error
    /// that is passed on.
    template <class Make, class Ask>
    [[nodiscard]] auto with(const Make& make, const Ask& ask) {
        std::unique_ptr<Learner> learner = taken();
        using Asked = decltype(ask(*learner));
        if (!learner) {
            Expected<Learner> made = make();
            if (!made) return Asked(tl::unexpected(made.error()));
            learner = std::make_unique<Learner>(std::move(*made));
        }
        Asked answer = ask(*learner);
        const std::lock_guard lock(mutex_);
        idle_ = std::move(learner);
        return answer;
    }

private:
    [[nodiscard]] std::unique_ptr<Learner> taken() {
        const std::lock_guard lock(mutex_);
        return std::move(idle_);
    }

    std::mutex mutex_;
    std::unique_ptr<Learner> idle_;
};

} // namespace mexplorer
