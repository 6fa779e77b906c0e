#include "core/judge/running/language.h"
#include "core/judge/running/solution.h"
#include "tests/core/judge/small_program.h"
#include "tests/runner/listed.h"

#include <QDir>
#include <QTest>

using namespace mexplorer;

/// Sources are compiled or interpreted.
class TestSolution : public QObject {
    Q_OBJECT

private slots:
    void sourcesRun_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("source");
        const QByteArray cpp =
            "#include <iostream>\nint main() { long n; std::cin >> n; std::cout << 2 * n; }\n";
        const QByteArray c =
            "#include <math.h>\n#include <stdio.h>\nint main() { double n; scanf(\"%lf\", &n); "
            "printf(\"%.0f\", sqrt(4 * n * n)); return 0; }\n";
        const QByteArray python = "print(2 * int(input()), end='')\n";
        QTest::newRow("C++") << "a.cpp" << cpp;
        QTest::newRow("C++, blanks, capitals") << "my answer.CC" << cpp;
        QTest::newRow("C++, Windows") << "b.cpp" << QByteArray(cpp).replace("\n", "\r\n");
        QTest::newRow("C") << "a.c" << c;
        QTest::newRow("Python") << "a.py" << python;
        QTest::newRow("Python, Windows")
            << "b.py"
            << "#!/usr/bin/env python3\r\n" + QByteArray(python).replace("\n", "\r\n");
    }
    void sourcesRun() {
        QFETCH(QString, name);
        QFETCH(QByteArray, source);
        for (const bool isSandboxed : {false, true}) {
            if (isSandboxed && judge::findSandbox() != judge::Sandbox::ready) continue; // see test_sandbox
            Task task;
            const auto solution = judge::Solution::prepare(write(name, source), isSandboxed, task);
            QVERIFY2(solution.has_value(), solution ? "" : solution.error().english().c_str());
            const auto end = judge::runProgram(solution->command(), "21\n", {}, task);
            QVERIFY2(end && end->isGood(), end ? "" : end.error().english().c_str());
            QCOMPARE(end->output, std::string("42"));
        }
    }

    void whatIsCompiledIsRemoved() {
        Task task;
        std::string made;
        {
            const auto solution = judge::Solution::prepare(write("a.cpp", "int main() {}"), false, task);
            QVERIFY(solution.has_value());
            made = solution->command().program;
            QVERIFY(QFile::exists(QString::fromStdString(made)));
        }
        QVERIFY(!QFileInfo(QString::fromStdString(made)).dir().exists());
    }

    void errorsAreTold_data() {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("syntax") << QByteArray("#include <cstdio>\nint main() {\n  return 1 +;\n}\n")
                                << "“wrong.cpp” does not compile: wrong.cpp:3:13: error: expected "
                                   "primary-expression before ';' token";
        QTest::newRow("warning before")
            << QByteArray("int f(int* p) { if (p = 0) return 1; }\nint main() { f(); }")
            << "“wrong.cpp” does not compile: wrong.cpp:2:15: error: too few "
               "arguments to function 'int f(int*)'";
    }
    void errorsAreTold() {
        QFETCH(QByteArray, source);
        QFETCH(QString, sentence);
        QCOMPARE(refusal(write("wrong.cpp", source)), sentence);
    }

    void withoutACompilerItSaysSo() {
        const std::string cpp = write("a.cpp", "int main() {}");
        const std::string python = write("a.py", "print()");
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", folder.path().toUtf8());
        const QString compiled = refusal(cpp);
        const QString interpreted = refusal(python);
        qputenv("PATH", path);
        QCOMPARE(compiled,
                 QString("“%1” is source code, and g++, which compiles it, is not installed: install it, "
                         "or compile the source first and choose the program that results.")
                     .arg(QString::fromStdString(cpp)));
        QCOMPARE(
            interpreted,
            QString("“%1” is run by python3, which is not installed.").arg(QString::fromStdString(python)));
    }

    void aMissingSourceIsTold() {
        const QString missing = folder.filePath("missing.cpp");
        QCOMPARE(refusal(missing.toStdString()), QString("There is no program “%1”.").arg(missing));
    }

    void compilingIsCancelled() {
        Task task;
        task.cancel();
        const auto solution = judge::Solution::prepare(write("a.cpp", "int main() {}"), false, task);
        QVERIFY(!solution && solution.error().kind == Error::Kind::cancelled);
    }

private:
    std::string write(const QString& name, const QByteArray& source) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(source) != source.size()) return {};
        return file.fileName().toStdString();
    }
    static QString refusal(const std::string& path) {
        Task task;
        const auto solution = judge::Solution::prepare(path, false, task);
        return solution ? QString("it is ready") : QString::fromStdString(solution.error().english());
    }

    QTemporaryDir folder;
};

MEXPLORER_TEST(TestSolution)
#include "test_solution.moc"
