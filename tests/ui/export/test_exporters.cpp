#include "tests/runner/listed.h"
#include "tests/ui/sample_figure.h"
#include "ui/export/export_dialog.h"
#include "ui/export/exporter.h"
#include "ui/export/print.h"

#include <QBuffer>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPdfWriter>
#include <QProcess>
#include <QPushButton>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cerrno>
#include <cstring>

#include <sys/resource.h>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestExporters : public QObject {
    Q_OBJECT

private slots:
    void pngHasTheSizeTimesTheScaleAndIsNotBlank() {
        const ExportOptions options{{400, 300}, 2.0, {}, {}};
        const QString path = folder.filePath("figure.png");
        QVERIFY(exportFile(path, figure, options, task).has_value());
        const QImage image(path);
        QCOMPARE(image.size(), QSize(800, 600));
        QCOMPARE(image.pixelColor(100, 300), lightTheme().p);
        QCOMPARE(image.pixelColor(700, 300), lightTheme().n);
        QCOMPARE(image.pixelColor(1, 1), lightTheme().paper); // nothing is left unpainted
    }

    void aPageHoldsTheFigureAsLargeAsItFits() {
        const QString path = folder.filePath("page.pdf");
        QPdfWriter page(path);
        page.setPageSize(QPageSize(QPageSize::A4));
        QVERIFY(print(page, figure, {{400, 300}, 1.0, {}, {}}));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF") && bytes.size() > 1000);
        QPdfWriter nowhere("/nonexistent/page.pdf");
        QVERIFY(!print(nowhere, figure, {{400, 300}, 1.0, {}, {}}));
    }

    void svgIsWellFormedWithSizeViewBoxAndText() {
        const QString path = folder.filePath("figure.svg");
        QVERIFY(exportFile(path, figure, {{400, 300}, 1.0, {}, {}}, task).has_value());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        QString words;
        QString viewBox;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() && xml.name() == u"svg")
                viewBox = xml.attributes().value("viewBox").toString();
            if (xml.isCharacters()) words += xml.text();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(viewBox, QString("0 0 400 300"));
        QVERIFY(words.contains("Nimber"));

        QSvgRenderer renderer(path);
        QVERIFY(renderer.isValid());
        QImage image(400, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        QCOMPARE(image.pixelColor(50, 150), lightTheme().p);
    }

    void pdfIsOnePageOfTheSizeWithItsText() {
        const QString path = folder.filePath("figure.pdf");
        QVERIFY(exportFile(path, figure, {{400, 300}, 1.0, {}, {}}, task).has_value());
        QProcess info;
        info.start("pdfinfo", {path});
        QVERIFY(info.waitForFinished());
        const QString told = info.readAllStandardOutput();
        QVERIFY2(told.contains(QRegularExpression("Pages:\\s+1\\b")), qPrintable(told));
        QVERIFY2(told.contains(QRegularExpression("Page size:\\s+300 x 225 pts")),
                 qPrintable(told)); // 3/4 point a pixel
        QProcess text;
        text.start("pdftotext", {path, "-"});
        QVERIFY(text.waitForFinished());
        QVERIFY(QString(text.readAllStandardOutput()).contains("Nimber"));
    }

    void csvIsTheFiguresData() {
        const QString path = folder.filePath("figure.csv");
        QVERIFY(exportFile(path, figure, {}, task).has_value());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("n,value\n0,0\n1,1\n"));
    }

    void theCameraDecidesWhatIsSeen() {
        const auto image = toImage(figure, {{200, 200}, 1.0, Camera{{0, 0, 20, 20}}, {}});
        QVERIFY(image.has_value());
        QCOMPARE(image->pixelColor(150, 60), lightTheme().p);
        QCOMPARE(image->pixelColor(50, 60), lightTheme().p);
    }

    void theSameFigureGivesTheSameBytes() {
        for (const char* name : {"a.png", "a.svg"}) {
            const QString first = folder.filePath(QString("first-") + name);
            const QString second = folder.filePath(QString("second-") + name);
            QVERIFY(exportFile(first, figure, {}, task).has_value() &&
                    exportFile(second, figure, {}, task).has_value());
            QFile one(first);
            QFile two(second);
            QVERIFY(one.open(QIODevice::ReadOnly) && two.open(QIODevice::ReadOnly));
            QCOMPARE(one.readAll(), two.readAll());
        }
    }

    void refusalsNameTheLimitAndLeaveTheFileAlone() {
        const QString path = folder.filePath("kept.png");
        QFile kept(path);
        QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write("kept") == 4);
        kept.close();
        for (const ExportOptions& options :
             {ExportOptions{{0, 300}, 1, {}, {}}, ExportOptions{{-5, 300}, 1, {}, {}},
              ExportOptions{{30'000, 300}, 1, {}, {}}, ExportOptions{{20'000, 20'000}, 4, {}, {}}}) {
            const auto written = exportFile(path, figure, options, task);
            QVERIFY(!written);
            const QString why = QString::fromStdString(written.error().message.english());
            QVERIFY2(why.contains("20000") || why.contains("million"), qPrintable(why));
        }
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("kept"));
    }

    void whatHasNoPixelsMayHaveLongSidesBoth() {
        const ExportOptions large{{20'000, 20'000}, 1, {}, {}};
        QVERIFY(!(*exporterFor("x.png"))->check(large));
        QVERIFY((*exporterFor("x.svg"))->check(large));
        QVERIFY((*exporterFor("x.pdf"))->check(large));
        QVERIFY((*exporterFor("x.csv"))->check({{1, 1}, 1, {}, {}})); // has no sides either
    }

    void anUnknownEndingIsRefusedWithTheKnownOnes() {
        const auto written = exportFile(folder.filePath("figure.bmp"), figure, {}, task);
        QVERIFY(!written);
        for (const char* known : {".png", ".svg", ".pdf", ".csv"}) {
            QVERIFY(written.error().message.english().find(known) != std::string::npos);
        }
    }

    void aFolderThatIsNotThereIsAnError() {
        const auto written = exportFile(folder.filePath("no/such/folder/figure.svg"), figure, {}, task);
        QVERIFY(!written);
        QVERIFY(written.error().message.english().find("no/such/folder") != std::string::npos);
    }

    /// Whatever a picture's writer does not notice: it is told, and what was there stays.
    void aDiskThatFillsUpIsToldAndTheFileStays() {
        for (const char* name : {"full.png", "full.svg", "full.pdf", "full.csv"}) {
            const QString path = folder.filePath(name);
            QFile kept(path);
            QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write("kept") == 4);
            kept.close();
            rlimit before = {};
            QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
            const rlimit few = {7, before.rlim_max}; // bytes that a file may have
            QCOMPARE(setrlimit(RLIMIT_FSIZE, &few), 0);
            const auto written = exportFile(path, figure, {}, task);
            QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
            QVERIFY2(!written, name);
            const QString why = QString::fromStdString(written.error().message.english());
            QVERIFY2(why.contains(path) && why.contains(std::strerror(EFBIG)), qPrintable(why));
            QVERIFY(kept.open(QIODevice::ReadOnly));
            QCOMPARE(kept.readAll(), QByteArray("kept"));
        }
    }

    void whatIsCancelledIsNotWritten() {
        Task stopped;
        stopped.cancel();
        for (const char* name : {"never.png", "never.svg", "never.pdf", "never.csv"}) {
            const auto written = exportFile(folder.filePath(name), figure, {}, stopped);
            QVERIFY(!written);
            QCOMPARE(written.error().kind, Error::Kind::cancelled);
            QVERIFY(!QFile::exists(folder.filePath(name)));
        }
    }

    void theDialogSaysWhatCannotBeAndGivesWhatWasChosen() {
        const Exporter& png = **exporterFor("x.png");
        ExportDialog dialog(png, {{640, 480}, 1.0, {}, {}});
        auto* width = dialog.findChild<QLineEdit*>("exportWidth");
        auto* error = dialog.findChild<QLabel*>("fieldError");
        for (const char* wrong : {"", "-3", "wide", "1000000000000000000000000000000"}) {
            width->setText(wrong);
            QVERIFY2(!error->text().isEmpty(), wrong);
        }
        width->setText("1000");
        QVERIFY(error->text().isEmpty());
        dialog.findChild<QComboBox*>("exportScale")->setCurrentIndex(2);
        QCOMPARE(dialog.options().size, QSize(1000, 480));
        QCOMPARE(dialog.options().scale, 3.0);
    }

private:
    Task task;
    QTemporaryDir folder;
    SampleFigure figure;
};

MEXPLORER_TEST(TestExporters)
#include "test_exporters.moc"
