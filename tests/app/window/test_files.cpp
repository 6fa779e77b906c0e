#include "app/window/actions.h"
#include "app/window/examples_menu.h"
#include "app/window/main_window.h"
#include "app/window/recent_files.h"
#include "core/catalogue/catalogue.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/theme/language.h"

#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QSplitter>
#include <QTest>
#include <QTimer>

#include <set>

using namespace mexplorer;
using namespace mexplorer::app;

/// Opening, saving and changing documents in the window.
class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void init() {
        folder = std::make_unique<OwnFolder>();
        QVERIFY(folder->isValid());
        ui::setLanguage("en");
        window = std::make_unique<MainWindow>();
        asked.clear();
        auto* timer = new QTimer(window.get());
        connect(timer, &QTimer::timeout, this, &TestFiles::answer);
        timer->start(1);
    }
    void cleanup() { window.reset(); }

    void lookingAroundIsNoChange() {
        QVERIFY(document().setView("tree"));
        document().setCamera("tree", ui::Camera{{0, 0, 9, 9}});
        QVERIFY(!window->isWindowModified());
        QVERIFY(window->close());
        QVERIFY(asked.isEmpty());
    }

    void changesOfADocumentWithoutANameAreAskedAbout() {
        QVERIFY(document().setPosition("4,7"));
        reply = QMessageBox::Cancel;
        QVERIFY(!window->close());
        actions().newDocument->trigger();
        QCOMPARE(document().position(), std::string("4,7"));
        reply = QMessageBox::Discard;
        actions().newDocument->trigger();
        QCOMPARE(document().position(), std::string("6,10"));
        QCOMPARE(asked.size(), 3);
        QVERIFY(!window->isWindowModified());
    }

    void aNewDocumentIsSavedUnderANameOfItsOwn() {
        const QString path = saved("old.mex", "nim", "1,2");
        window->openFile(path);
        QVERIFY(window->windowTitle().startsWith("old.mex"));
        actions().newDocument->trigger();
        QVERIFY(window->windowTitle().startsWith("untitled"));
        QCOMPARE(document().state().game, std::string("wythoff"));
    }

    void aGameIsAsItWasLeft() {
        const auto enter = [this](const std::string& id) {
            Expected<void> entered;
            document().enterGame(id, [&](const Expected<void>& result) { entered = result; });
            QVERIFY(entered);
        };
        QVERIFY(document().setPosition("4,7"));
        QVERIFY(document().setSetting("grid", "rows", "33"));
        QVERIFY(document().setView("tree"));
        const ui::DocumentState left = document().state();
        enter("kiki");
        for (const Parameter& setting : ui::findView("grid")->settings(*document().game()))
            QCOMPARE(document().scene("grid").settings.at(setting.id), setting.fallback);
        QVERIFY(document().setPosition("3,3"));
        enter("wythoff");
        QVERIFY(document().state() == left);
        enter("kiki");
        QCOMPARE(document().position(), std::string("3,3"));
        document().undoStack().undo();
        QVERIFY(document().state() == left);
    }

    void theLatestFilesAreInTheMenu() {
        const QStringList paths{saved("1.mex", "nim", "1,2"), saved("2 & more.mex", "nim", "3,4")};
        for (const QString& path : paths)
            window->openFile(path);
        window = std::make_unique<MainWindow>(); // they are kept for the next window
        const auto entries = actions().recent->actions();
        QCOMPARE(entries.size(), 4); // two files, a separator, and the entry that clears the list
        QVERIFY(entries[0]->text().startsWith("2 && more.mex — "));
        entries[1]->trigger();
        QCOMPARE(document().position(), std::string("1,2"));
        QCOMPARE(actions().recent->paths(), paths);
        actions().recent->actions().last()->trigger();
        QVERIFY(actions().recent->paths().isEmpty());
        QVERIFY(!actions().recent->menuAction()->isEnabled());
    }

    void aFileThatIsGoneLeavesTheMenu() {
        const QString path = saved("gone.mex", "nim", "1,2");
        window->openFile(path);
        QVERIFY(QFile::remove(path));
        reply = QMessageBox::Ok;
        actions().recent->actions().first()->trigger();
        QCOMPARE(asked.size(), 1);
        QVERIFY(asked.front().contains("gone.mex"));
        QVERIFY(actions().recent->paths().isEmpty());
    }

    void onlySoManyFilesAreKept() {
        for (int i = 0; i < RecentFiles::most + 3; ++i)
            actions().recent->add(folder->filePath(QString::number(i)));
        QCOMPARE(actions().recent->paths().size(), RecentFiles::most);
        QVERIFY(actions().recent->paths().front().endsWith("12"));
    }

    void everyGameHasAnExampleInTheMenu() {
        std::set<std::string> opened;
        for (QAction* action : actions().examples->actions()) {
            if (action->isSeparator()) continue;
            action->trigger();
            QCOMPARE(action->text().toStdString(), document().game()->description().title.english());
            QVERIFY(!window->isWindowModified());
            QVERIFY(window->windowTitle().startsWith("untitled"));
            opened.insert(document().state().game);
        }
        QCOMPARE(opened.size(), catalogue().size());
    }

    void filesAreDropped() {
        drop(saved("dropped.mex", "nim", "1,2"));
        QTRY_COMPARE(document().position(), std::string("1,2"));
        QVERIFY(window->windowTitle().startsWith("dropped.mex"));

        drop(written("arrows.dot", "digraph { a -> b; b -> c }"));
        QTRY_COMPARE(document().state().game, std::string("dag"));
        QCOMPARE(document().state().view, std::string("graph"));
        QVERIFY(window->isWindowModified()); // as a change that can be undone and saved

        drop(written("list.json", R"({"x": ["y"], "y": []})"));
        QTRY_COMPARE(document().position(), std::string("x"));
        drop(written("edges.gv", "graph { 0 -- 1; 1 -- 2 }"));
        QTRY_COMPARE(document().state().game, std::string("hackenbush"));

        reply = QMessageBox::Ok;
        drop(written("cycle.dot", "digraph { a -> b -> a }"));
        QTRY_COMPARE(asked.size(), 1);
        QVERIFY2(asked.front().contains("a"), qPrintable(asked.front()));
    }

    void theWindowFitsTheScreenAndIsAsItWasLeft() {
        const QSize screen = window->screen()->availableSize();
        QVERIFY(window->width() <= screen.width() && window->height() < screen.height());
        window->show();
        window->resize(1200, 600);
        auto* columns = window->findChild<QSplitter*>("columns");
        columns->setSizes({230, 730, 240});
        const QList<int> sizes = columns->sizes();
        actions().whyPanel->setChecked(false);
        actions().present->setChecked(true);
        QVERIFY(window->close());
        window = std::make_unique<MainWindow>();
        window->show();
        QCOMPARE(window->size(), QSize(1200, 600));
        QVERIFY(!actions().whyPanel->isChecked());
        QVERIFY(!window->findChild<QWidget*>("rightPanel")->isVisible());
        QVERIFY(window->menuWidget()->isVisible());
        actions().whyPanel->setChecked(true);
        QTRY_COMPARE(window->findChild<QSplitter*>("columns")->sizes(), sizes);
    }

private:
    [[nodiscard]] ui::Document& document() const { return window->document(); }
    [[nodiscard]] Actions& actions() const { return *window->findChild<Actions*>(); }

    void answer() {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) return;
        asked += box->text();
        box->button(reply)->click();
    }

    QString written(const char* name, const QByteArray& bytes) const {
        const QString path = folder->filePath(name);
        return ui::saveFile(path, bytes) ? path : QString();
    }
    QString saved(const char* name, const char* game, const char* position) const {
        ui::Document other;
        return other.setGame(game, {}, position) ? written(name, ui::toMex(other)) : QString();
    }

    void drop(const QString& path) const {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window.get(), &event);
    }

    std::unique_ptr<OwnFolder> folder;
    std::unique_ptr<MainWindow> window;
    QStringList asked;
    QMessageBox::StandardButton reply = QMessageBox::NoButton;
};

MEXPLORER_TEST(TestFiles)
#include "test_files.moc"
