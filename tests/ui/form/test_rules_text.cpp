#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/form/rules_dialog.h"
#include "ui/form/rules_text.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

QAbstractItemView* openList() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->objectName() == "completions" && widget->isVisible())
            return qobject_cast<QAbstractItemView*>(widget);
    return nullptr;
}

} // namespace

class TestRulesText : public QObject {
    Q_OBJECT

private slots:
    void aListOffersHowTheTextGoesOn() {
        RulesText text;
        text.show();
        QVERIFY(QTest::qWaitForWindowExposed(&text));
        text.setFocus();
        QTest::keyClicks(&text, "heap n: ta");
        QAbstractItemView* list = openList();
        QVERIFY(list);
        QCOMPARE(list->model()->index(0, 0).data().toString(), QString("take"));
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(text.toPlainText(), QString("heap n: take"));
        QVERIFY(!openList());
    }

    void returnWithoutAChoiceEnters() {
        RulesText text;
        text.show();
        QVERIFY(QTest::qWaitForWindowExposed(&text));
        QSignalSpy entered(&text, &ValueText::entered);
        QTest::keyClicks(&text, "heap n: ta");
        QVERIFY(openList());
        QTest::keyClick(openList(), Qt::Key_Return);
        QCOMPARE(entered.count(), 1);
        QCOMPARE(entered[0][0].toString(), QString("heap n: ta"));
    }

    void thePlaceOfAnErrorIsUnderlined() {
        RulesText text;
        text.showValue("heap n: take k wherever k < n");
        QSignalSpy noticed(&text, &RulesText::noticed);
        text.check();
        QCOMPARE(noticed.count(), 1);
        QCOMPARE(text.extraSelections().size(), 1);
        QCOMPARE(text.extraSelections().front().cursor.selectedText(), QString("wherever"));
        text.showValue("heap n: take k");
        QVERIFY(text.extraSelections().isEmpty());
        text.check();
        QCOMPARE(noticed.count(), 1);
    }

    void whatOnlyBreaksOffIsNotToldWhileItIsTyped() {
        RulesText text;
        text.showValue("heap n: take k where");
        QSignalSpy noticed(&text, &RulesText::noticed);
        text.check();
        text.showValue("hea");
        text.check();
        QCOMPARE(noticed.count(), 0);
    }

    void formsShowWhatTheyWrite() {
        RulesDialog dialog(nullptr);
        auto* written = dialog.findChild<QLabel*>("writtenRules");
        QCOMPARE(dialog.written().at("rules"), std::string("heap n: take 1, 3 or 4"));
        auto* values = dialog.findChild<QLabel*>("quiet");
        QTRY_VERIFY(values->text().contains("0, 1, 0, 1, 2, 3, 2"));
        auto* family = dialog.findChild<QComboBox*>("family");
        for (int i = 0; i < family->count(); ++i) {
            family->setCurrentIndex(i);
            QVERIFY2(dialog.findChild<QPushButton*>("openWritten")->isEnabled(),
                     qPrintable(family->itemText(i)));
            QVERIFY(!written->text().isEmpty());
            QVERIFY(makeGame("own", dialog.written()).has_value());
        }
    }
};

MEXPLORER_TEST(TestRulesText)
#include "test_rules_text.moc"
