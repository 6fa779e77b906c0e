#pragma once

#include <QFile>
#include <QTemporaryDir>

#include <string>

/// A program of a few lines of sh, in the folder; its path.
inline std::string smallProgram(const QTemporaryDir& folder, const QByteArray& lines,
                                const char* name = "program.sh") {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write("#!/bin/sh\n" + lines + '\n');
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file.fileName().toStdString();
}

/// What answers hdu1846, but for the cases n m of which `wrong` is true, which it answers by `slip`.
inline QByteArray braveProgram(const QByteArray& wrong = "0", const QByteArray& slip = "print \"first\"") {
    return "exec awk '{ sub(/\\r/, \"\") } NR == 1 || NF < 2 { next } { n = $1; m = $2 } " + wrong + " { " +
           slip + "; next } { print n % (m + 1) ? \"first\" : \"second\" }'";
}
