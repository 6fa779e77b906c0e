#include "app/window/actions.h"
#include "app/window/picture_output.h"
#include "app/window/status_chip.h"
#include "core/catalogue/catalogue.h"
#include "core/file/input_file.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/sketch.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/export/export_dialog.h"
#include "ui/lesson/player.h"
#include "ui/task/job_bar.h"
#include "ui/views/graph/graph_tools.h"
#include "ui/views/grid/grid_figure.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSignalSpy>

using namespace mexplorer;
using namespace mexplorer::app;

/// Exporting and copying, and the dialogs for it.
class TestExporting : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(window.open()); }
    void cleanup() { window.close(); }

    void theClipboardHoldsThePicture() {
        window->findChild<Actions*>()->copy->trigger();
        QTRY_VERIFY(QGuiApplication::clipboard()->mimeData() &&
                    QGuiApplication::clipboard()->mimeData()->hasImage());
        const QMimeData* data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(!qvariant_cast<QImage>(data->imageData()).isNull());
        QVERIFY(data->data("image/svg+xml").contains("<svg"));
    }

    void dataAreWrittenBesideTheWindow() {
        exportData("kiki", "data");
        const QString path = window.filePath("data.csv"); // for a name typed without its suffix
        QTRY_VERIFY(QFile::exists(path));
        const QByteArray written = ui::readFile(path).value();
        QVERIFY(written.startsWith("a,b,value\n1,1,0\n") && written.endsWith('\n'));
        for (const QAction* action : window->findChild<Actions*>()->exports)
            QTRY_VERIFY(action->isEnabled());
    }

    /// More data than a clipboard holds are refused, and copying them is cancelled as an export is.
    void tooManyDataAreNotCopied() {
        QVERIFY(window->document().setGame("nim", {}, "1,2", "grid"));
        QVERIFY(window->document().setSettings("grid", {{"rows", "2400"}, {"columns", "2400"}}));
        QTRY_VERIFY_WITH_TIMEOUT(grid() && grid()->picture().settings.layout().size().rows == 2400 &&
                                     grid()->picture().complete(),
                                 60'000);
        QGuiApplication::clipboard()->setText("before");
        auto* output = window->findChild<PictureOutput*>();
        auto* bar = window->findChild<ui::JobBar*>("copyBar");
        QVERIFY(!bar->isVisible());
        bar->setDelay(std::chrono::milliseconds(0));
        QSignalSpy told(output, &PictureOutput::told);
        output->copyData();
        QTRY_VERIFY(bar->isVisible());
        QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_COMPARE(told.size(), 1);
        QTRY_VERIFY(!bar->isVisible());
        QSignalSpy failed(output, &PictureOutput::failed);
        output->copyData();
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 60'000);
        QVERIFY(failed.front().front().toString().contains("clipboard"));
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("before"));
    }

    void whatIsWrittenCanBeCancelled() {
        QVERIFY(window->document().setGame("nim", {}, "1,2", "grid"));
        QVERIFY(window->document().setSettings("grid", {{"rows", "2000"}, {"columns", "2000"}}));
        QTRY_VERIFY(grid() && grid()->picture().settings.layout().size().rows == 2000);
        exportData({}, "never.csv");
        QVERIFY(!window->findChild<Actions*>()->exports.back()->isEnabled()); // only one export at a time
        window->findChild<QWidget*>("exportBar")->findChild<QPushButton*>("cancelJob")->click();
        QTRY_VERIFY(window->findChild<Actions*>()->exports.back()->isEnabled());
        QCOMPARE(told(), QString("Cancelled."));
        QVERIFY(ui::workers().waitForDone());
        QVERIFY(!QFile::exists(window.filePath("never.csv")));
    }

    void aMovingPictureCanBeCancelled() {
        QVERIFY(window->document().setGame("nim", {}, "13,11,7", "xor"));
        QTRY_VERIFY(window->view().trace());
        for (const QString suffix : {"gif", "webp"}) {
            exportSteps(suffix, "never." + suffix);
            window->findChild<QWidget*>("exportBar")->findChild<QPushButton*>("cancelJob")->click();
            QTRY_VERIFY(window->findChild<Actions*>()->exports.front()->isEnabled());
            QCOMPARE(told(), QString("Cancelled."));
        }
        QVERIFY(ui::workers().waitForDone());
        QCOMPARE(leftBehind(), QStringList());
    }

    void theWindowIsClosedWhileAMovingPictureIsWritten() {
        QVERIFY(window->document().setGame("nim", {}, "13,11,7", "xor"));
        QTRY_VERIFY(window->view().trace());
        exportSteps("gif", "never.gif");
        QString asked;
        window.answerDialogs([&asked](QWidget& modal) {
            const auto* box = qobject_cast<QMessageBox*>(&modal);
            if (!box) return;
            asked += box->text();
            box->button(QMessageBox::Discard)->click();
        });
        QVERIFY(window->close());
        QVERIFY(!asked.isEmpty());
        QVERIFY(ui::workers().waitForDone());
        QCOMPARE(leftBehind(), QStringList());
    }

    void aFileIsNotReplacedUnasked() {
        const QString path = window.filePath("lesson.csv");
        QVERIFY(ui::saveFile(path, "kept"));
        exportData("kiki", "lesson", QMessageBox::Cancel);
        QCOMPARE(ui::readFile(path).value(), QByteArray("kept"));
        exportData("kiki", "lesson", QMessageBox::Yes);
        QTRY_VERIFY(ui::readFile(path).value().startsWith("a,b,value\n"));
    }

    void everyStepIsWritten() {
        QVERIFY(window->document().setGame("nim", {}, "3,5,7", "xor"));
        QTRY_VERIFY(window->view().trace());
        const int steps = window->player().stepCount();
        exportSteps("png", "step.png");
        const QString last = window.filePath(QStringLiteral("step-%1.png").arg(steps));
        QVERIFY(steps > 9 && steps < 100);
        QTRY_VERIFY(QFile::exists(last));
        const QImage first(window.filePath("step-01.png"));
        QVERIFY(!first.isNull() && first != QImage(last));
        QVERIFY(!QFile::exists(window.filePath("step.png")));
        QTRY_VERIFY(window->findChild<Actions*>()->exports.front()->isEnabled());
        exportSteps("pdf", "steps.pdf");
        QTRY_VERIFY(QFile::exists(window.filePath("steps.pdf")));
        QCOMPARE(ui::readFile(window.filePath("steps.pdf")).value().count("/Type /Page\n"), steps);
    }

    /// Another kind of picture than the dialog is for: a file that is there is named.
    void aTypedEndingSaysWhatIsWritten() {
        QVERIFY(window->document().setGame("nim", {}, "3,5,7", "xor"));
        QTRY_VERIFY(window->view().trace());
        exportSteps("pdf", "typed.png");
        const QString first = window.filePath("typed-01.png");
        QTRY_COMPARE(told(), QString("Written: %1").arg(first));
        QVERIFY(QFile::exists(first) && !QFile::exists(window.filePath("typed.png")));
    }

    void picturesOfStepsAreNotReplacedUnasked() {
        QVERIFY(window->document().setGame("nim", {}, "3,5,7", "xor"));
        QTRY_VERIFY(window->view().trace());
        const QString taken = window.filePath("kept-05.svg");
        QVERIFY(ui::saveFile(taken, "kept"));
        exportSteps("svg", "kept.svg");
        QCOMPARE(ui::readFile(taken).value(), QByteArray("kept"));
        QVERIFY(!QFile::exists(window.filePath("kept-01.svg")));
    }

    void aPrintIsCalledAsThePictureIs() {
        QVERIFY(window->document().setGame("nim", {}, "3,5,7", "xor"));
        QTRY_VERIFY(window->view().figure());
        QString name;
        window.answerDialogs([&name](QWidget& modal) {
            auto* dialog = qobject_cast<QPrintDialog*>(&modal);
            if (dialog) name = dialog->printer()->docName();
            static_cast<QDialog&>(modal).reject();
        });
        window->findChild<Actions*>()->print->trigger();
        QCOMPARE(name, QString("nim-xor"));
    }

    void aGraphIsSavedAloneInBothLanguages() {
        QVERIFY(window->document().setGame("dag", {{"graph", "digraph { a [pos=\"0,72\"]; a -> \"b c\" }"}},
                                           "a", "graph"));
        auto* tools = window->view().findChild<ui::GraphTools*>();
        QTRY_VERIFY(tools && tools->save->isEnabled());
        for (const char* name : {"own.dot", "own.json"}) {
            const QString path = window.filePath(name);
            window.answerDialogs([path](QWidget& modal) {
                auto* dialog = qobject_cast<QFileDialog*>(&modal);
                if (!dialog) return;
                dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
                QMetaObject::invokeMethod(dialog, "accept");
            });
            tools->save->trigger();
            const std::string text = readFile(path.toStdString()).value();
            QCOMPARE(text.front(), path.endsWith(u"json") ? '{' : 'd');
            const auto again = makeGame("dag", {{"graph", text}}).value();
            const Sketch sketch = ask(*again, "a").value()->as<SketchAspect>()->sketch().value();
            QCOMPARE(sketch.nodes()[0].place, std::optional(NodePlace{0, 72}));
            QCOMPARE(sketch.nodes()[1].name, std::string("b c"));
            QCOMPARE(sketch.edges().size(), std::size_t{1});
        }
    }

private:
    /// What the window says of it.
    [[nodiscard]] QString told() { return window->findChildren<StatusChip*>().back()->text(); }
    /// What a picture that was not finished has left, under its name or another.
    [[nodiscard]] QStringList leftBehind() const {
        return QDir(window.filePath({})).entryList({"never*", ".mexplorer*"}, QDir::Files | QDir::Hidden);
    }
    /// Exports the grid of `game` (the open one if empty) as CSV under `name`, as entered in the dialog; a
    /// question is answered with `button`.
    void exportData(const std::string& game, const QString& name,
                    QMessageBox::StandardButton button = QMessageBox::NoButton) {
        if (!game.empty()) QVERIFY(window->document().setGame(game, {}, {}, "grid"));
        QTRY_VERIFY(grid() && grid()->picture().complete() &&
                    grid()->picture().game == window->document().game());
        const QString path = window.filePath(name);
        window.answerDialogs([path, button](QWidget& modal) {
            if (auto* box = qobject_cast<QMessageBox*>(&modal)) box->button(button)->click();
            if (auto* dialog = qobject_cast<QFileDialog*>(&modal)) {
                dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
                QMetaObject::invokeMethod(dialog, "accept");
            }
        });
        window->findChild<Actions*>()->exports.back()->trigger();
    }

    /// Exports a picture of every step under this name; whether others may be overwritten is denied.
    void exportSteps(const QString& suffix, const QString& name) {
        const QString path = window.filePath(name);
        window.answerDialogs([path](QWidget& modal) {
            if (auto* box = qobject_cast<QMessageBox*>(&modal))
                return box->button(QMessageBox::Cancel)->click();
            if (auto* dialog = qobject_cast<ui::ExportDialog*>(&modal)) {
                dialog->findChild<QCheckBox*>("exportEveryStep")->setChecked(true);
                dialog->accept();
            }
            if (auto* dialog = qobject_cast<QFileDialog*>(&modal)) {
                dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
                QMetaObject::invokeMethod(dialog, "accept");
            }
        });
        for (std::size_t i = 0; i < ui::exporters().size(); ++i)
            if (ui::exporters()[i]->suffix() == suffix) window->findChild<Actions*>()->exports[i]->trigger();
    }

    /// The figure of the grid, or null if that is not shown.
    [[nodiscard]] const ui::GridFigure* grid() const {
        return dynamic_cast<const ui::GridFigure*>(window->view().figure().get());
    }
    TestedWindow window;
};

MEXPLORER_TEST(TestExporting)
#include "test_exporting.moc"
