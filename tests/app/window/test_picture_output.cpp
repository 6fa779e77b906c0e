#include "answers.h"
#include "app/window/file_writer.h"
#include "app/window/picture_output.h"
#include "app/window/view_stack.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/theme/language.h"

#include <QClipboard>
#include <QMimeData>
#include <QSignalSpy>

using namespace mexplorer;
using namespace mexplorer::app;

class TestPictureOutput : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ui::setLanguage("en"); }
    void init() {
        QVERIFY(document.setGame("nim", {}, "3,5", "grid"));
        views.show("grid");
    }

    void thereIsNothingToCopyBeforeTheFirstFigure() {
        ViewStack unshown(document, nullptr);
        unshown.show("grid");
        PictureOutput early(document, unshown, *writer, window);
        QSignalSpy failed(&early, &PictureOutput::failed);
        early.copy();
        early.print();
        early.exportBy(*ui::exporters().front());
        QCOMPARE(failed.size(), 3);
    }

    void aCopyIsABitmapAndADrawing() {
        showFigure();
        QSignalSpy told(output, &PictureOutput::told);
        output->copy();
        QTRY_COMPARE(told.size(), 1);
        const QMimeData* data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->hasImage() && data->data("image/svg+xml").contains("<svg"));
    }

    void dataAreExportedWhereOneSays() {
        showFigure();
        const QString path = folder.filePath("values.csv");
        const Answers answers(QMessageBox::NoButton, path);
        output->exportBy(**ui::exporterFor(path));
        QTRY_VERIFY(QFile::exists(path));
        QVERIFY(ui::readFile(path).value().startsWith("a,b,value\n"));
    }

    void theTitleDoesNotTellThePositionOfACoveredFigure() {
        QVERIFY(output->title().contains("3,5") || output->title().contains("3, 5"));
        QWidget cover;
        views.addWidget(&cover);
        views.cover(cover);
        QVERIFY(!output->title().contains("3,5") && !output->title().contains("3, 5"));
        views.uncover();
    }

private:
    void showFigure() {
        views.resize(400, 300);
        views.setVisible(true);
        views.current().activate();
        QTRY_VERIFY(views.current().figure());
    }

    OwnFolder folder;
    ui::Document document;
    QWidget window;
    ViewStack views{document, nullptr};
    FileWriter* writer = new FileWriter(window);
    PictureOutput* output = new PictureOutput(document, views, *writer, window);
};

MEXPLORER_TEST(TestPictureOutput)
#include "test_picture_output.moc"
