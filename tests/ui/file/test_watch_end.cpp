#include "ui/file/watch_end.h"

#include "tests/runner/listed.h"

#include <QFileSystemWatcher>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <memory>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// How many descriptors for watches this program has open.
std::ptrdiff_t watches() {
    std::error_code ignored;
    return std::ranges::count_if(std::filesystem::directory_iterator("/proc/self/fd"), [&](const auto& open) {
        return std::filesystem::read_symlink(open, ignored) == "anon_inode:inotify";
    });
}

} // namespace

class TestWatchEnd : public QObject {
    Q_OBJECT

private slots:
    /// Who deletes a watcher is not the last to close it; that comes after this turn of the event loop.
    void anotherThreadEndsTheWatch() {
        const auto before = watches();
        auto watcher = std::make_unique<QFileSystemWatcher>(QStringList{QStringLiteral("/")});
        QCOMPARE(watches(), before + 1);
        endWatchesElsewhere();
        watcher.reset();
        QCOMPARE(watches(), before + 1);
        QTRY_COMPARE(watches(), before);
    }
};

MEXPLORER_TEST(TestWatchEnd)
#include "test_watch_end.moc"
