#include "app/window/label_dialog.h"
#include "core/document/document.h"
#include "core/own/own_description.h"
#include "tested_window.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/document/shelf.h"
#include "ui/form/rules_dialog.h"
#include "ui/form/rules_text.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::app;

class TestOwnGames : public QObject {
    Q_OBJECT

private:
    TestedWindow window_;

    QAction* action(const QString& text) const {
        for (QAction* one : window_->findChildren<QAction*>())
            if (one->text() == text) return one;
        return nullptr;
    }
    std::string rules() const { return window_->document().state().parameters.at(ownRulesId); }
    /// Opens a file of a test, which other programs may have written.
    QString written(const QString& name, const QByteArray& bytes) const {
        QFile file(window_.filePath(name));
        (void)file.open(QIODevice::WriteOnly);
        file.write(bytes);
        return file.fileName();
    }

private slots:
    void init() {
        QVERIFY(window_.open());
        for (const auto& book : ui::shelf::books())
            QVERIFY(QFile::remove(book.path));
    }
    void cleanup() { window_.close(); }

    void aBuiltInGameOpensAsItsText() {
        QVERIFY(window_->document().setGame("octal", {{"code", "0.77"}, {"play", "misere"}}, "7"));
        action("&Change the rules…")->trigger();
        QCOMPARE(window_->document().state().game, std::string("own"));
        QCOMPARE(rules(), std::string("heap n: take 1 or 2 leave a + b"));
        QCOMPARE(window_->document().state().parameters.at("play"), std::string("misere"));
        QCOMPARE(window_->document().position(), std::string("7"));
        QVERIFY(qobject_cast<ui::RulesText*>(window_->focusWidget()));
    }

    void aGameThatCannotBeSaidSaysWhy() {
        QVERIFY(window_->document().setGame("staircase"));
        QString told;
        window_.answerDialogs([&told](QWidget& dialog) {
            if (auto* box = qobject_cast<QMessageBox*>(&dialog)) told = box->text();
            dialog.close();
        });
        action("&Change the rules…")->trigger();
        QVERIFY(told.contains("larger"));
        QCOMPARE(window_->document().state().game, std::string("staircase"));
    }

    void aFormOpensItsGame() {
        window_.answerDialogs([](QWidget& dialog) {
            if (auto* form = qobject_cast<ui::RulesDialog*>(&dialog))
                form->findChild<QPushButton*>("openWritten")->click();
        });
        action("Rules by &form…")->trigger();
        QCOMPARE(rules(), std::string("heap n: take 1, 3 or 4"));
    }

    void theShelfKeepsNameAndDescription() {
        QVERIFY(window_->document().setGame("own", {{"rules", "heap n: take 1 or 5"}}));
        window_.answerDialogs([](QWidget& dialog) {
            auto* asked = qobject_cast<LabelDialog*>(&dialog);
            if (!asked) return;
            asked->findChild<QLineEdit*>("documentName")->setText("One/five");
            asked->findChild<QPlainTextEdit*>("documentDescription")->setPlainText("for class 7");
            asked->accept();
        });
        action("&Put on the shelf…")->trigger();
        const auto books = ui::shelf::books();
        QCOMPARE(books.size(), std::size_t{1});
        QCOMPARE(books[0].title, QString("One/five"));
        QCOMPARE(books[0].description, QString("for class 7"));
        QVERIFY(books[0].path.startsWith(ui::shelf::folder()));
        QVERIFY(!window_->isWindowModified());
        const auto read = readDocument(ui::readFile(books[0].path)->toStdString());
        QCOMPARE(read->title, std::string("One/five"));
        window_->document().setLabel({});
        window_->openFile(books[0].path);
        QTRY_COMPARE(window_->document().label().title, std::string("One/five"));
        QCOMPARE(window_->document().label().description, std::string("for class 7"));
    }

    void booksAreImportedRenamedExportedAndRemoved() {
        const QByteArray document = ui::toMex(window_->document());
        const QString good = written("good.mex", document);
        const auto first = ui::shelf::import(good);
        const auto second = ui::shelf::import(good);
        QVERIFY(first && second && *first != *second);
        QVERIFY(!ui::shelf::import(written("broken.mex", "{")));
        QVERIFY(!ui::shelf::import(written("foreign.mex", "{\"format\": \"other\"}")));
        QVERIFY(!ui::shelf::import(window_.filePath("missing.mex")));
        QCOMPARE(ui::shelf::books().size(), std::size_t{2});
        QVERIFY(ui::shelf::rename(*first, {"Mine", "about it"}).has_value());
        const auto books = ui::shelf::books();
        const auto renamed = std::ranges::find(books, *first, &ui::ShelfBook::path);
        QVERIFY(renamed != books.end());
        QCOMPARE(renamed->title, QString("Mine"));
        QCOMPARE(renamed->description, QString("about it"));
        const QString out = window_.filePath("out.mex");
        QVERIFY(ui::shelf::exportTo(*first, out).has_value());
        QCOMPARE(*ui::readFile(out), *ui::readFile(*first));
        QVERIFY(ui::shelf::remove(*first).has_value());
        QCOMPARE(ui::shelf::books().size(), std::size_t{1});
    }

    void brokenFilesOnTheShelfAreListedAndTold() {
        QFile broken(ui::shelf::folder() + "/broken.mex");
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("nothing");
        broken.close();
        const auto books = ui::shelf::books();
        QCOMPARE(books.size(), std::size_t{1});
        QCOMPARE(books[0].title, QString("broken"));
        QVERIFY(!ui::shelf::rename(books[0].path, {"Mine"}));
    }

    void namesOfFilesAreHarmless() {
        for (const char* title : {"../../x", "a/b", "…", "con:", "", "."}) {
            const auto path = ui::shelf::freePath(title);
            QVERIFY(path.has_value());
            QCOMPARE(QFileInfo(*path).absolutePath(), QDir(ui::shelf::folder()).absolutePath());
        }
    }
};

MEXPLORER_TEST(TestOwnGames)
#include "test_own_games.moc"
