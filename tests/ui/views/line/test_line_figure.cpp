#include "drawn_line.h"
#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"

#include "core/catalogue/catalogue.h"
#include "ui/views/line/line_signs.h"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>
#include <QTest>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <numeric>
#include <thread>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

qsizetype ellipsesOf(const LineFigure& figure, const std::optional<Camera>& camera = std::nullopt) {
    QBuffer svg;
    QSvgGenerator generator;
    generator.setOutputDevice(&svg);
    generator.setSize(usual);
    QPainter painter(&generator);
    figure.draw(painter, frameOf(figure, camera));
    painter.end();
    return svg.data().count("<ellipse") + svg.data().count("<circle");
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

    /// By a contrast of 3 to 1 in grey, on every background, and by shape: P is larger.
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
                    // Next to a dot, unless it is a mere point, there is paper.
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

    void mismatchesWithTheClosedFormAreMarkedAndCounted() {
        TakingLine game; // take 1 or 2: the true value is n mod 3
        game.theorem = [](std::uint64_t n) -> std::optional<Evaluation> {
            if (n % 10 == 7) return evaluationOf(9);
            if (n % 10 == 8) return Evaluation{n % 3 == 0 ? Outcome::P : Outcome::N, {}};
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
        // A theorem that says nothing somewhere, or only who wins, is not reported as equal everywhere.
        const auto half = [](std::uint64_t n) {
            return n < 20 ? std::optional(evaluationOf(n % 3)) : std::nullopt;
        };
        QVERIFY(noteOf(half).contains("as the closed form tells: values 20, only who wins 0"));
        const auto outcomes = [](std::uint64_t n) -> std::optional<Evaluation> {
            return Evaluation{evaluationOf(n % 3).outcome, {}};
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

    /// Counts the painted ellipses, as each ring takes some microseconds.
    void ofVeryManyOptionsNoneHasARing() {
        TakingLine game;
        game.takes.resize(4000);
        std::iota(game.takes.begin(), game.takes.end(), std::uint64_t{1});
        const auto data = dataOf(game, 4001);
        LineLook look;
        look.hovered = 4000;
        const LineFigure figure(data, look);
        QCOMPARE(figure.options().size(), std::size_t{4000});
        QVERIFY(ellipsesOf(figure) < 20);
        QVERIFY(ellipsesOf(figure, Camera{{0, -2000, 300, 2100}}) > 300); // as few are in sight
        const QImage image = drawn(figure);
        const QColor spot = image.pixelColor(dotOf(figure, frameOf(figure), 1000));
        QVERIFY(isNear(spot, lightTheme().accent));
    }

    /// In a step of the mex, options with the candidate's value have no rings or lines either.
    void ofVeryManyEqualOptionsNoneIsSingledOut() {
        TakingLine game;
        game.takes.clear();
        game.change = [](std::uint64_t, std::uint32_t) { return 2U; };
        MexSubject subject;
        for (std::uint64_t taken = 1; taken <= 4000; ++taken) {
            game.takes.push_back(taken);
            subject.options.push_back({{}, std::to_string(4000 - taken), evaluationOf(2)});
        }
        const auto trace = std::make_shared<MexTrace>(Message(), std::vector<Message>(), std::move(subject));
        trace->add({}, {.optionsShown = 4000, .candidate = 2, .compared = true});
        LineLook look;
        look.chosen = 4000;
        look.trace = trace;
        look.step = 0;
        QVERIFY(ellipsesOf(LineFigure(dataOf(game, 4001), look)) < 20);
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
        trace->add({}, {.optionsShown = 5, .candidate = 2});
        trace->add({}, {.optionsShown = 5, .candidate = 5, .done = true});
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
        while (!done) // the GUI thread stays responsive
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
};

MEXPLORER_TEST(TestLineFigure)
#include "core/explain/mex_trace.h"
#include "test_line_figure.moc"
