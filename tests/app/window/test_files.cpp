#include "app/window/actions.h"
#include "app/window/examples_menu.h"
#include "app/window/main_window.h"
#include "app/window/opener.h"
#include "app/window/recent_files.h"
#include "core/catalogue/catalogue.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/theme/language.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QTest>
#include <QTimer>

#include <map>
#include <set>

#include <sys/stat.h>

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
        chosen = nullptr;
        connect(&timer, &QTimer::timeout, this, &TestFiles::answer, Qt::UniqueConnection);
        timer.start(1);
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
        QVERIFY(!window->isWindowModified()); // the file has it
        QVERIFY(document().undoStack().canUndo());

        drop(written("list.json", R"({"x": ["y"], "y": []})"));
        QTRY_COMPARE(document().position(), std::string("x"));
        drop(written("edges.gv", "graph { 0 -- 1; 1 -- 2 }"));
        QTRY_COMPARE(document().state().game, std::string("hackenbush"));

        reply = QMessageBox::Ok;
        drop(written("cycle.dot", "digraph { a -> b -> a }"));
        QTRY_COMPARE(asked.size(), 1);
        QVERIFY2(asked.front().contains("a"), qPrintable(asked.front()));
    }

    void everyKindOpensAtEveryDoor_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("game");
        ui::Document kiki;
        QVERIFY(kiki.setGame("kiki"));
        const QByteArray mex = ui::toMex(kiki);
        QTest::newRow("document") << "a.mex" << mex << "kiki";
        QTest::newRow("document with another name") << "a.dot" << mex << "kiki";
        QTest::newRow("graph in DOT") << "a.dot" << QByteArray("digraph { a -> b }") << "dag";
        QTest::newRow("undirected, without an ending")
            << "a" << QByteArray("graph { 0 -- 1 }") << "hackenbush";
        QTest::newRow("graph in JSON") << "a.json" << QByteArray(R"({"a": ["b"]})") << "dag";
        QTest::newRow("network")
            << "a.txt" << QByteArray("digraph { s -> a [capacity=3, owner=A]; a -> t [capacity=2, owner=B] }")
            << "coalition";
    }
    void everyKindOpensAtEveryDoor() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, game);
        const QString path = written(name.toLocal8Bit().constData(), bytes);
        auto* clipboard = QGuiApplication::clipboard();
        const std::map<const char*, std::function<void()>> doors = {
            {"dialog", [&] { choose(path); }},
            {"recent files",
             [&] {
                 actions().recent->add(path);
                 actions().recent->actions().first()->trigger();
             }},
            {"dropped file", [&] { drop(path); }},
            {"dropped text", [&] { dropText(QString::fromUtf8(bytes)); }},
            {"pasted file",
             [&] {
                 auto* file = new QMimeData;
                 file->setUrls({QUrl::fromLocalFile(path)});
                 clipboard->setMimeData(file);
                 actions().paste->trigger();
             }},
            {"pasted text", [&] {
                 clipboard->setText(QString::fromUtf8(bytes));
                 actions().paste->trigger();
             }}};
        for (const auto& [door, open] : doors) {
            window = std::make_unique<MainWindow>();
            open();
            QVERIFY2(QTest::qWaitFor([&] { return document().state().game == game.toStdString(); }), door);
            QVERIFY(asked.isEmpty());
            // What was given as text is in no file.
            QCOMPARE(window->isWindowModified(), QByteArray(door).endsWith("text"));
        }
    }

    void whatIsNoneOfThemIsToldInOneSentence_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("told");
        ui::Document nim;
        QVERIFY(nim.setGame("nim", {}, "3,5,7"));
        const QByteArray mex = ui::toMex(nim);
        QTest::newRow("cut") << mex.left(mex.size() - 20)
                             << "The document is damaged: The JSON breaks off at line";
        QTest::newRow("NaN") << QByteArray(mex).replace("-1", "NaN")
                             << "The document is damaged: “NaN” at line";
        QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1A\n")
                                 << "This seems to be a picture (PNG). What can be";
        QTest::newRow("noise") << QByteArray("\x01\x02\x00\xFE", 4) << "This seems to be binary data";
        QTest::newRow("empty") << QByteArray()
                               << "This is empty. What can be opened: Mexplorer documents (.mex)";
        QTest::newRow("other JSON") << QByteArray(R"({"name": "x"})") << "JSON of another program";
        QTest::newRow("large") << QByteArray(10'000'000, 'a') << "This seems to be a text";
    }
    void whatIsNoneOfThemIsToldInOneSentence() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, told);
        reply = QMessageBox::Ok;
        const QString path = written("given", bytes);
        const ui::DocumentState before = document().state();
        for (const bool isDropped : {true, false}) {
            isDropped ? drop(path) : choose(path);
            QTRY_COMPARE(asked.size(), 1);
            QVERIFY2(asked.front().contains(told), qPrintable(asked.front()));
            QVERIFY(!asked.front().contains('\n'));
            asked.clear();
        }
        QVERIFY(document().state() == before);
        QVERIFY(actions().recent->paths().isEmpty());
    }

    void foldersAndPipesAreToldApart() {
        reply = QMessageBox::Ok;
        const QString pipe = folder->filePath("pipe.mex");
        QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        window->findChild<Opener*>()->openAny(pipe);
        window->findChild<Opener*>()->openAny(folder->path());
        QCOMPARE(asked.size(), 2);
        QVERIFY2(asked[0].contains("is a pipe or a device"), qPrintable(asked[0]));
        QVERIFY2(asked[1].contains("it is a folder"), qPrintable(asked[1]));
    }

    /// Derived from the same table.
    void theDialogOffersWhatCanBeOpened() {
        QStringList filters;
        chosen = [&filters](QFileDialog& dialog) {
            filters = dialog.nameFilters();
            dialog.reject();
        };
        actions().open->trigger();
        QCOMPARE(filters,
                 (QStringList{"All that can be opened (*.mex *.dot *.gv *.json)",
                              "Mexplorer documents (*.mex)", "Graphs (*.dot *.gv *.json)", "All files (*)"}));
    }

    /// A move of a game that was played may take long to be found again.
    void aDocumentWithAGameIsOpenedByAWorker() {
        ui::Document played;
        QVERIFY(played.setGame("nim", {}, "3,5"));
        QVERIFY(played.play(verbatim("take 1"), "2,5"));
        window->openFile(written("played.mex", ui::toMex(played)));
        QCOMPARE(document().position(), std::string("6,10")); // not yet
        QTRY_COMPARE(document().position(), std::string("2,5"));
        QCOMPARE(document().record().plays(), std::size_t{1});
    }

    void theWindowFitsTheScreenAndIsAsItWasLeft() {
        const QSize screen = window->screen()->availableSize();
        QVERIFY(window->width() <= screen.width() && window->height() < screen.height());
        window->show();
        const QSize size(780, 600); // the screen of the test has 800 pixels; later Qts fit windows into it
        window->resize(size);
        auto* columns = window->findChild<QSplitter*>("columns");
        columns->setSizes({180, 400, 200});
        const QList<int> sizes = columns->sizes();
        actions().whyPanel->setChecked(false);
        actions().present->setChecked(true);
        QVERIFY(window->close());
        window = std::make_unique<MainWindow>();
        window->show();
        QCOMPARE(window->size(), size);
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
        if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget()); dialog && chosen)
            return chosen(*dialog);
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

    /// Opens it by the dialog.
    void choose(const QString& path) {
        chosen = [&path](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>("fileNameEdit")->setText(path);
            QMetaObject::invokeMethod(&dialog, "accept");
        };
        actions().open->trigger();
    }

    void drop(const QString& path) const {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        drop(data);
    }
    void dropText(const QString& text) const {
        QMimeData data;
        data.setText(text);
        drop(data);
    }
    void drop(const QMimeData& data) const {
        QDragEnterEvent enter({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window.get(), &event);
    }

    std::unique_ptr<OwnFolder> folder;
    std::unique_ptr<MainWindow> window;
    QTimer timer;
    QStringList asked;
    std::function<void(QFileDialog&)> chosen; ///< what the file dialog is answered
    QMessageBox::StandardButton reply = QMessageBox::NoButton;
};

MEXPLORER_TEST(TestFiles)
#include "test_files.moc"
