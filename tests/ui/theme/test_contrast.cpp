#include "tests/runner/listed.h"
#include "tests/ui/theme/contrast.h"
#include "ui/theme/roles.h"

#include <QTest>

using namespace mexplorer::ui;

/// The ratios of WCAG 2.2: 4.5 for text, 3 for shapes.
class TestContrast : public QObject {
    Q_OBJECT

private slots:
    void theRatioIsThatOfTheDefinition() {
        QCOMPARE(contrastOf(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastOf(Qt::red, Qt::red), 1.0);
        QVERIFY(std::abs(contrastOf(QColor(0x767676), Qt::white) - 4.54) < 0.01); // the known limit on white
    }

    void textIsRead() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            const Theme& t = *theme;
            for (const QColor& ground : {t.paper, t.chrome, t.accentSoft, t.spotlight}) {
                QVERIFY(isAtLeast(4.5, t.ink, ground));
                QVERIFY(isAtLeast(4.5, t.quiet, ground));
            }
            for (const QColor& ground : {t.paper, t.chrome, t.accentSoft})
                QVERIFY(isAtLeast(4.5, t.accent, ground));
            for (const QColor& text : {t.winning, t.mismatch, t.pText, t.nText}) {
                QVERIFY(isAtLeast(4.5, text, t.paper));
                QVERIFY(isAtLeast(4.5, text, t.chrome));
            }
            QVERIFY(isAtLeast(4.5, t.nText, t.spotlight));
            QVERIFY(isAtLeast(4.5, t.onP, t.p));
            QVERIFY(isAtLeast(4.5, t.onN, t.n));
            QVERIFY(isAtLeast(4.5, t.paper, t.draw));
            const QPalette palette = paletteOf(t);
            QVERIFY(
                isAtLeast(4.5, palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)));
            QVERIFY(isAtLeast(4.5, palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base)));
        }
    }

    void shapesAreSeen() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            const Theme& t = *theme;
            for (const QColor& shape :
                 {t.rim, t.accent, t.p, t.n, t.draw, t.winning, t.mismatch, t.selection})
                QVERIFY(isAtLeast(3, shape, t.paper));
            QVERIFY(isAtLeast(3, t.rim, t.chrome));
            QVERIFY(isAtLeast(3, t.accent, t.chrome));
        }
    }

    void aGreyPrintTellsPFromN() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()})
            QVERIFY(isAtLeast(3, theme->p, theme->n));
    }

    void playersAreSeenReadAndToldApart() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            const Theme& t = *theme;
            for (const bool isFirst : {true, false}) {
                const RoleColours& player = playerColours(t, isFirst);
                for (const QColor& ground : {t.paper, t.chrome})
                    QVERIFY(isAtLeast(3, player.fill, ground));
                QVERIFY(isAtLeast(4.5, player.on, player.fill));
                for (const QColor& ground : {t.paper, t.chrome, t.accentSoft, t.spotlight})
                    QVERIFY(isAtLeast(4.5, player.text, ground));
            }
            QVERIFY(isAtLeast(3, playerColours(t, true).fill, playerColours(t, false).fill));
        }
    }

    void whatIsOddAndPInAGridAreSeenAndRead() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            for (const RoleColours* role : {&oddColours(*theme), &pAmongColours(*theme)}) {
                QVERIFY(isAtLeast(3, role->fill, theme->paper));
                QVERIFY(isAtLeast(4.5, role->on, role->fill));
                for (const QColor& ground : {theme->paper, theme->spotlight})
                    QVERIFY(isAtLeast(4.5, role->text, ground));
            }
        }
    }

    void curvesPartsAndBranchesAreSeen() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            for (std::size_t i = 0; i < seriesCount; ++i) {
                QVERIFY(isAtLeast(4.5, seriesColour(*theme, i), theme->paper));
                QVERIFY(isAtLeast(4.5, seriesColour(*theme, i), theme->spotlight));
            }
            QVERIFY(isAtLeast(4.5, theme->paper, neutralColour(*theme)));
            QVERIFY(isAtLeast(3, restColour(*theme), theme->paper));
            QVERIFY(isAtLeast(3, branchColour(*theme), theme->paper));
        }
    }

    /// No two meanings look alike, by their distance in CIE Lab: 2 is just seen, 10 at a glance.
    void everyMeaningHasAColourOfItsOwn() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            const Theme& t = *theme;
            const std::vector<QColor> meanings = {t.p,
                                                  t.n,
                                                  t.draw,
                                                  t.winning,
                                                  t.mismatch,
                                                  t.selection,
                                                  t.accent,
                                                  playerColours(t, true).fill,
                                                  playerColours(t, false).fill,
                                                  oddColours(t).fill};
            for (std::size_t i = 0; i < meanings.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(labDistance(meanings[i], meanings[j]) >= 18,
                             qPrintable(meanings[i].name() + ' ' + meanings[j].name()));
        }
    }

    void whatCanBePressedOrFilledInHasARim() {
        for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
            const QString sheet = styleSheetOf(*theme, 13);
            for (const char* part :
                 {"QPushButton, QToolButton#topButton {", "QLineEdit, QComboBox, QSpinBox {",
                  "QPlainTextEdit, QTableView#judgeCases {"}) {
                const auto from = sheet.indexOf(QLatin1StringView(part));
                QVERIFY2(from >= 0, part);
                QVERIFY2(sheet.mid(from, sheet.indexOf('}', from) - from)
                             .contains("border: 1px solid " + theme->rim.name()),
                         part);
            }
            QVERIFY(!sheet.contains('@'));
        }
    }

private:
    static bool isAtLeast(double ratio, const QColor& colour, const QColor& ground) {
        const double found = contrastOf(colour, ground);
        if (found < ratio)
            qWarning("%s on %s: %.2f", qPrintable(colour.name()), qPrintable(ground.name()), found);
        return found >= ratio;
    }
};

MEXPLORER_TEST(TestContrast)
#include "test_contrast.moc"
