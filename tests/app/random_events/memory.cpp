#include "tests/app/random_events/memory.h"

#include <QClipboard>
#include <QDirIterator>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPixmapCache>
#include <QStandardPaths>

#include <cstddef>
#include <fstream>

#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

extern "C" {
// Of the sanitizers' run-time library; not there without one.
std::size_t __sanitizer_get_current_allocated_bytes() __attribute__((weak)); // NOLINT: its name
}

namespace mexplorer::random_events {

namespace {

/// The path of any font file; empty if there is none.
QString fontFile() {
    for (const QString& folder : QStandardPaths::standardLocations(QStandardPaths::FontsLocation)) {
        QDirIterator files(folder, {QStringLiteral("*.ttf"), QStringLiteral("*.otf")}, QDir::Files,
                           QDirIterator::Subdirectories);
        if (files.hasNext()) return files.next();
    }
    return {};
}

} // namespace

void keepNoPixmaps() {
    QPixmapCache::setCacheLimit(0);
}

void emptyCaches() {
    QGuiApplication::clipboard()->clear();
    QPixmapCache::clear();
    static const QString file = fontFile();
    // Qt clears its font cache when the list of fonts changes.
    QFontDatabase::removeApplicationFont(QFontDatabase::addApplicationFont(file));
}

std::uint64_t heapInUse() {
    if (__sanitizer_get_current_allocated_bytes) return __sanitizer_get_current_allocated_bytes();
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

std::uint64_t residentMemory() {
    std::ifstream file("/proc/self/statm");
    std::uint64_t whole = 0;
    std::uint64_t resident = 0;
    file >> whole >> resident;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

void limitMemory() {
    constexpr rlim_t most = rlim_t{8} << 30U;
    const rlimit limit{most, most};
    setrlimit(RLIMIT_AS, &limit);
}

} // namespace mexplorer::random_events
