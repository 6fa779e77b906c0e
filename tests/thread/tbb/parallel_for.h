#pragma once

#include "tests/thread/tbb/blocked_range.h"
#include "tests/thread/threads.h"

#include <algorithm>
#include <atomic>

namespace tbb {

template <class Value, class Body>
void parallel_for(const blocked_range<Value>& range, const Body& body) {
    std::atomic<std::size_t> next = 0;
    mexplorer::inThreads([&] {
        for (std::size_t at = 0; (at = next.fetch_add(range.grainsize())) < range.size();) {
            const std::size_t end = std::min(at + range.grainsize(), range.size());
            body(blocked_range<Value>(range.begin() + at, range.begin() + end, range.grainsize()));
        }
    });
}

} // namespace tbb
