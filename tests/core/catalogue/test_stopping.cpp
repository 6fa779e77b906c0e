// Every question to every game is cancelled at every check of its task. A cancelled question says so: it
// never returns half an answer or an empty one; and nothing wrong stays behind: the inquiry then answers like
// a new one.
#include "tests/core/catalogue/questions.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <atomic>
#include <map>
#include <numeric>
#include <random>

using namespace mexplorer;
using namespace mexplorer::asking;

namespace {

/// Cancels itself at a given check, counted as a look.
class StoppingTask : public Task {
public:
    explicit StoppingTask(std::uint64_t stopAt) : stopAt_(stopAt) {}
    [[nodiscard]] bool cancelled() const noexcept override { return ++looks_ >= stopAt_; }
    [[nodiscard]] std::uint64_t looks() const { return looks_; }

private:
    std::uint64_t stopAt_;
    mutable std::atomic<std::uint64_t> looks_ = 0;
};

/// At which of the looks to stop: at each or, if there are many, the first, the last and a random one.
std::vector<std::uint64_t> stopsOf(std::uint64_t looks, std::mt19937& random) {
    constexpr std::uint64_t few = 6;
    if (looks > few) return {1, std::uniform_int_distribution<std::uint64_t>(2, looks - 1)(random), looks};
    std::vector<std::uint64_t> all(looks);
    std::iota(all.begin(), all.end(), 1);
    return all;
}

} // namespace

class TestStopping : public QObject {
    Q_OBJECT

private slots:
    void whatIsStoppedSaysSo() {
        std::mt19937 random(20261122);
        std::map<std::string, std::uint64_t> most; // most looks, by question
        std::size_t stops = 0;
        for (const Place& place : places()) {
            Task patient;
            const auto fresh = [&] { return makeGame(place.id, place.parameters).value(); };
            const std::string worth = text(told(asked(*fresh(), place.position)->evaluation(patient)));
            for (const Question& question : questions(place)) {
                const std::string what = text(place) + ", " + question.name;
                StoppingTask whole(UINT64_MAX);
                const auto unstopped = fresh();
                const std::string answer =
                    text(question.ask(*unstopped, *asked(*unstopped, place.position), whole));
                most[question.name] = std::max(most[question.name], whole.looks());
                for (const std::uint64_t look : stopsOf(whole.looks(), random)) {
                    const auto game = fresh(); // knows nothing yet
                    const auto stopped = asked(*game, place.position);
                    StoppingTask task(look);
                    const auto part = question.ask(*game, *stopped, task);
                    if (task.looks() < look) continue; // with several threads it may need fewer looks
                    ++stops;
                    QVERIFY2(!part && part.error().kind == Error::Kind::cancelled,
                             qPrintable(QString::fromStdString(what) +
                                        QString::asprintf(", look %zu", std::size_t{look})));
                    QVERIFY2(text(question.ask(*game, *stopped, patient)) == answer, what.c_str());
                    for (const auto& inquiry : {stopped, asked(*game, place.position)})
                        QVERIFY2(text(told(inquiry->evaluation(patient))) == worth, what.c_str());
                }
            }
        }
        QVERIFY(stops > 1000);
        for (const Question& question : questions({}))
            QVERIFY2(most[question.name] > 0, question.name);
    }
};

MEXPLORER_TEST(TestStopping)
#include "test_stopping.moc"
