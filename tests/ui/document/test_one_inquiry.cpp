#include "core/catalogue/heap_game_of.h"
#include "core/rules/nim.h"
#include "core/solve/aspects/positions.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/panels/why_panel.h"
#include "ui/views/view.h"

#include <QLabel>
#include <QTest>

#include <map>
#include <mutex>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// How often each text was read. The grid also asks where its game opens.
class Reads {
public:
    void add(std::string_view text) {
        const std::lock_guard lock(mutex_);
        ++counts_[std::string(text)];
    }
    [[nodiscard]] int of(const std::string& text) {
        const std::lock_guard lock(mutex_);
        return counts_[text];
    }
    void forget() {
        const std::lock_guard lock(mutex_);
        counts_.clear();
    }

private:
    std::mutex mutex_;
    std::map<std::string, int> counts_;
};
Reads reads;

/// Nim that counts the positions that are read.
class CountedNim : public HeapGame<CountedNim> {
public:
    CountedNim() : HeapGame(Play::normal) {}
    static Description describe() { return Nim::describe(); }
    static Expected<CountedNim> make(const Parameters& /*parameters*/) { return CountedNim(); }
    [[nodiscard]] Expected<Heaps> parse(std::string_view text) const {
        reads.add(text);
        return HeapGame::parse(text);
    }
    template <class Visit>
    bool forEachTake(std::uint64_t size, Visit&& visit) const {
        return Nim(Play::normal).forEachTake(size, visit);
    }
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const { return size; }
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const { return size; }
    [[nodiscard]] std::optional<std::uint64_t> longestTake() const { return std::nullopt; }
    [[nodiscard]] std::optional<std::uint64_t> valuePeriod() const { return std::nullopt; }
};

/// The document on a game of such rules.
std::shared_ptr<const Game> open(Document& document, const std::string& position, const std::string& view) {
    const auto parameters = completed(Nim::describe().parameters, {}).value();
    const auto game = std::make_shared<HeapGameOf<CountedNim>>(CountedNim(), parameters);
    document.reset({{"nim", parameters, position, view, {}}, game, ask(*game, position).value()});
    return game;
}

} // namespace

/// What is typed is read once for all that is said and shown of it.
class TestOneInquiry : public QObject {
    Q_OBJECT

private slots:
    void aPositionIsReadOnceForAChangeInEveryView() {
        for (const ViewKind& kind : viewKinds()) {
            Document document;
            WhyPanel panel(document);
            const bool isOfHeaps = kind.id == "line"; // each alone; the others show two
            const auto game = open(document, isOfHeaps ? "7" : "3,4", kind.id);
            if (!kind.canShow(*game)) continue;
            std::unique_ptr<View> view(kind.make(document, nullptr));
            view->resize(900, 600);
            view->activate();
            QTRY_VERIFY2(view->trace(), kind.id.c_str());
            const auto before = view->trace();
            const std::string next = isOfHeaps ? "9" : "4,6";
            reads.forget();
            QVERIFY(document.setPosition(next));
            QTRY_VERIFY2(view->trace() && view->trace() != before, kind.id.c_str());
            QTRY_COMPARE(panel.findChild<QLabel*>("headline")->text(),
                         QString(isOfHeaps ? "9 is N" : "(4, 6) is N"));
            QVERIFY2(reads.of(next) == 1, kind.id.c_str());
        }
    }

    void undoReadsThePositionOnceAndAChangeOfSettingsNotAtAll() {
        Document document;
        const auto game = open(document, "3,4", "grid");
        QVERIFY(document.setPosition("4,6"));
        const auto moved = document.asked();
        QVERIFY(document.setSetting("grid", "rows", "30"));
        QVERIFY(document.setSettings("grid", {{"rows", "31"}}, document.position()));
        QCOMPARE(document.asked(), moved);
        reads.forget();
        document.undoStack().undo();
        document.undoStack().undo();
        QCOMPARE(document.asked(), moved);
        QCOMPARE(reads.of("4,6"), 0);
        document.undoStack().undo();
        QCOMPARE(document.position(), std::string("3,4"));
        QCOMPARE(document.asked()->position(), std::string("3,4"));
        QCOMPARE(reads.of("3,4"), 1);
        QCOMPARE(reads.of("4,6"), 0);
    }
};

MEXPLORER_TEST(TestOneInquiry)
#include "test_one_inquiry.moc"
