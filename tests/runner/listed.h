#pragma once

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QCoreApplication>
#endif
#include <QTest>

namespace mexplorer::tests {

/// One of the tests of a program, run by the name of its file: `core_tests test_nim`.
class Listed {
public:
    using Run = int (*)(int argc, char** argv);

    Listed(const char* file, Run run);
};

template <class Test>
int runTest(int argc, char** argv) {
#ifdef QT_WIDGETS_LIB
    const QApplication application(argc, argv);
#else
    const QCoreApplication application(argc, argv);
#endif
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace mexplorer::tests

/// Registers a test class; to be used once in a file.
#define MEXPLORER_TEST(Class)                                                                                \
    static const mexplorer::tests::Listed listed##Class(__FILE__, mexplorer::tests::runTest<Class>);
