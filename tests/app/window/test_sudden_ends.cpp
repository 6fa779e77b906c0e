// Ends the real window by force at random moments of editing, and looks at what is left.
#include "app/window/actions.h"
#include "app/window/end_signals.h"
#include "app/window/main_window.h"
#include "app/window/safety.h"
#include "app/window/start.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/file/data_folder.h"

#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QProcess>
#include <QTest>
#include <QTimer>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <map>
#include <random>

using namespace mexplorer;
using namespace mexplorer::app;

namespace {

using Milliseconds = std::chrono::milliseconds;

/// The same clock in every process.
Milliseconds now() {
    return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

/// The program that is ended: `--edit FILE SEED DELAY` opens the file in a window and edits it without end.
/// The first heap is the number of the edit; each is told on standard output with its time.
int editWithoutEnd(int argc, char** argv) {
    QApplication application(argc, argv);
    OwnFolder::use(qEnvironmentVariable("XDG_DATA_HOME"));
    MainWindow window;
    window.openFile(QString::fromLocal8Bit(argv[2]));
    window.show();
    window.findChild<app::Safety*>()->setDelay(Milliseconds(std::atoi(argv[4])));
    EndSignals ends;
    keepAtEnd(application, window, ends);
    std::mt19937 random(static_cast<unsigned>(std::atoi(argv[3])));
    const auto oneIn = [&random](unsigned many) { return random() % many == 0; };
    int edits = 0;
    QTimer editor;
    QObject::connect(&editor, &QTimer::timeout, &window, [&] {
        std::string heaps = std::to_string(++edits);
        for (int more = oneIn(20) ? 2000 : 2; more > 0; --more)
            heaps += ",1";
        if (!window.document().setPosition(heaps)) std::abort();
        std::printf("%d %lld\n", edits, static_cast<long long>(now().count()));
        std::fflush(stdout);
        if (oneIn(30)) (void)window.document().setView(oneIn(2) ? "xor" : "play");
        if (oneIn(40)) window.findChild<Actions*>()->save->trigger();
        editor.setInterval(static_cast<int>(random() % 20));
    });
    editor.start(0);
    return QApplication::exec();
}

/// The number of the edit that a document has.
std::optional<int> editIn(const QByteArray& bytes) {
    Task task;
    const auto contents = ui::fromMex(bytes, task);
    if (!contents) return std::nullopt;
    const std::string& position = contents->content.state.position;
    return std::stoi(position.substr(0, position.find(',')));
}

/// One window, its edits, and its end.
class Editing {
public:
    Editing(unsigned seed, Milliseconds delay) : path_(folder_.filePath("lesson.mex")) {
        ui::Document first;
        if (!first.setGame("nim", {}, "0,1,1") || !ui::saveFile(path_, ui::toMex(first))) return;
        process_.start(
            QCoreApplication::applicationFilePath(),
            {"test_sudden_ends", "--edit", path_, QString::number(seed), QString::number(delay.count())});
        process_.waitForReadyRead(60'000);
    }

    [[nodiscard]] bool isEditing() const { return process_.state() == QProcess::Running; }
    /// Waits until the process has ended.
    bool end(int signal) {
        ended_ = now();
        ::kill(static_cast<pid_t>(process_.processId()), signal);
        const bool isOver = process_.waitForFinished(60'000);
        for (const QByteArray& line : process_.readAllStandardOutput().split('\n')) {
            const auto words = line.split(' ');
            if (words.size() == 2) edits_[words[0].toInt()] = Milliseconds(words[1].toLongLong());
        }
        return isOver;
    }
    [[nodiscard]] bool endedInOrder() const {
        return process_.exitStatus() == QProcess::NormalExit && process_.exitCode() == 0;
    }

    [[nodiscard]] int edits() const { return edits_.empty() ? 0 : edits_.rbegin()->first; }
    /// The edit in the file itself; nothing if the file is broken.
    [[nodiscard]] std::optional<int> saved() const {
        const auto bytes = ui::readFile(path_);
        return bytes ? editIn(*bytes) : std::nullopt;
    }
    /// The edit in the copy that is offered; 0 if there is none, nothing if it is broken.
    [[nodiscard]] static std::optional<int> offered() {
        const bool isThere = !QDir(ui::dataFolder("unsaved")).entryList({"*.unsaved"}, QDir::Files).isEmpty();
        const auto unsaved = ui::SafetyCopy().takeOver();
        if (!unsaved) return isThere ? std::nullopt : std::optional(0);
        return editIn(unsaved->document);
    }
    /// How old the first edit after this one was at the end.
    [[nodiscard]] Milliseconds lostSince(int edit) const {
        const auto lost = edits_.upper_bound(edit);
        return lost == edits_.end() ? Milliseconds(0) : ended_ - lost->second;
    }

private:
    OwnFolder folder_;
    QString path_;
    QProcess process_;
    std::map<int, Milliseconds> edits_; ///< when each was made
    Milliseconds ended_{0};
};

/// Kills so many windows, each at a moment up to `most` after its first edit. Returns how much was lost at
/// most; nothing if a file was broken.
std::optional<Milliseconds> killed(int times, Milliseconds delay, Milliseconds least, Milliseconds most) {
    const unsigned seed = std::random_device()() % 1'000'000;
    std::mt19937 random(seed);
    Milliseconds worst{0};
    int edits = 0;
    for (int i = 0; i < times; ++i) {
        Editing editing(static_cast<unsigned>(random() % 1'000'000), delay);
        if (!editing.isEditing()) return std::nullopt;
        std::uniform_int_distribution<int> moment(static_cast<int>(least.count()),
                                                  static_cast<int>(most.count()));
        QTest::qSleep(moment(random));
        const auto whole = editing.end(SIGKILL) ? editing.saved() : std::nullopt;
        const auto copy = Editing::offered();
        if (!whole || !copy) {
            qWarning("seed %u, kill %d: a broken %s", seed, i + 1, whole ? "copy" : "file");
            return std::nullopt;
        }
        worst = std::max(worst, editing.lostSince(std::max(*whole, *copy)));
        edits += editing.edits();
    }
    qInfo("seed %u: killed %d times in %d edits; the file and the copy were always whole; lost at most %lld "
          "ms, "
          "with a copy %lld ms after the first change",
          seed, times, edits, static_cast<long long>(worst.count()), static_cast<long long>(delay.count()));
    return worst;
}

} // namespace

class TestSuddenEnds : public QObject {
    Q_OBJECT

private slots:
    /// By hand more often, and with the usual delay: --kills 200.
    void whatIsLostWasDoneJustBefore() {
        const auto lost = killed(3, Milliseconds(50), Milliseconds(1500), Milliseconds(2500));
        QVERIFY(lost);
        QVERIFY(*lost < Milliseconds(1500)); // without copies it would be more
    }

    void endedBySystemNothingIsLost_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
        QTest::newRow("SIGINT") << SIGINT;
    }
    void endedBySystemNothingIsLost() {
        QFETCH(int, signal);
        Editing editing(7, std::chrono::hours(1)); // so that only the end makes a copy
        QVERIFY(editing.isEditing());
        QTest::qSleep(200);
        QVERIFY(editing.end(signal));
        QVERIFY(editing.endedInOrder());
        const auto whole = editing.saved();
        const auto copy = Editing::offered();
        QVERIFY(whole && copy);
        QVERIFY(editing.edits() > 0);
        QCOMPARE(std::max(*whole, *copy), editing.edits());
    }
};

static const tests::Listed listedTestSuddenEnds(__FILE__, [](int argc, char** argv) {
    if (argc == 5 && std::strcmp(argv[1], "--edit") == 0) return editWithoutEnd(argc, argv);
    const bool isLong = argc >= 3 && std::strcmp(argv[1], "--kills") == 0;
    if (!isLong) return tests::runTest<TestSuddenEnds>(argc, argv);
    const QCoreApplication application(argc, argv);
    const Milliseconds delay = argc > 3 ? Milliseconds(std::atoi(argv[3])) : Safety::usualDelay;
    const auto lost = killed(std::atoi(argv[2]), delay, Milliseconds(0), 3 * delay);
    return lost && *lost < std::chrono::seconds(30) ? 0 : 1;
});

#include "test_sudden_ends.moc"
