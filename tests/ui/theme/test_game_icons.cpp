#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/theme/icons.h"

#include <QDir>
#include <QImage>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QSize inTheList(20, 15);
constexpr double leastDifferent = 40; // pixels of 300

QImage drawn(const QString& game, QIcon::Mode mode = QIcon::Normal) {
    return gameIcon(game, Qt::black, Qt::red).pixmap(inTheList, mode).toImage();
}

/// How much of the picture one drawing covers and the other does not, in pixels.
double differing(const QImage& one, const QImage& other) {
    double covered = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            covered += std::abs(qAlpha(one.pixel(x, y)) - qAlpha(other.pixel(x, y))) / 255.0;
    return covered;
}

QStringList games() {
    QStringList ids;
    for (const Entry& entry : catalogue())
        ids << QString::fromStdString(entry.description.id);
    return ids;
}

} // namespace

/// The drawings beside the games' names in the list.
class TestGameIcons : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasItsDrawing() {
        for (const QString& game : games())
            QVERIFY2(
                QFile::exists(QString(":/icons/games/%1.svg").arg(game)),
                qPrintable(QString("Draw resources/icons/games/%1.svg, 20 × 15, in currentColor, with lines "
                                   "of 1.3, as the others there.")
                               .arg(game)));
    }

    void everyDrawingBelongsToAGame() {
        (void)gameIcon("nim", Qt::black, Qt::black); // initialises the resources
        const QStringList files = QDir(":/icons/games").entryList({"*.svg"});
        QVERIFY(!files.empty());
        for (const QString& file : files)
            QVERIFY2(games().contains(file.chopped(4)), qPrintable(file));
    }

    /// At the size of the list.
    void noTwoLookAlike() {
        const QStringList all = games() << "no such game";
        for (const QString& one : all) {
            for (const QString& other : all) {
                if (one == other) continue;
                const double covered = differing(drawn(one), drawn(other));
                QVERIFY2(covered >= leastDifferent,
                         qPrintable(QString("%1, %2: %3").arg(one, other, QString::number(covered))));
            }
        }
    }

    void aGameWithoutOneHasANeutralOne() {
        QVERIFY(!gameIcon("no such game", Qt::black, Qt::red).isNull());
        QCOMPARE(drawn("no such game"), drawn("nor this"));
    }

    void aSelectedGameHasTheOtherColour() {
        const QImage selected = drawn("nim", QIcon::Selected);
        QCOMPARE(differing(selected, drawn("nim")), 0.0);
        QCOMPARE(selected.pixelColor(10, 12), QColor(Qt::red)); // within a stone
        QCOMPARE(drawn("nim").pixelColor(10, 12), QColor(Qt::black));
    }
};

MEXPLORER_TEST(TestGameIcons)
#include "test_game_icons.moc"
