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

inline Run runBy(const char* program, const QStringList& arguments, const QByteArray& input) {
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(longestRun) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline Run run(const QStringList& arguments, const QByteArray& input = {}) {
    return runBy(MEXPLORER_PROGRAM, arguments, input);
}
/// By the program without a window, which starts sooner: for many runs whose answers are the same.
inline Run runPlain(const QStringList& arguments) {
    return runBy(MEXPLORER_PLAIN, arguments, {});
}

/// Whether the text is an error in the program's format: a single line.
inline bool isOneLine(const QByteArray& text) {
    return text.startsWith("mexplorer: ") && text.endsWith('\n') && text.count('\n') == 1;
}
