#include "app/window/actions.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"

#include <QDialog>
#include <QDirIterator>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTabBar>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::app;

/// The dialog that lists the keys.
class TestKeys : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(window.open()); }
    void cleanup() { window.close(); }

    /// All keys of actions, and all that are named in the sources of the window and the views.
    void theDialogOfTheKeysHasThemAll() {
        const QSet<QString> told = toldKeys();
        const auto& actions = *window->findChild<Actions*>();
        for (const QAction* action : actions.findChildren<QAction*>()) {
            const QString key = action->shortcut().toString();
            const bool isView = std::ranges::find(actions.views, action) != actions.views.end();
            if (!key.isEmpty() && !isView) QVERIFY2(told.contains(key), qPrintable(key));
        }
        const auto tabs = window->findChild<QTabBar*>()->count();
        QVERIFY(told.contains("Ctrl+1") && told.contains(QStringLiteral("Ctrl+%1").arg(tabs)));
        QVERIFY(told.contains("Ctrl + arrows") && told.contains("Ctrl+Return"));
        const QMap<QString, QString> names{
            {"Left", "←"},       {"Right", "→"},           {"Up", "↑"},          {"Down", "↓"},
            {"Enter", "Return"}, {"Escape", "Esc"},        {"Delete", "Del"},    {"Plus", "+"},
            {"Equal", "+"},      {"Minus", "−"},           {"Question", "?"},    {"1", "Ctrl+1"},
            {"Comma", "Ctrl+,"}, {"Backtab", "Shift+Tab"}, {"PageUp", "PgUp"},   {"PageDown", "PgDn"},
            {"Period", "B"},     {"BracketLeft", "["},     {"BracketRight", "]"}};
        const QSet<QString> named = keysInSources();
        QVERIFY(named.size() > 20);
        for (const QString& key : named) {
            const QString name = names.value(key, key);
            const bool isTold =
                told.contains(name) || told.contains("Ctrl+" + name) || told.contains("Ctrl+Shift+" + name);
            QVERIFY2(isTold, qPrintable(name));
        }
    }

    void theDialogOfTheKeysIsSeenWholeInEveryLanguage() {
        for (const QString& language : ui::languages()) {
            ui::setLanguage(language);
            for (const bool presents : {false, true}) {
                window->findChild<Actions*>()->present->setChecked(presents);
                window->resize(1280, 720);
                QSize dialogSize;
                bool isScrolled = true;
                openKeys([&](QDialog& dialog) {
                    const auto* area = dialog.findChild<QScrollArea*>();
                    dialogSize = dialog.size();
                    isScrolled =
                        area->verticalScrollBar()->isVisible() || area->horizontalScrollBar()->isVisible();
                });
                QVERIFY2(!dialogSize.isEmpty() && !isScrolled, qPrintable(language));
                QVERIFY(dialogSize.width() < 1240 && dialogSize.height() < 680); // including its frame
            }
            window->findChild<Actions*>()->present->setChecked(false);
        }
        ui::setLanguage("en");
        window->resize(640, 360);
        QSize small;
        bool isCutAside = true;
        openKeys([&](QDialog& dialog) {
            small = dialog.size();
            isCutAside = dialog.findChild<QScrollArea*>()->horizontalScrollBar()->isVisible();
        });
        QVERIFY(small.height() <= 360 && small.width() <= 640);
        QVERIFY(!isCutAside); // the halves are one below the other
    }

private:
    void openKeys(const std::function<void(QDialog&)>& look) {
        window.answerDialogs([&look](QWidget& modal) {
            auto* dialog = qobject_cast<QDialog*>(&modal);
            if (!dialog) return;
            look(*dialog);
            dialog->reject();
        });
        window->findChild<Actions*>()->keys->trigger();
    }
    /// The keys listed in the dialog.
    QSet<QString> toldKeys() {
        QSet<QString> keys;
        openKeys([&keys](QDialog& dialog) {
            for (QLabel* label : dialog.findChildren<QLabel*>("keys")) {
                // The comma key follows a “+”.
                static const QRegularExpression between("(?<!\\+), | … ");
                for (QString key : label->text().split(between)) {
                    keys << key.replace(QStringLiteral("+−"), QStringLiteral("+-"));
                    if (!key.contains(u"Ctrl") && !key.contains(u"Shift"))
                        for (const QString& part : key.split(u' '))
                            keys << part;
                }
            }
        });
        return keys;
    }
    /// The names of Qt’s keys in the sources.
    static QSet<QString> keysInSources() {
        QSet<QString> keys;
        for (const char* folder : {"/ui", "/app/window"}) {
            QDirIterator files(QStringLiteral(MEXPLORER_SOURCE) + folder, {"*.cpp"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString text = QString::fromUtf8(ui::readFile(files.next()).value());
                static const QRegularExpression name("Qt::Key_(\\w+)");
                for (auto found = name.globalMatch(text); found.hasNext();)
                    keys << found.next().captured(1);
            }
        }
        return keys;
    }

    TestedWindow window;
};

MEXPLORER_TEST(TestKeys)
#include "test_keys.moc"
