#include <chrono>
#include <filesystem>
#include <thread>

/// Part of the sanitized programs. Qt tells the threads of its pools, such as those in which it paints, to
/// end when the application does, but does not wait until they have freed what is theirs. The leak checker,
/// which comes last of all, would now and then report it; so the program waits for them, at most a second.
namespace mexplorer {

namespace {

bool isAlone() {
    const std::filesystem::directory_iterator threads("/proc/self/task");
    return std::distance(begin(threads), end(threads)) == 1;
}

struct ThreadsEnded {
    ~ThreadsEnded() {
        for (int waits = 0; waits < 1000 && !isAlone(); ++waits)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
};

// Made before the program begins, and so destroyed after all that Qt makes later.
const ThreadsEnded threadsEnded;

} // namespace

} // namespace mexplorer
