// Saving documents, pictures and data with the real program while system calls fail.
#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "own_folder.h"
#include "tests/faults/faulty_runs.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"

#include <QApplication>
#include <QMessageBox>
#include <QTimer>

#include <cstdio>

using namespace mexplorer;

namespace {

constexpr int notSaved = 2;

/// The program that is run again and again: opens the document in a window, changes it and saves it by the
/// menu action; only system calls of that action fail. Texts of message boxes go to stderr; the exit code
/// says whether the window is still marked as modified.
int saveInWindow(int argc, char** argv) {
    const QByteArray faulty = qgetenv("FAULTY_FOLDER");
    qunsetenv("FAULTY_FOLDER");
    QApplication application(argc, argv);
    const OwnFolder settings;
    app::MainWindow window;
    window.openFile(QString::fromLocal8Bit(argv[2]));
    if (!window.document().setPosition("4,7")) return -1;
    if (!window.isWindowModified()) return -1;
    QTimer reader;
    QObject::connect(&reader, &QTimer::timeout, &window, [] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) return;
        std::fputs(qPrintable(box->text()), stderr);
        box->reject();
    });
    reader.start(1);
    qputenv("FAULTY_FOLDER", faulty);
    window.findChild<app::Actions*>()->save->trigger();
    return window.isWindowModified() ? notSaved : 0;
}

} // namespace

class TestSaving : public QObject {
    Q_OBJECT

private slots:
    void aDocumentIsTheOldOrTheNew() {
        FaultyRuns runs(QCoreApplication::applicationFilePath(), {"test_saving", "--save", "%1"},
                        "lesson.mex", ui::toMex(ui::Document()));
        runs.checkAll(FaultyRuns::Errors::one);
    }

    void aFigureIsTheOldOrTheNew_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("dated");
        QTest::newRow("data") << "grid.csv" << false;
        QTest::newRow("PNG") << "grid.png" << false;
        QTest::newRow("SVG") << "grid.svg" << false;
        QTest::newRow("PDF") << "grid.pdf" << true;
    }
    void aFigureIsTheOldOrTheNew() {
        QFETCH(QString, name);
        QFETCH(bool, dated);
        FaultyRuns runs(MEXPLORER_PROGRAM,
                        {"render", "grid", "kiki", "rows=4", "columns=4", "--size", "200x100", "-o", "%1"},
                        name, "old");
        runs.checkAll(FaultyRuns::Errors::one, dated);
    }
};

static const tests::Listed listedTestSaving(__FILE__, [](int argc, char** argv) {
    const bool saves = argc == 3 && std::strcmp(argv[1], "--save") == 0;
    return saves ? saveInWindow(argc, argv) : tests::runTest<TestSaving>(argc, argv);
});

#include "test_saving.moc"
