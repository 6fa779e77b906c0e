#pragma once

#include <QFile>
#include <QTemporaryDir>

#include <string>

/// Writes a program of a few lines of sh into the folder; returns its path.
inline std::string smallProgram(const QTemporaryDir& folder, const QByteArray& lines,
                                const char* name = "program.sh") {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write("#!/bin/sh\n" + lines + '\n');
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file.fileName().toStdString();
}

/// A program for hdu1846 that executes `slip` instead of answering cases n m for which `wrong` holds.
inline QByteArray braveProgram(const QByteArray& wrong = "0", const QByteArray& slip = "print \"first\"") {
    return "exec awk '{ sub(/\\r/, \"\") } NR == 1 || NF < 2 { next } { n = $1; m = $2 } " + wrong + " { " +
           slip + "; next } { print n % (m + 1) ? \"first\" : \"second\" }'";
}
