#include "tests/runner/listed.h"
#include "tests/ui/sample_figure.h"
#include "ui/export/export_dialog.h"
#include "ui/export/exporter.h"
#include "ui/export/print.h"
#include "ui/export/step_export.h"
#include "ui/figure/steps.h"

#include <QBuffer>
#include <QCheckBox>
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
        // On paper it is as large as one of half as many pixels at the screen's 96 dpi.
        QCOMPARE(image.dotsPerMeterX(), qRound(2 * 96 / 0.0254));
        QCOMPARE(image.pixelColor(1, 1), lightTheme().paper); // no pixel is left unpainted
    }

    void aPageHoldsTheFigureAsLargeAsItFits() {
        const QString path = folder.filePath("page.pdf");
        QPdfWriter page(path);
        page.setPageSize(QPageSize(QPageSize::A4));
        QVERIFY(print(page, Still(figure), {{400, 300}, 1.0, {}, {}}));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF") && bytes.size() > 1000);
        QPdfWriter nowhere("/nonexistent/page.pdf");
        QVERIFY(!print(nowhere, Still(figure), {{400, 300}, 1.0, {}, {}}));
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
                 qPrintable(told)); // 3/4 point per pixel
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
        for (const char* name : {"a.png", "a.svg", "a.gif", "a.webp"}) {
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
        QVERIFY((*exporterFor("x.csv"))->check({{1, 1}, 1, {}, {}})); // tables have no size
    }

    void anUnknownEndingIsRefusedWithTheKnownOnes() {
        const auto written = exportFile(folder.filePath("figure.bmp"), figure, {}, task);
        QVERIFY(!written);
        for (const char* known : {".png", ".svg", ".pdf", ".gif", ".webp", ".csv"}) {
            QVERIFY(written.error().message.english().find(known) != std::string::npos);
        }
    }

    void aFolderThatIsNotThereIsAnError() {
        const auto written = exportFile(folder.filePath("no/such/folder/figure.svg"), figure, {}, task);
        QVERIFY(!written);
        QVERIFY(written.error().message.english().find("no/such/folder") != std::string::npos);
    }

    /// Even if the picture's writer does not notice: it is reported, and the old file stays.
    void aDiskThatFillsUpIsToldAndTheFileStays() {
        for (const char* name : {"full.png", "full.svg", "full.pdf", "full.gif", "full.webp", "full.csv"}) {
            const QString path = folder.filePath(name);
            QFile kept(path);
            QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write("kept") == 4);
            kept.close();
            rlimit before = {};
            QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
            const rlimit few = {7, before.rlim_max}; // the size limit of files, in bytes
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
        for (const char* name :
             {"never.png", "never.svg", "never.pdf", "never.gif", "never.webp", "never.csv"}) {
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

    void aTitleAndACaptionStandBesideTheFigureAndNeverOnIt() {
        const ExportOptions plain{{400, 300}, 1.0, {}, {}, {}};
        ExportOptions lettered = plain;
        lettered.lettering = {"A title",
                              "A caption that is too long for one line of such a small picture, and wraps"};
        const QImage without = toImage(figure, plain).value();
        const QImage with = toImage(figure, lettered).value();
        const auto hasInk = [](const QImage& image, const QRect& part) {
            for (int y = part.top(); y <= part.bottom(); ++y) {
                for (int x = part.left(); x <= part.right(); ++x) {
                    if (image.pixelColor(x, y) == lightTheme().ink) return true;
                }
            }
            return false;
        };
        const QRect above(0, 0, 400, 40);
        const QRect below(0, 245, 400, 55);
        QVERIFY(!hasInk(without, above) && !hasInk(without, below));
        QVERIFY(hasInk(with, above) && hasInk(with, below));
        // The whole figure is between title and caption.
        const auto isIn = [&with](const QColor& colour, int y) {
            for (int x = 0; x < with.width(); ++x) {
                if (with.pixelColor(x, y) == colour) return true;
            }
            return false;
        };
        QVERIFY(isIn(lightTheme().p, 140) && isIn(lightTheme().n, 140));
        for (int y = 0; y < with.height(); ++y) {
            if (above.contains(0, y) || below.contains(0, y))
                QVERIFY(!isIn(lightTheme().p, y) && !isIn(lightTheme().n, y));
        }
    }

    void letteringStaysInDrawingsAndIsNoneOfTheData() {
        ExportOptions options{{400, 300}, 1.0, {}, {}, {"<b>Bouton</b>", "1902"}};
        const QString svg = folder.filePath("lettered.svg");
        QVERIFY(exportFile(svg, figure, options, task).has_value());
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        QString words;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::Characters) words += xml.text();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(words.contains("<b>Bouton</b>") && words.contains("1902") && words.contains("Nimber"));
        const QString csv = folder.filePath("lettered.csv");
        QVERIFY(exportFile(csv, figure, options, task).has_value());
        QFile data(csv);
        QVERIFY(data.open(QIODevice::ReadOnly));
        QCOMPARE(data.readAll(), QByteArray("n,value\n0,0\n1,1\n"));
    }

    void letteringThatLeavesNoRoomIsRefused() {
        const auto allows = [](const QString& title, const QString& caption, QSize size) {
            return (*exporterFor("x.svg"))->check({size, 1.0, {}, {}, {title, caption}}).has_value();
        };
        QVERIFY(allows("Bouton", "1902", {400, 300}));
        QVERIFY(!allows("Bouton", "1902", {400, 60}));
        QVERIFY(!allows(QString(500, u'm'), "", {400, 300}));
        QVERIFY(allows(QString(500, u'm'), "", {1920, 1080}));
        QVERIFY(!allows("", QString(1'000'000, u'm'), {20'000, 20'000}));
        QVERIFY((*exporterFor("x.csv"))->check({{400, 60}, 1.0, {}, {}, {"Bouton", "1902"}}));
    }

private:
    Task task;
    QTemporaryDir folder;
    SampleFigure figure;
};

MEXPLORER_TEST(TestExporters)
#include "test_exporters.moc"
