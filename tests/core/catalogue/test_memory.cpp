// Memory runs out in the middle of every question to every game: this throws an exception, which the caller
// turns into an error (see guarded), and what was found before stays valid: the interrupted inquiry then
// answers like a new one.
#include "tests/core/catalogue/questions.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <cstdlib>
#include <new>
#include <random>

namespace {

/// Allocations of this thread until one fails, counted down; negative: none fails.
thread_local std::int64_t left = -1;
thread_local std::uint64_t allocations = 0;

void* allocated(std::size_t size) {
    ++allocations;
    return left >= 0 && left-- == 0 ? nullptr : std::malloc(size);
}

} // namespace

void* operator new(std::size_t size) {
    if (void* found = allocated(size)) return found;
    throw std::bad_alloc();
}
void* operator new[](std::size_t size) {
    return operator new(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return allocated(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return allocated(size);
}
void operator delete(void* taken) noexcept {
    std::free(taken);
}
void operator delete[](void* taken) noexcept {
    std::free(taken);
}
void operator delete(void* taken, std::size_t) noexcept {
    std::free(taken);
}
void operator delete[](void* taken, std::size_t) noexcept {
    std::free(taken);
}

using namespace mexplorer;
using namespace mexplorer::asking;

class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void whatRanOutOfMemoryLeavesNothingFalse() {
        constexpr int failuresEach = 2;
        std::mt19937 random(20261123);
        std::size_t failures = 0;
        Task task;
        for (const Place& place : places()) {
            const auto fresh = [&] { return makeGame(place.id, place.parameters).value(); };
            const std::string worth = text(told(asked(*fresh(), place.position)->evaluation(task)));
            for (const Question& question : questions(place)) {
                const std::string what = text(place) + ", " + question.name;
                const auto untroubled = fresh();
                allocations = 0;
                const std::string answer =
                    text(question.ask(*untroubled, *asked(*untroubled, place.position), task));
                const std::uint64_t needed = allocations;
                for (int i = 0; i < failuresEach && needed > 0; ++i) {
                    const auto game = fresh();
                    std::shared_ptr<const Inquiry> interrupted;
                    left = std::uniform_int_distribution<std::int64_t>(0, static_cast<std::int64_t>(needed) -
                                                                              1)(random);
                    try {
                        interrupted = asked(*game, place.position);
                        (void)question.ask(*game, *interrupted, task);
                    } catch (const std::bad_alloc&) {
                        ++failures;
                    }
                    left = -1;
                    // If not even the position was read, a new inquiry is made.
                    if (!interrupted) interrupted = asked(*game, place.position);
                    QVERIFY2(text(question.ask(*game, *interrupted, task)) == answer, what.c_str());
                    for (const auto& inquiry : {interrupted, asked(*game, place.position)})
                        QVERIFY2(text(told(inquiry->evaluation(task))) == worth, what.c_str());
                }
            }
        }
        QVERIFY(failures > 1000);
    }
};

MEXPLORER_TEST(TestMemory)
#include "test_memory.moc"
