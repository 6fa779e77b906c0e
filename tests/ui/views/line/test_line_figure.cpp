#include "taking_game.h"
#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"

#include "core/catalogue/catalogue.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_signs.h"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>
#include <QTest>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <thread>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QSize usual(1280, 720);

std::shared_ptr<const LineData> dataOf(const TakingLine& line, std::uint64_t size, bool compare = false) {
    Task task;
    const auto game = std::make_shared<TakingGame>(line);
    return *computeLine(game, *roomFor(*game, size), compare, task);
}
Frame frameOf(const LineFigure& figure, const std::optional<Camera>& camera = std::nullopt,
              const Style& style = {}) {
    return {figure, QRectF(QPointF(), usual), camera, style};
}
QImage drawn(const LineFigure& figure, const std::optional<Camera>& camera = std::nullopt,
             const Style& style = {}) {
    QImage image(usual, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, frameOf(figure, camera, style));
    return image;
}
/// Where a value's dot is, by the axes: the chart's plot is the frame's content.
QPoint dotOf(const LineFigure& figure, const Frame& frame, std::uint64_t n) {
    const QRectF all = figure.bounds();
    const QRectF plot = frame.content();
    const double up = (figure.data().known[n] + all.bottom()) / all.height();
    return QPointF(frame.toArea().map(QPointF(double(n), 0)).x(), plot.bottom() - up * plot.height())
        .toPoint();
}
bool isNear(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 12;
}

} // namespace

class TestLineFigure : public QObject {
    Q_OBJECT

private slots:
    void theChartsPointsAreTheValues() {
        TakingLine game;
        game.takes = {1, 3, 4};
        const LineFigure figure(dataOf(game, 60));
        drawn(figure);
        const QList<QPointF> points = figure.chart()->values().points();
        QCOMPARE(points.size(), 60);
        for (int n = 0; n < 60; ++n)
            QCOMPARE(points[n], QPointF(n, figure.data().known[static_cast<std::uint64_t>(n)]));
        QCOMPARE(figure.data().known[9], 0U); // of S = {1, 3, 4}: 0101232 repeats, and 9 = 7 + 2
    }

    void howeverManyValuesTheChartHasFewPoints() {
        const LineFigure figure(dataOf(TakingLine(), 200'000));
        QVERIFY(figure.bucketOf(frameOf(figure)) > 1);
        drawn(figure);
        const auto points = figure.chart()->values().points();
        QVERIFY(points.size() <= qsizetype(LineFigure::mostPoints));
        for (const QPointF& point : points)
            QCOMPARE(point.y(), double(figure.data().known[static_cast<std::uint64_t>(point.x())]));
    }

    void zoomedInEveryValueIsAPoint() {
        const LineFigure figure(dataOf(TakingLine(), 200'000));
        drawn(figure, Camera{{99'999.5, -3, 100, 4}});
        const auto points = figure.chart()->values().points();
        QCOMPARE(points.size(), 102); // one more on each side, so that the line goes on
        QCOMPARE(points.first().x(), 99'999.0);
        QCOMPARE(figure.chart()->nAxis().min(), 99'999.5);
    }

    void dotsStandWhereTheAxesSayAndInTheirColour() {
        TakingLine game;
        game.takes = {1, 2, 3};
        const LineFigure figure(dataOf(game, 40));
        const QImage image = drawn(figure);
        const Frame frame = frameOf(figure);
        for (std::uint64_t n = 0; n < 40; ++n) {
            const QPoint dot = dotOf(figure, frame, n);
            QVERIFY(frame.content().contains(dot));
            QVERIFY2(isNear(image.pixelColor(dot), n % 4 == 0 ? lightTheme().p : lightTheme().n),
                     qPrintable(QString::number(n)));
        }
    }

    /// In grey by 3 to 1, on every ground, and by shape: P is larger.
    void pIsToldFromNWithoutColoursAtEverySize() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            for (const double radius : {1.5, 2.0, 2.4, 2.5, 4.0, 6.0, 9.6}) {
                for (const QColor& ground : {theme.paper, theme.accentSoft}) {
                    const auto dot = [&](bool isP) {
                        QImage image(41, 41, QImage::Format_RGB32);
                        image.fill(ground);
                        QPainter painter(&image);
                        painter.setRenderHint(QPainter::Antialiasing);
                        drawOutcomeDot(painter, {theme}, {20.5, 20.5}, radius, isP ? theme.p : theme.n, isP);
                        return image;
                    };
                    const QImage p = dot(true);
                    const QImage n = dot(false);
                    QVERIFY(contrastOf(p.pixelColor(20, 20), n.pixelColor(20, 20)) >= 3);
                    const auto lowest = [&ground](const QImage& image) {
                        int last = 0;
                        for (int y = 0; y < image.height(); ++y) {
                            if (contrastOf(image.pixelColor(20, y), ground) >= 1.6) last = y;
                        }
                        return last;
                    };
                    QVERIFY2(lowest(p) > lowest(n), qPrintable(QString::number(radius)));
                    // What lies next to a dot, if it is not a mere point, is paper.
                    const QPoint beside(20, qFloor(20.5 + radius + 1.2));
                    if (radius >= 2.5) QVERIFY(contrastOf(n.pixelColor(beside), theme.n) >= 2.4);
                }
            }
        }
    }

    void aChangeOfSizeLeavesNothingBehind() {
        const auto data = dataOf(TakingLine(), 60);
        const auto drawnAt = [](const LineFigure& figure, const QSize& size) {
            QImage image(size, QImage::Format_RGB32);
            QPainter painter(&image);
            figure.draw(painter, Frame(figure, QRectF(QPointF(), size), std::nullopt, {}));
            return image;
        };
        const LineFigure resized(data);
        for (const QSize size : {QSize(1400, 1000), QSize(800, 500), QSize(800, 540), QSize(1280, 720)})
            QCOMPARE(drawnAt(resized, size), drawnAt(LineFigure(data), size));
    }

    void withoutOutcomesThereIsOneColour() {
        LineLook look;
        look.outcomes = false;
        const LineFigure figure(dataOf(TakingLine(), 40), look);
        const QImage image = drawn(figure);
        for (std::uint64_t n = 0; n < 40; ++n)
            QVERIFY(isNear(image.pixelColor(dotOf(figure, frameOf(figure), n)), lightTheme().accent));
    }

    void periodsAreShadedAlternately() {
        TakingLine game;
        game.takes = {1, 2, 3};
        game.found = {
            .status = Period::Status::proved, .length = 4, .start = 4, .saltus = 0, .exceptions = {}};
        LineLook look;
        const LineFigure shaded(dataOf(game, 40), look);
        look.period = false;
        const LineFigure plain(dataOf(game, 40), look);
        const QImage with = drawn(shaded);
        const QImage without = drawn(plain);
        const Frame frame = frameOf(shaded);
        const int y = static_cast<int>(frame.content().top()) + 12; // above all dots
        for (std::uint64_t n = 0; n < 40; ++n) {
            const int x = static_cast<int>(frame.toArea().map(QPointF(double(n), 0)).x());
            QCOMPARE(without.pixelColor(x, y), lightTheme().paper);
            QCOMPARE(with.pixelColor(x, y) != lightTheme().paper, n >= 4 && (n - 4) / 4 % 2 == 0);
        }
        QCOMPARE(shaded.periodText(), QString("period 4 from n = 4: proved"));
    }

    /// A thousand transparent ones in a large window kept it busy for half a second.
    void bandsOfAPeriodAreOpaque() {
        TakingLine game;
        game.found = {
            .status = Period::Status::proved, .length = 3, .start = 0, .saltus = 0, .exceptions = {}};
        const auto data = dataOf(game, 300);
        const auto transparentFills = [&](bool period) {
            QBuffer file;
            QSvgGenerator svg;
            svg.setOutputDevice(&file);
            LineLook look;
            look.period = period;
            const LineFigure figure(data, look);
            QPainter painter(&svg);
            figure.draw(painter, frameOf(figure));
            painter.end();
            return file.data().count("fill-opacity=\"0.");
        };
        QCOMPARE(transparentFills(true), transparentFills(false));
    }

    void theInequalityOfAProofIsShownInNumbers() {
        TakingLine game;
        game.found = {.status = Period::Status::proved,
                      .length = 12,
                      .start = 71,
                      .certificate = PeriodCertificate{2, 2, 167, 239}};
        QCOMPARE(LineFigure(dataOf(game, 240)).proofText(),
                 QString("proof: 2s + 2p + t − 1 = 2·71 + 2·12 + 2 − 1 = 167 ≤ 239, the last n computed"));
        game.found.status = Period::Status::observed;
        game.found.certificate->computed = 150;
        QVERIFY(LineFigure(dataOf(game, 151)).proofText().endsWith("= 167 > 150, the last n computed"));
        game.found.certificate.reset();
        QVERIFY(LineFigure(dataOf(game, 151)).proofText().isEmpty());
        game.found.status = Period::Status::proved;
        game.found.theorem = verbatim("Lasker");
        QCOMPARE(LineFigure(dataOf(game, 151)).proofText(), QString("proof: Lasker"));
    }

    void aHistogramStandsBesideTheChartAtTheHeightsOfTheValues() {
        TakingLine game;
        game.takes = {1, 2, 3};
        LineLook look;
        const LineFigure with(dataOf(game, 40), look);
        look.histogram = false;
        const LineFigure without(dataOf(game, 40), look);
        QVERIFY(frameOf(with).content().right() < frameOf(without).content().right() - 60);
        const QImage image = drawn(with);
        const int x = static_cast<int>(frameOf(with).content().right()) + 20;
        for (std::uint64_t n = 0; n < 4; ++n) // worth 0 … 3
            QVERIFY(image.pixelColor(x, dotOf(with, frameOf(with), n).y()) != lightTheme().paper);
        const int between = (dotOf(with, frameOf(with), 0).y() + dotOf(with, frameOf(with), 1).y()) / 2;
        QCOMPARE(image.pixelColor(x, between), lightTheme().paper);
    }

    void rareHeapsAreMarkedApart() {
        Task task;
        const std::shared_ptr<const Game> kayles = *makeGame("octal", {{"code", "0.77"}});
        const auto data = *computeLine(kayles, *roomFor(*kayles, 240), false, task);
        LineLook look;
        look.period = false;
        const auto marked = [&](const QImage& image, const LineFigure& figure, std::uint64_t n) {
            return isNear(image.pixelColor(dotOf(figure, frameOf(figure), n) + QPoint(0, -4)),
                          lightTheme().accent);
        };
        const LineFigure figure(data, look);
        const QImage image = drawn(figure);
        for (const std::uint64_t n : {34, 39, 70}) // worth 6, 3 and 6
            QVERIFY(marked(image, figure, n));
        for (const std::uint64_t n : {71, 72, 75})
            QVERIFY(!marked(image, figure, n));
        look.rare = false;
        const LineFigure unmarked(data, look);
        QVERIFY(!marked(drawn(unmarked), unmarked, 70));
    }

    /// Where no turn leaves several heaps, no value is rare in this sense, however few heaps have it.
    void whereHeapsDoNotBreakNoneIsMarkedAsRare() {
        Task task;
        const std::shared_ptr<const Game> fibonacci = *makeGame("fibonacci", {});
        const auto data = *computeLine(fibonacci, *roomFor(*fibonacci, 240), false, task);
        QVERIFY(data->census && data->census->isSparse());
        LineLook marking;
        LineLook plain;
        plain.rare = false;
        QCOMPARE(drawn(LineFigure(data, marking)), drawn(LineFigure(data, plain)));
    }

    void theTitleTellsProvedFromObservedAndNone() {
        TakingLine game;
        game.found = {
            .status = Period::Status::observed, .length = 3, .start = 0, .saltus = 0, .exceptions = {}};
        QCOMPARE(LineFigure(dataOf(game, 60)).periodText(),
                 QString("period 3 from n = 0: observed up to n = 59"));
        game.found = {};
        QCOMPARE(LineFigure(dataOf(game, 60)).periodText(), QString("no period found up to n = 59"));
        Task task;
        auto values = *roomFor(TakingGame(), 60);
        (void)game.fill(*values, task);
        QVERIFY(LineFigure(partOf(std::make_shared<TakingGame>(game), values)).periodText().isEmpty());
    }

    void exceptionsAreMarkedAboveTheirDots() {
        TakingLine game;
        game.found = {
            .status = Period::Status::proved, .length = 3, .start = 9, .saltus = 0, .exceptions = {2, 5}};
        const LineFigure figure(dataOf(game, 40));
        QVERIFY(figure.noteText().contains("exceptions: 2"));
        QCOMPARE(columnsWith(drawn(figure), figure, lightTheme().selection), (QList<int>{2, 5}));
    }

    void mismatchesWithTheClosedFormAreMarkedAndCounted() {
        TakingLine game; // take 1 or 2: the true value is n mod 3
        game.theorem = [](std::uint64_t n) -> std::optional<Evaluation> {
            if (n % 10 == 7) return evaluationOf(9);
            if (n % 10 == 8) return Evaluation{n % 3 == 0 ? Outcome::P : Outcome::N, std::nullopt};
            return evaluationOf(n % 3);
        };
        LineLook look;
        look.compare = true;
        const LineFigure figure(dataOf(game, 40, true), look);
        QCOMPARE(figure.data().mismatches->differing, std::uint64_t(4));
        QCOMPARE(figure.data().mismatches->differences.back().place, std::uint64_t{37});
        QVERIFY(figure.noteText().contains("different from the closed form: 4"));
        QCOMPARE(columnsWith(drawn(figure), figure, lightTheme().mismatch), (QList<int>{7, 17, 27, 37}));
        const auto noteOf = [&](auto theorem) {
            game.theorem = theorem;
            return LineFigure(dataOf(game, 40, true), look).noteText();
        };
        // What is silent somewhere, or tells only who wins, is not said to be equal everywhere.
        const auto half = [](std::uint64_t n) {
            return n < 20 ? std::optional(evaluationOf(n % 3)) : std::nullopt;
        };
        QVERIFY(noteOf(half).contains("as the closed form tells: values 20, only who wins 0"));
        const auto outcomes = [](std::uint64_t n) -> std::optional<Evaluation> {
            return Evaluation{evaluationOf(n % 3).outcome, std::nullopt};
        };
        QVERIFY(noteOf(outcomes).contains("as the closed form tells: values 0, only who wins 40"));
        QVERIFY(noteOf([](std::uint64_t n) -> std::optional<Evaluation> {
                    return evaluationOf(n % 3);
                }).contains("equal to the closed form everywhere"));
        look.compare = false;
        const LineFigure silent(dataOf(game, 40, true), look);
        QVERIFY(columnsWith(drawn(silent), silent, lightTheme().mismatch).isEmpty());
    }

    void theOptionsOfTheFocusAreThoseOfTheGame() {
        TakingLine game;
        game.takes = {1, 3, 4};
        LineLook look;
        look.chosen = 17;
        QCOMPARE(LineFigure(dataOf(game, 40), look).options(), (std::vector<HeapOption>{{16}, {14}, {13}}));
        look.hovered = 3;
        const LineFigure figure(dataOf(game, 40), look);
        QCOMPARE(figure.options(), (std::vector<HeapOption>{{2}, {0}}));
        QCOMPARE(figure.textOf(17), QString("a heap of 17 · SG 1 · N · 3 options"));
        QCOMPARE(figure.textOf(1), QString("a heap of 1 · SG 1 · N · 1 option"));
        look.hovered = 40; // beyond the end
        QVERIFY(!LineFigure(dataOf(game, 40), look).focus());
    }

    void misereIsSaid() {
        TakingLine game;
        game.rule = Play::misere;
        const LineFigure figure(dataOf(game, 30));
        QCOMPARE(figure.textOf(1), QString("a heap of 1 · misère value 0 · P · 1 option"));
        QVERIFY(figure.noteText().startsWith("misère"));
        drawn(figure);
    }

    void aStepOfTheMexIsDrawnAcross() {
        TakingLine game;
        game.takes = {1, 2, 3, 4, 5};
        MexSubject subject{"17", {}, evaluationOf(17 % 6)};
        for (std::uint64_t taken = 1; taken <= 5; ++taken)
            subject.options.push_back({{}, std::to_string(17 - taken), evaluationOf((17 - taken) % 6)});
        auto trace = std::make_shared<MexTrace>(Message(), std::vector<Message>(), std::move(subject));
        trace->add({}, {5, 2, {}, false});
        trace->add({}, {5, 5, {}, true});
        LineLook look;
        look.chosen = 17;
        look.trace = trace;
        for (const int step : {0, 1}) {
            look.step = step;
            const LineFigure figure(dataOf(game, 40), look);
            const QImage image = drawn(figure);
            const Frame frame = frameOf(figure);
            const int y = dotOf(figure, frame, step == 0 ? 2 : 5).y(); // n mod 6 is the value
            int seen = 0;
            const QColor line = step == 0 ? lightTheme().mismatch : lightTheme().winning;
            for (int x = static_cast<int>(frame.content().left()) + 20; x < frame.content().right() - 80; ++x)
                seen += isNear(image.pixelColor(x, y), line);
            QVERIFY(seen > frame.content().width() / 3);
        }
    }

    void itIsPaintedToTheEdgesInBothThemesAndWhenPresenting() {
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            for (const double type : {1.0, 1.6}) {
                const QImage image =
                    drawn(LineFigure(dataOf(TakingLine(), 60)), std::nullopt, {theme, type, type});
                for (const QPoint& corner :
                     {QPoint(0, 0), QPoint(1279, 0), QPoint(0, 719), QPoint(1279, 719)})
                    QCOMPARE(image.pixelColor(corner), theme.paper);
            }
        }
    }

    void whatAnotherThreadLetsGoOfEndsInThisOne() {
        auto figure = std::make_shared<const LineFigure>(dataOf(TakingLine(), 60));
        drawn(*figure);
        const QThread* ended = nullptr;
        connect(
            &figure->chart()->values(), &QObject::destroyed, this, [&] { ended = QThread::currentThread(); },
            Qt::DirectConnection);
        std::thread([last = std::move(figure)]() mutable { last.reset(); }).join();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(ended, QThread::currentThread());
    }

    void anotherThreadDrawsTheSame() {
        const LineFigure figure(dataOf(TakingLine(), 60));
        const QImage here = drawn(figure);
        QImage there;
        std::atomic<bool> done = false;
        std::thread thread([&] {
            there = drawn(figure);
            done = true;
        });
        while (!done) // the GUI thread answers
            QCoreApplication::processEvents();
        thread.join();
        QCOMPARE(there, here);
    }

    void tooManyValuesAreRefusedBeforeMemoryIsTaken() {
        const auto room = roomFor(TakingGame(), 2'000'000'000);
        QVERIFY(!room);
        QCOMPARE(room.error().kind, Error::Kind::tooLarge);
    }

    void cancellingEndsTheWork() {
        Task task;
        task.cancel();
        const TakingLine game;
        const auto made =
            computeLine(std::make_shared<TakingGame>(game), *roomFor(TakingGame(), 1000), false, task);
        QVERIFY(!made);
        QCOMPARE(made.error().kind, Error::Kind::cancelled);
    }

    void csvReadsBack() {
        const LineFigure figure(dataOf(TakingLine(), 30'000));
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        Task task;
        QVERIFY(figure.writeCsv(buffer, task));
        const QList<QByteArray> lines = buffer.data().split('\n');
        QCOMPARE(lines.first(), QByteArray("n,value"));
        QCOMPARE(lines.size(), 30'002); // the last is empty
        for (int n = 0; n < 30'000; ++n) {
            const auto fields = lines[n + 1].split(',');
            QCOMPARE(fields[0].toInt(), n);
            QCOMPARE(fields[1].toUInt(), figure.data().known[static_cast<std::uint64_t>(n)]);
        }
    }

private:
    /// The n above or below whose dots (nearer than half the way to the next) the colour is found.
    static QList<int> columnsWith(const QImage& image, const LineFigure& figure, const QColor& colour) {
        const Frame frame = frameOf(figure);
        QList<int> found;
        for (int n = 0; n < static_cast<int>(figure.data().size()); ++n) {
            const QPoint dot = dotOf(figure, frame, static_cast<std::uint64_t>(n));
            bool has = false;
            for (int y = dot.y() - 50; y < dot.y() + 30; ++y) {
                for (int x = dot.x() - 2; x <= dot.x() + 2; ++x)
                    has = has || (image.rect().contains(x, y) && isNear(image.pixelColor(x, y), colour));
            }
            if (has) found << n;
        }
        return found;
    }
};

MEXPLORER_TEST(TestLineFigure)
#include "test_line_figure.moc"
