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

/// Every step of a figure, as files, pages or one moving picture.
class TestStepExports : public QObject {
    Q_OBJECT

private slots:
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

MEXPLORER_TEST(TestStepExports)
#include "test_step_exports.moc"
