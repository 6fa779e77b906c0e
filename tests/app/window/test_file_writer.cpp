#include "answers.h"
#include "app/window/file_writer.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/theme/language.h"

#include <QSignalSpy>
#include <QThread>

using namespace mexplorer;
using namespace mexplorer::app;

class TestFileWriter : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ui::setLanguage("en"); }

    void aNameWithoutASuffixGetsIt() {
        QSignalSpy told(writer, &FileWriter::told);
        writer->start("Writing", folder.filePath("data"), "csv",
                      [](const QString& path, Task&) { return ui::saveFile(path, "1,2"); });
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(told.front().front().toString().contains("data.csv"));
        QCOMPARE(ui::readFile(folder.filePath("data.csv")).value(), QByteArray("1,2"));
        writer->start("Writing", {}, "csv", {}); // no file was chosen
        QVERIFY(!writer->job().running());
    }

    void aFailureIsSaidInABox() {
        const Answers answers;
        writer->start("Writing", folder.filePath("no/folder.csv"), "csv",
                      [](const QString& path, Task&) { return ui::saveFile(path, "1,2"); });
        QTRY_COMPARE(answers.asked().size(), 1);
    }

    void whetherToStopIsAskedOnlyWhileItWrites() {
        QVERIFY(writer->mayStop());
        const auto writeUntilStopped = [](const QString&, Task& task) -> Expected<void> {
            while (!task.cancelled())
                QThread::msleep(1);
            return cancelled();
        };
        writer->start("Writing", folder.filePath("long.csv"), "csv", writeUntilStopped);
        {
            const Answers goOn(QMessageBox::Cancel);
            QVERIFY(!writer->mayStop());
            QVERIFY(writer->job().running());
        }
        const Answers stop(QMessageBox::Discard);
        QVERIFY(writer->mayStop());
        QTRY_VERIFY(!writer->job().running());
    }

private:
    OwnFolder folder;
    QWidget window;
    FileWriter* writer = new FileWriter(window);
};

MEXPLORER_TEST(TestFileWriter)
#include "test_file_writer.moc"
