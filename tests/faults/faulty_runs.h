#pragma once

#include "core/file/reason.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

/// A program that replaces a file, run again and again with one of its system calls failing (see
/// tests/faults/faulty_calls.cpp).
class FaultyRuns {
public:
    struct Run {
        bool killed = false;
        int exit = -1;
        QByteArray told;      ///< its standard error
        QByteArrayList calls; ///< the calls that touched the file or its folder, in order
        QByteArray content;   ///< the file's content afterwards
        QStringList beside;   ///< other files in the folder
    };

    /// In the arguments "%1" stands for the file, whose content was `old` before each run.
    FaultyRuns(QString program, QStringList arguments, const QString& name, QByteArray old)
        : program_(std::move(program)), arguments_(std::move(arguments)), old_(std::move(old)),
          path_(folder_.filePath(name)) {
        arguments_.replaceInStrings(QStringLiteral("%1"), path_);
    }

    /// Simulates a file system without support for unnamed files.
    void nameAllFiles() { unnamed_ = "no"; }

    /// Runs it with the counted call number `at`, from 1, failing as `how` says; 0: none fails.
    Run run(int at = 0, const QByteArray& how = {}) {
        for (const QString& name : entries())
            QFile::remove(folder_.filePath(name));
        put(path_, old_);
        QFile::remove(log());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LD_PRELOAD", MEXPLORER_FAULTY_CALLS);
        environment.insert("ASAN_OPTIONS", // the preloaded library comes first
                           environment.value("ASAN_OPTIONS") + ":verify_asan_link_order=0");
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("FAULTY_FOLDER", folder_.path());
        environment.insert("FAULTY_LOG", log());
        environment.insert("FAULTY_AT", QString::number(at));
        environment.insert("FAULTY_HOW", QString::fromUtf8(how));
        environment.insert("FAULTY_UNNAMED", unnamed_);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(program_, arguments_);
        if (!process.waitForFinished(patience)) return {};
        Run run;
        run.killed = process.exitStatus() == QProcess::CrashExit;
        run.exit = process.exitCode();
        run.told = process.readAllStandardError();
        run.calls = get(log()).trimmed().split('\n');
        run.content = get(path_);
        run.beside = entries();
        run.beside.removeOne(QFileInfo(path_).fileName());
        return run;
    }

    enum class Errors { all, one }; ///< with how many errors each call is tried
    /// Makes every call of a save fail in every way. `dated`: the content differs between runs, but not in
    /// size.
    void checkAll(Errors errors, bool dated = false) {
        const Run right = run();
        QVERIFY2(right.exit == 0 && right.content != old_ && right.beside.isEmpty(), right.told.constData());
        checkOrder(right.calls);
        const auto isNew = [&](const QByteArray& content) {
            return dated ? content.size() == right.content.size() : content == right.content;
        };
        const auto placed = right.calls.indexOf("rename");
        const auto written = right.calls.indexOf("write"); // before that the file is only read
        for (int at = 1; at <= right.calls.size(); ++at) {
            const QByteArray call = right.calls[at - 1];
            const auto where = [&](const Run& run) {
                return qPrintable(QStringLiteral("call %1, %2: %3")
                                      .arg(at)
                                      .arg(QString::fromUtf8(call), QString::fromUtf8(run.told)));
            };
            for (const char* how : {"kill", "tear"}) {
                if (how == QLatin1String("tear") && call != "write") continue; // the same as "kill"
                const Run ended = run(at, how);
                QVERIFY2(ended.killed, where(ended));
                QVERIFY2(ended.content == old_ || isNew(ended.content), where(ended));
                QVERIFY2(ended.beside.size() <= 1, where(ended));
            }
            if (call == "write") {
                const Run halved = run(at, "short");
                QVERIFY2(halved.exit == 0 && isNew(halved.content), where(halved));
            }
            for (const int error : {EIO, ENOSPC, EDQUOT}) {
                if (errors == Errors::one && error != (at % 2 == 0 ? EIO : ENOSPC)) continue;
                const Run failed = run(at, QByteArray::number(error));
                QVERIFY2(!failed.killed && failed.beside.isEmpty(), where(failed));
                if (failed.exit == 0) { // it had an alternative, or nothing was lost
                    const bool closesWhatWasRead = call == "close" && at - 1 < written;
                    QVERIFY2(call == "open" || call == "fchmod" || closesWhatWasRead || at - 1 > placed,
                             where(failed));
                    QVERIFY2(call != "fsync", where(failed));
                    QVERIFY2(isNew(failed.content), where(failed));
                } else {
                    QVERIFY2(failed.told.contains(mexplorer::sayReason(error).english()), where(failed));
                    QVERIFY2(at - 1 > placed ? isNew(failed.content) : failed.content == old_, where(failed));
                }
            }
        }
    }

private:
    static constexpr int patience = 60'000; // ms

    /// The content must be synced before the file gets its name, and then the folder.
    static void checkOrder(const QByteArrayList& calls) {
        const QByteArray order = calls.join(' ');
        const auto placed = calls.indexOf("rename");
        const auto synced = calls.indexOf("fsync");
        QVERIFY2(calls.contains("write") && calls.lastIndexOf("write") < synced, order.constData());
        QVERIFY2(synced < placed && placed < calls.lastIndexOf("fsync"), order.constData());
    }

    [[nodiscard]] QStringList entries() const {
        return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden);
    }
    [[nodiscard]] QString log() const { return outside_.filePath("log"); }
    static QByteArray get(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void put(const QString& path, const QByteArray& bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    QTemporaryDir folder_;
    QTemporaryDir outside_;
    QString program_;
    QStringList arguments_;
    QByteArray old_;
    QString path_;
    QString unnamed_ = "yes";
};
