#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

/// What the program answered.
struct Run {
    int exit = -1;
    QByteArray out;
    QByteArray err;
};

inline constexpr int longestRun = 60'000; // ms

inline Run run(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    process.start(MEXPLORER_PROGRAM, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(longestRun) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Whether it is an error as the program says it.
inline bool isOneLine(const QByteArray& text) {
    return text.startsWith("mexplorer: ") && text.endsWith('\n') && text.count('\n') == 1;
}
