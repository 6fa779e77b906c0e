#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/form/parameter_form.h"
#include "ui/form/value_choice.h"
#include "ui/panels/view_settings.h"
#include "ui/theme/language.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <set>
#include <string>

using namespace mexplorer;
using namespace mexplorer::ui;

class TestViewSettings : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QApplication::setStyle("Fusion");
        qApp->setFont(textFont(13));
        qApp->setStyleSheet(styleSheetOf(lightTheme(), 13));
    }
    void init() {
        setLanguage("en");
        document = std::make_unique<Document>();
        button = std::make_unique<ViewSettings>(*document);
        button->show();
        QVERIFY(document->setGame("wythoff", {}, {}, "grid"));
    }
    void cleanup() { button.reset(); }

    void aClickOpensThemAndEscapeClosesThem() {
        QSignalSpy closed(button.get(), &ViewSettings::closed);
        QVERIFY(!popup()->isVisible());
        QTest::mouseClick(button.get(), Qt::LeftButton);
        QVERIFY(popup()->isVisible());
        QTest::keyClick(popup(), Qt::Key_Escape);
        QVERIFY(!popup()->isVisible());
        QCOMPARE(closed.count(), 1);
    }

    void aSettingIsEnteredAndAWrongOneIsRefusedBesideItsField() {
        button->open();
        enter("rows", "17");
        QCOMPARE(document->scene("grid").settings.at("rows"), std::string("17"));
        enter("rows", "-4");
        QCOMPARE(document->scene("grid").settings.at("rows"), std::string("17"));
        QVERIFY(!form()->error("rows").isEmpty());
    }

    /// The divisor applies only to “mod k”, the palette only to values.
    void settingsThatDoNothingAreNotShown() {
        button->open();
        const auto isShown = [&](const char* id) { return form()->field(id)->isVisible(); };
        QVERIFY(isShown("palette") && !isShown("k") && !isShown("bit"));
        QVERIFY(document->setSetting("grid", "colour", "mod"));
        QVERIFY(!isShown("palette") && isShown("k") && !isShown("bit"));
        QVERIFY(document->setSetting("grid", "colour", "bit"));
        QVERIFY(!isShown("palette") && !isShown("k") && isShown("bit"));
        QVERIFY(document->setSetting("grid", "colour", "outcome"));
        QVERIFY(!isShown("palette") && !isShown("k") && !isShown("bit"));
    }

    void whatIsChosenBringsItsOwnFieldAndKeepsTheFocus() {
        button->open();
        auto* colour = qobject_cast<QComboBox*>(form()->field("colour"));
        colour->setFocus();
        const int before = popup()->height();
        colour->setCurrentIndex(colour->findData("bit"));
        emit colour->activated(colour->currentIndex());
        QCOMPARE(document->scene("grid").settings.at("colour"), std::string("bit"));
        QCOMPARE(qobject_cast<QComboBox*>(form()->field("colour")), colour); // the field itself stays
        QVERIFY(popup()->height() <= before);                                // two fields went, one came
    }

    void everyFieldOfEveryViewIsInsideInEveryLanguage() {
        for (const QString& language : languages()) {
            setLanguage(language);
            std::set<std::string> met; // games have many forms in common
            for (const Entry& game : catalogue()) {
                QVERIFY(document->setGame(game.description.id));
                for (const ViewKind& kind : viewKinds()) {
                    if (!kind.canShow(*document->game())) continue;
                    QVERIFY(document->setView(kind.id));
                    QCOMPARE(button->isHidden(), kind.settings(*document->game()).empty());
                    if (button->isHidden() || !met.insert(textsOf(kind)).second) continue;
                    button->open();
                    QCoreApplication::processEvents();
                    const QString where = language + " " + game.description.id.c_str();
                    checkFields(qPrintable(where));
                    for (auto* choice : form()->findChildren<ValueChoice*>())
                        if (choice->isVisible()) checkList(*choice, qPrintable(where));
                    popup()->hide();
                    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the fields before
                }
            }
        }
    }

private:
    [[nodiscard]] QWidget* popup() const { return button->findChild<QWidget*>("popup"); }
    [[nodiscard]] ParameterForm* form() const { return button->findChild<ParameterForm*>(); }
    void enter(const char* id, const char* value) const {
        auto* line = qobject_cast<QLineEdit*>(form()->field(id));
        QVERIFY(line);
        line->selectAll();
        QTest::keyClicks(line, value);
        QTest::keyClick(line, Qt::Key_Return);
    }
    /// All that the form of these settings shows.
    [[nodiscard]] std::string textsOf(const ViewKind& kind) const {
        const Parameters values = document->scene(kind.id).settings;
        std::string all;
        for (const Parameter& setting : kind.settings(*document->game())) {
            all += setting.id + '\n' + setting.title.english() + '\n' + setting.hint.english() + '\n' +
                   values.at(setting.id) + '\n';
            for (const Choice& choice : setting.choices)
                all += choice.id + '\n' + choice.title.english() + '\n';
        }
        return all;
    }
    void checkFields(const char* where) const {
        const QRect inside = popup()->contentsRect();
        for (const QWidget* part : form()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (!part->isVisible()) continue;
            const QRect place(part->mapTo(popup(), QPoint()), part->size());
            QVERIFY2(inside.contains(place), where);
            QVERIFY2(part->width() >= part->minimumSizeHint().width(), where);
        }
    }

    /// Each line of its list is completely visible.
    static void checkList(ValueChoice& choice, const char* where) {
        choice.showPopup();
        QCoreApplication::processEvents();
        const QAbstractItemView& list = *choice.view();
        const QRect seen = list.viewport()->rect();
        QVERIFY2(list.sizeHintForColumn(0) <= seen.width(), where);
        for (int line = 0; line < choice.count(); ++line) {
            const QRect place = list.visualRect(choice.model()->index(line, 0));
            QVERIFY2(place.top() >= seen.top() && place.bottom() <= seen.bottom(), where);
        }
        const QRect last = list.visualRect(choice.model()->index(choice.count() - 1, 0));
        QVERIFY2(seen.bottom() - last.bottom() <= 2, where); // and there is no empty space below
        choice.hidePopup();
    }

    std::unique_ptr<Document> document;
    std::unique_ptr<ViewSettings> button;
};

MEXPLORER_TEST(TestViewSettings)
#include "test_view_settings.moc"
