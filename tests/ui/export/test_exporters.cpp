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

    void theStepsSentenceMayBeTheCaption() {
        const Exporter& png = **exporterFor("x.png");
        ExportDialog plain(png, {{640, 480}, 1.0, {}, {}});
        auto* notOffered = plain.findChild<QCheckBox*>("exportSaysStep");
        QVERIFY(notOffered->isHidden());
        notOffered->click(); // as assistive technology may
        QVERIFY(!notOffered->isChecked());
        QVERIFY(plain.options().lettering.empty());
        const auto trace = std::make_shared<Trace>();
        trace->steps.push_back({say("The XOR of %1", 3)});
        trace->steps.push_back({say("S = 0: every column is even.")});
        ExportDialog dialog(png, {{640, 480}, 1.0, {}, {}}, {trace, 1});
        auto* caption = dialog.findChild<QLineEdit*>("exportCaption");
        dialog.findChild<QLineEdit*>("exportTitle")->setText("Bouton");
        caption->setText("1902");
        QCOMPARE(dialog.options().lettering.title, QString("Bouton"));
        QCOMPARE(dialog.options().lettering.caption, QString("1902"));
        dialog.findChild<QCheckBox*>("exportSaysStep")->setChecked(true);
        QVERIFY(!caption->isEnabled());
        QCOMPARE(dialog.options().lettering.caption, QString("S = 0: every column is even."));
        dialog.findChild<QLineEdit*>("exportWidth")->setText("16");
        QVERIFY(!dialog.findChild<QLabel*>("fieldError")->text().isEmpty());
    }

    void everyStepIsOfferedWhereThereAreSteps() {
        const Exporter& pdf = **exporterFor("x.pdf");
        const ExportOptions options{{640, 480}, 1.0, {}, {}};
        QVERIFY(ExportDialog(pdf, options).findChild<QCheckBox*>("exportEveryStep")->isHidden());
        const auto trace = std::make_shared<Trace>();
        const auto push = [&](const char* sentence) { trace->steps.push_back({say(sentence)}); };
        push("Short.");
        push("The longest of these sentences.");
        ExportDialog dialog(pdf, options, {trace, -1});
        auto* every = dialog.findChild<QCheckBox*>("exportEveryStep");
        auto* says = dialog.findChild<QCheckBox*>("exportSaysStep");
        QVERIFY(!every->isHidden() && says->isHidden()); // no step is shown, so the figure has no sentence
        every->setChecked(true);
        QVERIFY(dialog.isOfEveryStep() && !says->isHidden() && !dialog.saysStep());
        says->setChecked(true);
        QVERIFY(dialog.saysStep());
        QCOMPARE(dialog.options().lettering.caption, QString("The longest of these sentences."));
        every->setChecked(false);
        QVERIFY(!dialog.saysStep() && says->isHidden());
        for (std::size_t more = 0; more < mostSteps; ++more)
            push("Again.");
        every->setChecked(true);
        QVERIFY(dialog.findChild<QLabel*>("fieldError")->text().contains("1002"));
    }

    /// Whose figures are as many different ones as there are steps.
    Steps stepsOf(std::size_t count) {
        auto trace = std::make_shared<Trace>();
        for (std::size_t step = 0; step < count; ++step)
            trace->steps.push_back({say("Sentence %1.", step)});
        return {trace, [](int) { return std::make_unique<SampleFigure>(); }};
    }

    void everyStepIsAFileOrAPage() {
        ExportOptions options{{400, 300}, 1.0, {}, {}};
        options.saysSteps = true;
        QVERIFY(exportSteps(folder.filePath("all.pdf"), stepsOf(12), options, task));
        QFile file(folder.filePath("all.pdf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("/Type /Page\n"), 12);
        QVERIFY(exportSteps(folder.filePath("all.svg"), stepsOf(12), options, task));
        QVERIFY(!QFile::exists(folder.filePath("all.svg")));
        for (const char* name : {"all-01.svg", "all-12.svg"}) {
            QFile picture(folder.filePath(name));
            QVERIFY2(picture.open(QIODevice::ReadOnly), name);
            const int step = QByteArray(name).mid(4, 2).toInt() - 1;
            QVERIFY(picture.readAll().contains(QStringLiteral("Sentence %1.").arg(step).toUtf8()));
        }
        QVERIFY(!QFile::exists(folder.filePath("all-13.svg")));
    }

    /// A caption of two lines at one step takes its room at the others.
    void theFigureHasTheSamePlaceAtEveryStep() {
        auto trace = std::make_shared<Trace>();
        trace->steps.push_back({say("Short.")});
        trace->steps.push_back({say("This sentence is so long that it does not have room in one line.")});
        const Steps steps(trace, [](int) { return std::make_unique<SampleFigure>(); });
        ExportOptions options{{400, 300}, 1.0, {}, {}};
        options.saysSteps = true;
        QVERIFY(exportSteps(folder.filePath("steady.png"), steps, options, task));
        const QImage one(folder.filePath("steady-01.png"));
        const QImage other(folder.filePath("steady-02.png"));
        const QRect above(0, 0, 400, 240);
        QCOMPARE(one.copy(above), other.copy(above));
        QVERIFY(one != other);
        QVERIFY(exportFile(folder.filePath("alone.png"), OneStep(steps, 0), options, task));
        QVERIFY(QImage(folder.filePath("alone.png")).copy(above) != one.copy(above));
    }

    void aMovingPictureIsOfEveryStepUnlessOneIsWanted() {
        const auto trace = std::make_shared<Trace>();
        trace->steps.push_back({say("One.")});
        trace->steps.push_back({say("Two.")});
        const ExportOptions options{{640, 480}, 1.0, {}, {}};
        ExportDialog dialog(**exporterFor("x.gif"), options, {trace, 1});
        auto* speed = dialog.findChild<QComboBox*>("exportSpeed");
        auto* loops = dialog.findChild<QCheckBox*>("exportLoops");
        QVERIFY(dialog.isOfEveryStep() && speed->isEnabled() && !speed->isHidden());
        QVERIFY(dialog.saysStep());
        QCOMPARE(dialog.options().film.speed, 1.0);
        QCOMPARE(dialog.options().film.loops, 0);
        speed->setCurrentIndex(speed->count() - 1);
        loops->setChecked(false);
        QCOMPARE(dialog.options().film.speed, 2.0);
        QCOMPARE(dialog.options().film.loops, 1);
        dialog.findChild<QCheckBox*>("exportEveryStep")->setChecked(false);
        QVERIFY(!speed->isEnabled() && !loops->isEnabled());
        const ExportDialog still(**exporterFor("x.gif"), options);
        QVERIFY(!still.isOfEveryStep() && still.findChild<QComboBox*>("exportSpeed")->isHidden());
        const ExportDialog png(**exporterFor("x.png"), options, {trace, 1});
        QVERIFY(!png.isOfEveryStep() && png.findChild<QCheckBox*>("exportLoops")->isHidden());
    }

    void tooManyOrCancelledStepsLeaveNoFile() {
        const QString path = folder.filePath("none.pdf");
        const auto refused = exportSteps(path, stepsOf(mostSteps + 1), {}, task);
        QVERIFY(!refused && refused.error().kind == Error::Kind::tooLarge);
        Task stopped;
        stopped.cancel();
        const auto ended = exportSteps(path, stepsOf(3), {}, stopped);
        QVERIFY(!ended && ended.error().kind == Error::Kind::cancelled);
        QVERIFY(!QFile::exists(path));
        // A sentence that leaves no room for the figure.
        ExportOptions low{{400, 60}, 1.0, {}, {}};
        low.saysSteps = true;
        const auto full = exportSteps(path, stepsOf(3), low, task);
        QVERIFY(!full && !QFile::exists(path));
    }

    void aSequenceIsWalkedInTheSameWayByWhateverShowsIt() {
        const Steps steps = stepsOf(3);
        ExportOptions options{{400, 300}, 1.0, {}, {}};
        options.saysSteps = true;
        // Paper has a page for each step.
        const QString path = folder.filePath("printed.pdf");
        {
            QPdfWriter paper(path);
            QVERIFY(print(paper, steps, options));
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("/Type /Page\n"), 3);
        // One step of it is a sequence, too, with the sentence of that step.
        const OneStep second(steps, 1);
        QCOMPARE(second.count(), std::size_t{1});
        QCOMPARE(second.sentence(0), QString("Sentence 1."));
        QCOMPARE(second.title(0), steps.title(1));
        const QString one = folder.filePath("one.svg");
        QVERIFY(exportFile(one, second, options, task));
        QFile picture(one);
        QVERIFY(picture.open(QIODevice::ReadOnly));
        QVERIFY(picture.readAll().contains("Sentence 1."));
        // A figure alone says nothing, and remains the same until the next one.
        const Still alone(figure);
        QVERIFY(alone.count() == 1 && alone.sentence(0).isEmpty() && alone.title(0).isEmpty());
        QCOMPARE(alone.figure(0, 0.5).get(), static_cast<const Figure*>(&figure));
        // A format without pages writes the first.
        QVERIFY(exportFile(one, steps, options, task));
        QFile first(one);
        QVERIFY(first.open(QIODevice::ReadOnly));
        QVERIFY(first.readAll().contains("Sentence 0."));
    }

private:
    Task task;
    QTemporaryDir folder;
    SampleFigure figure;
};

MEXPLORER_TEST(TestExporters)
#include "test_exporters.moc"
