#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

/// The result of running the program.
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

/// Whether the text is an error in the program's format: a single line.
inline bool isOneLine(const QByteArray& text) {
    return text.startsWith("mexplorer: ") && text.endsWith('\n') && text.count('\n') == 1;
}
