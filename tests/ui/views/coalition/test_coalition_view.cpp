#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/theme/language.h"
#include "ui/views/coalition/coalition_view.h"

#include <QBuffer>
#include <QMouseEvent>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// A document and a view for coalitions.
struct CoalitionDesk {
    explicit CoalitionDesk(const std::string& position, const std::string& kind = "table") {
        if (!document.setGame("coalition", {{"kind", kind}}, position, "coalition"))
            qFatal("no such coalitions");
        view.QWidget::resize(1000, 600);
        view.show();
        view.activate();
        settle();
    }
    void settle() {
        if (!QTest::qWaitFor([&] { return view.figure() && view.shownTrace(); })) qFatal("no picture");
    }
    [[nodiscard]] QImage drawn() {
        QImage image(1000, 600, QImage::Format_RGB32);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        view.figure()->draw(painter, Frame(*view.figure(), QRectF(image.rect()), std::nullopt, {}));
        return image;
    }
    void checkSteps() {
        QImage before;
        for (std::size_t step = 0; step < view.shownTrace()->steps.size(); ++step) {
            view.showStep(static_cast<int>(step));
            const QImage now = drawn();
            QVERIFY2(now != before, view.shownTrace()->steps[step].reason.english().c_str());
            before = now;
        }
    }
    void pointAt(const QPointF& world) {
        const QPointF at = view.canvas().frame().toArea().map(world);
        QMouseEvent move(QEvent::MouseMove, at, view.canvas().mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(&view.canvas(), &move);
    }
    [[nodiscard]] QByteArray csv() {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        Task task;
        if (!view.figure()->writeCsv(buffer, task)) qFatal("nothing is written");
        return buffer.data();
    }

    Document document;
    CoalitionView view{document};
};

/// A vote of four, as it is seen in a window of 1280 × 720 and when presenting there.
struct SeenVote {
    explicit SeenVote(bool isPresented)
        : size(isPresented ? QSize(1280, 578) : QSize(769, 551)),
          style(isPresented ? Style::presenting(lightTheme()) : Style{}) {
        if (!document.setGame("coalition", {{"kind", "vote"}}, "[9; 7,7,1,1]", "coalition"))
            qFatal("no such coalitions");
        Task task;
        auto made = coalitionViewKind().figure(document.scene("coalition"), task);
        if (!made) qFatal("no picture");
        figure = std::move(*made);
    }
    [[nodiscard]] std::vector<SeenText> texts() const {
        return seenTexts(*figure, size, std::nullopt, style);
    }
    [[nodiscard]] QString textIn(const QRectF& world) const {
        const Frame frame(*figure, QRectF(QPointF(), size), std::nullopt, style);
        const QRectF place = frame.toArea().mapRect(world);
        QString all;
        for (const SeenText& seen : texts())
            if (place.contains(seen.box.center())) all += seen.text;
        return all;
    }

    Document document;
    QSize size;
    Style style;
    std::unique_ptr<Figure> figure;
    CoalitionLayout layout{4, false, true};
};

} // namespace

/// Pictures of coalitions, and their steps.
class TestCoalitionView : public QObject {
    Q_OBJECT

private slots:
    void whatSentencesNameIsFoundUnderThePointer() {
        const CoalitionDesk desk("68,102,0,170,710,762,992");
        const auto& figure = *desk.view.figure();
        for (const Topic& topic : {Topic{topic::player, 0}, Topic{topic::player, 2},
                                   Topic{topic::coalition, 0b011}, Topic{topic::coalition, 0b111}}) {
            const auto place = figure.placeOfTopic(topic);
            QVERIFY(place);
            QVERIFY(figure.topicAt(place->center()) == topic);
        }
        QVERIFY(!figure.placeOfTopic(Topic{topic::player, 3}));
    }

    void everyStepChangesThePicture_data() {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("position");
        QTest::newRow("two") << QByteArray("table") << QByteArray("1,2,5");
        QTest::newRow("three") << QByteArray("table") << QByteArray("68,102,0,170,710,762,992");
        QTest::newRow("empty core") << QByteArray("table") << QByteArray("0,0,0,1,1,1,1");
        QTest::newRow("nothing") << QByteArray("table") << QByteArray("0,0,0,0,0,0,0");
        QTest::newRow("costs") << QByteArray("airport") << QByteArray("1,2,3");
        QTest::newRow("four") << QByteArray("table") << QByteArray("0,0,0,0,5,5,8,9,10,8,13,15,16,17,21");
        QTest::newRow("five") << QByteArray("vote") << QByteArray("[5; 3,2,2,1,1]");
        QTest::newRow("six") << QByteArray("vote") << QByteArray("[6; 3,2,2,1,1,1]");
        QTest::newRow("eight") << QByteArray("bankruptcy") << QByteArray("300; 10,20,30,40,50,60,70,80");
        QTest::newRow("twenty") << QByteArray("vote")
                                << QByteArray("[39; 7,7,7,7,7,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]");
    }
    void everyStepChangesThePicture() {
        QFETCH(const QByteArray, kind);
        QFETCH(const QByteArray, position);
        CoalitionDesk desk(position.toStdString(), kind.toStdString());
        desk.checkSteps();
        QVERIFY(desk.document.setSetting("coalition", "steps", "nucleolus"));
        desk.settle();
        desk.checkSteps();
    }

    void theSettingChoosesWhatIsExplained() {
        CoalitionDesk desk("68,102,0,170,710,762,992");
        QVERIFY(desk.view.shownTrace()->states.front().order);
        QVERIFY(desk.document.setSetting("coalition", "steps", "nucleolus"));
        desk.settle();
        QTRY_VERIFY(desk.view.shownTrace() && desk.view.shownTrace()->states.front().excess);
    }

    void aCoalitionIsToldUnderThePointer() {
        CoalitionDesk desk("68,102,0,170,710,762,992");
        QSignalSpy pointed(&desk.view, &View::pointedAt);
        const CoalitionLayout layout(3);
        desk.pointAt(layout.cell(4).center());
        QVERIFY(!pointed.isEmpty());
        QCOMPARE(pointed.back().front().toString(),
                 "{1, 3} is worth 710; the Shapley value gives it 720, the nucleolus 800");
        desk.pointAt(layout.row(1).center());
        QVERIFY(pointed.back().front().toString().startsWith("{2} is worth 102"));
    }

    /// Of many players each row tells its values, and those who are alike together.
    void aPlayerOfManyIsToldUnderThePointer() {
        CoalitionDesk desk("[10; 2,2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]", "vote");
        QSignalSpy pointed(&desk.view, &View::pointedAt);
        const CoalitionLayout layout(17);
        desk.pointAt(layout.row(1).center());
        QVERIFY(!pointed.isEmpty());
        const QString told = pointed.back().front().toString();
        QVERIFY2(told.startsWith("Each of the players 1, 2: Shapley value "), qPrintable(told));
    }

    void everyPlaceIsInItsPicture() {
        for (unsigned players = 2; players <= 60; ++players) {
            const CoalitionLayout layout(players);
            for (std::size_t i = 0; i < layout.shown().size(); ++i) {
                QVERIFY(layout.bounds().contains(layout.cell(i)));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!layout.cell(i).adjusted(1, 1, -1, -1).intersects(layout.cell(j)));
            }
            for (unsigned player = 0; player < players; ++player)
                QVERIFY(layout.bounds().contains(layout.row(player)));
            QCOMPARE(layout.shown().size(), layout.hasTable() ? everybody(players) : 0);
        }
    }

    void twoTiersAreInTheirPicture() {
        constexpr std::size_t columns = 7;
        for (unsigned players = 2; players <= CoalitionLayout::mostWhole; ++players) {
            const CoalitionLayout layout(players, false, true);
            std::vector<QRectF> headings;
            for (std::size_t column = 0; column < columns; ++column) {
                const QRectF heading = layout.heading(column, columns).adjusted(1, 1, -1, -1);
                QVERIFY(layout.bounds().contains(heading));
                QVERIFY(layout.bounds().contains(layout.amount(players - 1, column, columns)));
                for (const QRectF& other : headings)
                    QVERIFY(!heading.intersects(other));
                headings.push_back(heading);
            }
        }
    }

    /// Else nobody can say which number is by which index.
    void everyColumnHasAHeadingInEachLanguage() {
        constexpr std::size_t columns = 7;
        const auto english = qScopeGuard([] { setLanguage("en"); });
        for (const bool isPresented : {false, true}) {
            const SeenVote vote(isPresented);
            for (const QString& language : languages()) {
                setLanguage(language);
                std::set<QString> headings;
                for (std::size_t column = 0; column < columns; ++column) {
                    const QString heading = vote.textIn(vote.layout.heading(column, columns));
                    QVERIFY2(!heading.isEmpty(), qPrintable(language));
                    QVERIFY2(!heading.contains(u'…'), qPrintable(heading));
                    headings.insert(heading);
                }
                QCOMPARE(headings.size(), columns);
                QVERIFY(!overlapOf(vote.texts()));
            }
        }
    }

    /// No name is cut where it differs from others; only everybody’s may be “1…4”.
    void coalitionsAreToldApart() {
        for (const bool isPresented : {false, true}) {
            const SeenVote vote(isPresented);
            const auto& shown = vote.layout.shown();
            std::set<QString> names;
            for (std::size_t i = 0; i < shown.size(); ++i) {
                const QRectF cell = vote.layout.cell(i);
                const QString name = vote.textIn(cell.adjusted(0, 0, 0, -cell.height() / 2));
                QVERIFY(!name.isEmpty());
                QVERIFY2(shown[i] == everybody(4) || !name.contains(u'…'), qPrintable(name));
                names.insert(name);
            }
            QCOMPARE(names.size(), shown.size());
        }
    }

    void theDataAreTheTable() {
        CoalitionDesk desk("1,2,5");
        QCOMPARE(desk.csv(), "coalition,value,shapley,nucleolus\n{1},1,2,2\n{2},2,3,3\n\"{1, 2}\",5,5,5\n");
        CoalitionDesk many("[9; 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]", "vote");
        const QList<QByteArray> lines = many.csv().trimmed().split('\n');
        QCOMPARE(lines.size(), 18);
        QCOMPARE(lines.front(), "player,shapley,banzhaf,banzhaf_normalised");
        QCOMPARE(lines.back(), "17,1/17,6435/32768,1/17");
        CoalitionDesk costs("3,4,5", "costs");
        QCOMPARE(costs.csv(), "coalition,value,shapley,nucleolus\n{1},3,2,2\n{2},4,3,3\n\"{1, 2}\",5,5,5\n");
    }
};

MEXPLORER_TEST(TestCoalitionView)
#include "test_coalition_view.moc"
