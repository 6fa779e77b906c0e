// Drives the window with random events and reports the results; see tests/README.md.
#include "app/window/application.h"
#include "tests/app/random_events/freezes.h"
#include "tests/app/random_events/last_words.h"
#include "tests/app/random_events/memory.h"
#include "tests/app/random_events/random_user.h"
#include "tests/app/random_events/stack.h"
#include "ui/theme/language.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QSettings>
#include <QTimer>

#include <algorithm>
#include <cinttypes>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <vector>

using namespace mexplorer;
using namespace mexplorer::random_events;

namespace {

constexpr std::chrono::seconds longestAnswer{120};
constexpr std::uint64_t eventsBetweenRests = 5000;
constexpr std::size_t told = 10; // sizes of the heap that are reported
constexpr std::uint64_t megabyte = std::uint64_t{1} << 20U;

volatile std::sig_atomic_t interrupted = 0;
void (*atSecondInterrupt)(int) = SIG_DFL;

/// Ctrl+C ends the run, which then reports what it measured; a second Ctrl+C has its default effect.
void endOnInterrupt() {
    for (const int signal : {SIGINT, SIGTERM})
        atSecondInterrupt = std::signal(signal, [](int same) {
            interrupted = 1;
            std::signal(same, atSecondInterrupt);
        });
}

/// When the run ends, and what counts as a failure besides a crash.
struct Limits {
    std::uint64_t first = 1;             ///< the number of the first event
    std::uint64_t events = 0;            ///< 0: no limit
    qint64 milliseconds = 0;             ///< 0: no limit
    std::optional<std::uint64_t> freeze; ///< milliseconds
    std::optional<std::uint64_t> growth; ///< megabytes
};

/// Runs the events through the program's event loop, and measures.
class Run {
public:
    Run(RandomUser& user, const Limits& limits)
        : user_(user), limits_(limits), freezes_([&user] { return user.state(); }, longestAnswer),
          nextRest_(limits.first - 1 + eventsBetweenRests) {
        time_.start();
    }

    void exec() {
        next();
        QCoreApplication::exec();
    }

    /// Prints what was measured. Returns whether it was within the limits.
    [[nodiscard]] bool report(std::uint64_t seed) const {
        std::printf("seed %" PRIu64 ": %" PRIu64 " events in %.1f s\n", seed, events(),
                    static_cast<double>(time_.elapsed()) / 1000);
        for (const Freezes::Freeze& freeze : freezes_.longest())
            print(freeze);
        std::printf("the most work:\n");
        print(freezes_.hardest());
        std::printf("%" PRIu64 " times longer than %" PRIi64 " ms\n", freezes_.count(),
                    std::int64_t{Freezes::worthTelling.count()});
        std::printf("heap in use without a window: %.1f MB at first, %.1f MB now; resident: %.0f MB\n",
                    inMegabytes(atFirst_), inMegabytes(atLast_), inMegabytes(residentMemory()));
        std::printf("  between:");
        for (std::size_t i = 1; i <= told; ++i)
            std::printf(" %.1f", inMegabytes(atRests_[(atRests_.size() - 1) * i / told]));
        std::printf(" MB; at most %.1f MB more in Qt's caches and the clipboard\n",
                    inMegabytes(mostInCaches_));
        bool kept = true;
        if (limits_.freeze && !freezes_.longest().empty() &&
            freezes_.longest().front().time > std::chrono::milliseconds(*limits_.freeze)) {
            std::printf("FAILED: longer without an answer than %" PRIu64 " ms\n", *limits_.freeze);
            kept = false;
        }
        if (limits_.growth && atLast_ > atFirst_ + *limits_.growth * megabyte) {
            std::printf("FAILED: the heap grew by more than %" PRIu64 " MB\n", *limits_.growth);
            kept = false;
        }
        return kept;
    }

private:
    static void print(const Freezes::Freeze& freeze) {
        std::printf("  %6" PRIi64 " ms without an answer, %" PRIi64 " of them at work: %s; open: %s\n",
                    std::int64_t{freeze.time.count()}, std::int64_t{freeze.atWork.count()},
                    freeze.event.c_str(), freeze.state.c_str());
    }
    static double inMegabytes(std::uint64_t bytes) { return static_cast<double>(bytes) / megabyte; }

    [[nodiscard]] std::uint64_t events() const { return user_.number() - (limits_.first - 1); }
    [[nodiscard]] bool over() const {
        return interrupted != 0 || (limits_.events > 0 && events() >= limits_.events) ||
               (limits_.milliseconds > 0 && time_.elapsed() >= limits_.milliseconds);
    }

    /// Each event is scheduled before the previous one is done, as that one may open a dialog for long.
    void next() {
        if (over()) return end();
        if (user_.resting() && user_.number() >= nextRest_) rest();
        QTimer::singleShot(user_.pause(), &user_, [this] { next(); });
        user_.act();
    }

    void end() {
        if (user_.leaveDialogs()) {
            rest();
            QCoreApplication::quit();
        } else {
            QTimer::singleShot(0, &user_, [this] { end(); });
        }
    }

    /// Closes the window and measures; a new window with new fonts is like a new start of the program.
    void rest() {
        freezes_.pause();
        nextRest_ = user_.number() + eventsBetweenRests;
        user_.closeWindow();
        const std::uint64_t before = heapInUse();
        emptyCaches();
        atLast_ = heapInUse();
        mostInCaches_ = std::max(mostInCaches_, before - std::min(before, atLast_));
        if (atFirst_ == 0) atFirst_ = atLast_; // including what is allocated only once
        atRests_.push_back(atLast_);
        user_.openWindow();
        QCoreApplication::processEvents();
        freezes_.resume();
    }

    RandomUser& user_;
    Limits limits_;
    Freezes freezes_;
    QElapsedTimer time_;
    std::uint64_t nextRest_; ///< the number of the event before which it rests
    std::uint64_t atFirst_ = 0;
    std::uint64_t atLast_ = 0;
    std::uint64_t mostInCaches_ = 0;
    std::vector<std::uint64_t> atRests_; ///< at least one at the end
};

/// Collects Qt's warnings, each with its count; other messages are printed as usual.
class Warnings {
public:
    Warnings() {
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
            if (type == QtFatalMsg) { // Qt ends the program now
                qInstallMessageHandler(nullptr);
                std::fprintf(stderr, "%s\n", qPrintable(text));
            }
            ++counts()[text.toStdString()];
        });
    }
    ~Warnings() {
        for (const auto& [text, count] : counts())
            std::printf("%d times: %s\n", count, text.c_str());
    }
    Warnings(const Warnings&) = delete;
    Warnings& operator=(const Warnings&) = delete;

private:
    static std::map<std::string, int>& counts() {
        static std::map<std::string, int> all;
        return all;
    }
};

std::optional<std::uint64_t> numberOf(const QCommandLineParser& given, const QString& option) {
    if (!given.isSet(option)) return std::nullopt;
    bool isNumber = false;
    const std::uint64_t number = given.value(option).toULongLong(&isNumber);
    if (!isNumber) {
        std::fprintf(stderr, "--%s is a whole number\n", qPrintable(option));
        std::exit(2);
    }
    return number;
}

void addOptions(QCommandLineParser& options) {
    options.setApplicationDescription(
        QStringLiteral("Drives the window with random events, and says what came of it; Ctrl+C ends it "
                       "before.\nTheir kinds: ") +
        RandomUser::kinds().join(QStringLiteral(", ")));
    options.addHelpOption();
    options.addOptions({
        {"seed", "the same events as another time", "NUMBER"},
        {"seconds", "to end after so long", "NUMBER"},
        {"first", "to begin with the event of this number, from 1 on", "NUMBER"},
        {"events", "to end after so many", "NUMBER"},
        {"freeze", "to fail if the window does not answer for longer than so many milliseconds", "NUMBER"},
        {"growth",
         "to fail if the heap grows by more megabytes than this after the first 5000 events; without Qt's "
         "cache of pixmaps",
         "NUMBER"},
        {"without", "to leave out these kinds of events, with commas between them", "KINDS"},
        {"verbose", "to print each event"},
    });
}

/// The program survives an exception in a handler, such as out of memory; here that is a fault, reported with
/// the last events.
void endOnFailure(const app::Application& application) {
    QObject::connect(&application, &app::Application::failed, [](const QString& sentence) {
        std::fprintf(stderr, "%s\n", qPrintable(sentence));
        std::abort();
    });
}

/// Keeps the program from reading or writing the settings of the user who runs the test.
void useOwnSettings(const QString& folder) {
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
    QCoreApplication::setOrganizationName(QStringLiteral("MexplorerTest"));
    QCoreApplication::setApplicationName(QStringLiteral("MexplorerTest"));
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    app::Application application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication::setQuitOnLastWindowClosed(false);
    QCommandLineParser options;
    addOptions(options);
    options.process(application);
    const std::uint64_t seed = numberOf(options, "seed").value_or(std::random_device()());
    Limits limits;
    limits.first = std::max(numberOf(options, "first").value_or(1), std::uint64_t{1});
    limits.events = numberOf(options, "events").value_or(0);
    limits.milliseconds = static_cast<qint64>(numberOf(options, "seconds").value_or(0) * 1000);
    limits.freeze = numberOf(options, "freeze");
    limits.growth = numberOf(options, "growth");
    if (limits.growth) keepNoPixmaps();
    const QStringList without = options.value("without").split(u',', Qt::SkipEmptyParts);

    const QTemporaryDir settings;
    useOwnSettings(settings.path());
    ui::setLanguage(QStringLiteral("en"));
    std::printf("seed %" PRIu64 "\n", seed);
    std::fflush(stdout);
    LastWords::install(seed, options.isSet("verbose"));
    Stack::install();
    endOnFailure(application);
    if (!LastWords::sanitized()) limitMemory();
    endOnInterrupt();
    const Warnings warnings;
    RandomUser user(seed, limits.first, {without.begin(), without.end()});
    Run run(user, limits);
    run.exec();
    return run.report(seed) ? 0 : 1;
}
