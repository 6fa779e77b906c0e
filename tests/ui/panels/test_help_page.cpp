#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/panels/help_page.h"
#include "ui/text/translated.h"
#include "ui/theme/language.h"

#include <QTest>
#include <QTextDocument>

using namespace mexplorer;
using namespace mexplorer::ui;

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
                    QVERIFY2(page.contains(view.about()), view.id.c_str());
                    for (const Theorem& theorem : entry.description.theorems)
                        QCOMPARE(page.contains(translated(theorem.statement)),
                                 holdsFor(theorem, game->parameters()));
                }
            }
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
