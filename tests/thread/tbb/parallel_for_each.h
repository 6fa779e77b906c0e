#pragma once

#include "tests/thread/threads.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

namespace tbb {

/// The queue of items to be done.
template <class Item>
class feeder {
public:
    explicit feeder(std::vector<Item> items) : items_(std::move(items)) {}

    void add(const Item& item) {
        const std::lock_guard lock(mutex_);
        items_.push_back(item);
        changed_.notify_one();
    }
    /// Waits for an item; empty if there are none and no running worker can add any.
    std::optional<Item> take() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return !items_.empty() || working_ == 0; });
        if (items_.empty()) return std::nullopt;
        const Item item = items_.back();
        items_.pop_back();
        ++working_;
        return item;
    }
    void done() {
        const std::lock_guard lock(mutex_);
        if (--working_ == 0) changed_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Item> items_;
    int working_ = 0;
};

template <class Item, class Body>
void parallel_for_each(const std::vector<Item>& items, const Body& body) {
    feeder<Item> left(items);
    mexplorer::inThreads([&] {
        while (const std::optional<Item> item = left.take()) {
            body(*item, left);
            left.done();
        }
    });
}

} // namespace tbb
