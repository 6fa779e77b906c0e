#pragma once

#include <thread>
#include <vector>

namespace mexplorer {

/// Runs work() in four threads at once and waits for them.
template <class Work>
void inThreads(const Work& work) {
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back(work);
    for (std::thread& thread : threads)
        thread.join();
}

} // namespace mexplorer
