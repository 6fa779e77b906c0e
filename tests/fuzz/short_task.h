#pragma once

#include "core/task/task.h"

#include <chrono>
#include <mutex>
#include <thread>

namespace mexplorer::fuzz {

/// A Task that is cancelled after some milliseconds, so that expensive inputs cost little; work that does not
/// end then is found by the fuzzer's time-out. Only one at a time.
class ShortTask {
public:
    ShortTask() { watch(&task_); }
    ~ShortTask() { watch(nullptr); }
    ShortTask(const ShortTask&) = delete;
    ShortTask& operator=(const ShortTask&) = delete;

    operator Task&() { return task_; }

private:
    static constexpr std::chrono::milliseconds most{30};

    struct Watch {
        std::mutex mutex;
        Task* task = nullptr;
        std::chrono::steady_clock::time_point end;
    };

    static void watch(Task* task) {
        static Watch& watch = *new Watch; // never deleted: its thread runs until the program ends
        static const bool started = [] {
            std::thread([] {
                for (;;) {
                    std::this_thread::sleep_for(most / 10);
                    const std::lock_guard lock(watch.mutex);
                    if (watch.task != nullptr && std::chrono::steady_clock::now() > watch.end)
                        watch.task->cancel();
                }
            }).detach();
            return true;
        }();
        (void)started;
        const std::lock_guard lock(watch.mutex);
        watch.task = task;
        watch.end = std::chrono::steady_clock::now() + most;
    }

    Task task_;
};

} // namespace mexplorer::fuzz
