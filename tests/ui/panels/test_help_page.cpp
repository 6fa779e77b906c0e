#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/panels/help_page.h"
#include "ui/text/translated.h"
#include "ui/theme/language.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTextDocument>

#include <memory>
#include <utility>
#include <vector>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// A page of the handbook, as it is embedded.
QString handbook(const QString& language, const QString& page) {
    QFile file(QStringLiteral(":/help/%1/%2.md").arg(language, page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString plainText(const QString& markdown) {
    QTextDocument document;
    document.setMarkdown(markdown);
    return document.toPlainText();
}

/// The commands that a page names.
QStringList commandsIn(const QString& page) {
    return page.split(QLatin1Char('\n')).filter(QRegularExpression(QStringLiteral("^mexplorer ")));
}

/// The games of the catalogue that a view can show, with each choice and the parameters of their presets,
/// too.
std::vector<std::unique_ptr<Game>> gamesFor(const ViewKind& view) {
    std::vector<std::unique_ptr<Game>> games;
    const auto add = [&](const Entry& entry, const Parameters& parameters) {
        if (auto game = makeGame(entry.description.id, parameters); game && view.canShow(**game))
            games.push_back(std::move(*game));
    };
    for (const Entry& entry : catalogue()) {
        add(entry, {});
        for (const Parameter& parameter : entry.description.parameters)
            for (const Choice& choice : parameter.choices)
                add(entry, {{parameter.id, choice.id}});
        for (const Preset& preset : entry.description.presets)
            add(entry, preset.parameters);
    }
    return games;
}

using Titles = QMap<QString, QSet<QString>>; // of each setting, by its id

/// The settings of a view that its forms offer, of whichever game, in the language of the interface; without
/// those of another view, “grid.colour”, which that one’s page explains.
Titles settingsOf(const ViewKind& view) {
    Titles titles;
    for (const auto& game : gamesFor(view))
        for (const Parameter& setting : view.settings(*game))
            if (!setting.hidden && setting.id.find('.') == std::string::npos)
                titles[QString::fromStdString(setting.id)].insert(translated(setting.title));
    return titles;
}

/// The settings that a page explains: "**title** (`id`)".
QMap<QString, QString> settingsIn(const QString& page) {
    static const QRegularExpression setting(QStringLiteral("\\*\\*([^*]+)\\*\\* ?[(（]`([^`]+)`[)）]"));
    QMap<QString, QString> titles;
    for (auto found = setting.globalMatch(page); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        titles.insert(match.captured(2), match.captured(1));
    }
    return titles;
}

} // namespace

class TestHelpPage : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { setLanguage("en"); }

    /// In each language, the page has all that the catalogue says about the game, as plain text.
    void everyGameAndViewHasItsPage() {
        for (const QString& language : languages()) {
            setLanguage(language);
            for (const Entry& entry : catalogue()) {
                const auto game = makeGame(entry.description.id).value();
                for (const ViewKind& view : viewKinds()) {
                    if (!view.canShow(*game)) continue;
                    QTextDocument document;
                    document.setHtml(helpPage(*game, view));
                    const QString page = document.toPlainText();
                    QVERIFY2(page.contains(translated(entry.description.title)),
                             entry.description.id.c_str());
                    QVERIFY2(page.contains(translated(entry.description.summary)),
                             entry.description.id.c_str());
                    for (const Theorem& theorem : entry.description.theorems)
                        QCOMPARE(page.contains(translated(theorem.statement)),
                                 holdsFor(theorem, game->parameters()));
                }
            }
        }
    }

    /// In each language there is a page for each view, with its title, and three others; and no page besides.
    void theHandbookHasAPageForEachView() {
        for (const QString& language : languages()) {
            setLanguage(language);
            QStringList pages{"command-line.md", "own.md", "window.md"};
            for (const ViewKind& view : viewKinds()) {
                const QString id = QString::fromStdString(view.id);
                pages += id + ".md";
                QCOMPARE(handbook(language, id).section(QLatin1Char('\n'), 0, 0), "# " + view.title());
            }
            pages.sort();
            QCOMPARE(QDir(":/help/" + language).entryList(QDir::Files, QDir::Name), pages);
        }
    }

    /// F1 shows all that the handbook says about a view and about the window.
    void theHandbookIsShown() {
        for (const QString& language : languages()) {
            setLanguage(language);
            for (const ViewKind& view : viewKinds()) {
                QTextDocument document;
                document.setHtml(helpPage(*gamesFor(view).front(), view));
                const QString shown = document.toPlainText();
                for (const QString& page : {QString::fromStdString(view.id), QStringLiteral("window")})
                    for (const QString& line : plainText(handbook(language, page)).split(QLatin1Char('\n')))
                        QVERIFY2(shown.contains(line), qPrintable(language + ", " + page + ": " + line));
            }
        }
    }

    void rulesOfOnesOwnAreExplainedWhereTheyAreTyped() {
        for (const QString& language : languages()) {
            setLanguage(language);
            const auto shows = [](const char* id) {
                QTextDocument document;
                document.setHtml(helpPage(*makeGame(id).value(), viewKinds().front()));
                return document.toPlainText().contains("take 1 or 2 leave a + b");
            };
            QVERIFY(shows("own"));
            QVERIFY(!shows("subtraction"));
        }
    }

    /// Each setting is explained under the title that it has in the window, and no other is.
    void theHandbookExplainsTheSettingsThatThereAre() {
        for (const QString& language : languages()) {
            setLanguage(language);
            for (const ViewKind& view : viewKinds()) {
                const Titles settings = settingsOf(view);
                const auto explained = settingsIn(handbook(language, QString::fromStdString(view.id)));
                QCOMPARE(explained.keys(), settings.keys());
                for (const QString& id : explained.keys())
                    QVERIFY2(settings[id].contains(explained[id]),
                             qPrintable(language + ": " + explained[id]));
            }
        }
    }

    /// The commands of an English page are tried by tests/app/cli/test_handbook.cpp.
    void theHandbookNamesTheSameCommandsInEachLanguage() {
        for (const QString& name : QDir(":/help/en").entryList(QDir::Files)) {
            const QString page = name.chopped(3);
            for (const QString& language : languages())
                QCOMPARE(commandsIn(handbook(language, page)), commandsIn(handbook("en", page)));
        }
    }

    void theTermsAreExplainedByExamplesThatAreTrue() {
        QTextDocument document;
        document.setHtml(helpPage(*makeGame("nim").value(), *findView("tree")));
        const QString page = document.toPlainText();
        for (const char* word : {"mex {0, 1, 2, 4} = 3", "mex {2, 3, 5} = 0", "misère", "saltus", "⊕"})
            QVERIFY2(page.contains(word), word);
    }
};

MEXPLORER_TEST(TestHelpPage)
#include "test_help_page.moc"
