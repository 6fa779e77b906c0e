#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <thread>

namespace tbb {

template <class Value>
class enumerable_thread_specific {
public:
    template <class... Arguments>
    explicit enumerable_thread_specific(const Arguments&... arguments)
        : make_([arguments...] { return Value(arguments...); }) {}

    Value& local() {
        const std::lock_guard lock(mutex_);
        const auto found = values_.find(std::this_thread::get_id());
        if (found != values_.end()) return found->second;
        return values_.emplace(std::this_thread::get_id(), make_()).first->second;
    }

private:
    std::mutex mutex_;
    std::map<std::thread::id, Value> values_;
    std::function<Value()> make_;
};

} // namespace tbb
