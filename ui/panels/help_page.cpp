#include "ui/panels/help_page.h"

#include "core/explain/terms.h"
#include "core/game/aspects/instances.h"
#include "core/own/own_description.h"
#include "ui/text/translated.h"
#include "ui/theme/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QTextDocument>

namespace mexplorer::ui {

namespace {

/// A translation in the context of this page.
QString words(const char* english) {
    return QCoreApplication::translate("HelpPage", english);
}

QString heading(const QString& text) {
    return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}

QString paragraph(const QString& text) {
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString entry(const QString& word, const QString& meaning) {
    return QStringLiteral("<p><b>%1</b><br>%2</p>").arg(word.toHtmlEscaped(), meaning.toHtmlEscaped());
}

QString parametersOf(const Description& game) {
    QString all;
    for (const Parameter& parameter : game.parameters) {
        if (!parameter.hint.empty()) all += entry(translated(parameter.title), translated(parameter.hint));
    }
    return all;
}

QString theoremsOf(const Game& game) {
    QString all;
    for (const Theorem& theorem : game.description().theorems) {
        if (!holdsFor(theorem, game.parameters())) continue;
        const QString title = words(QT_TRANSLATE_NOOP("HelpPage", "%1 (%2)"))
                                  .arg(translated(theorem.title), QString::fromStdString(theorem.source));
        all += entry(title, translated(theorem.statement));
    }
    return all.isEmpty() ? all : heading(words(QT_TRANSLATE_NOOP("HelpPage", "What is known"))) + all;
}

QString handbookText(const QString& page) {
    QFile file(QStringLiteral(":/help/%1/%2.md").arg(currentLanguage(), page));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll());
}

/// Markdown as rich text to be put into a page. Lines of code are wrapped, as a window may be narrow.
QString richText(const QString& markdown) {
    QTextDocument document;
    document.setMarkdown(markdown);
    QString page = document.toHtml();
    const auto begin = page.indexOf(QLatin1Char('>'), page.indexOf(QStringLiteral("<body"))) + 1;
    page = page.mid(begin, page.lastIndexOf(QStringLiteral("</body>")) - begin);
    return page.replace(QStringLiteral("<pre"), QStringLiteral("<p"))
        .replace(QStringLiteral("</pre>"), QStringLiteral("</p>"));
}

/// A page of the handbook, resources/help, in the language of the interface, below `title`.
QString handbookPage(const QString& page, const QString& title) {
    const QString text = handbookText(page);
    return heading(title) + richText(text.mid(text.indexOf(QLatin1Char('\n'))));
}

/// The same below its own title, which is the first line; nothing if there is no such page.
QString titledPage(const QString& page) {
    const QString title = handbookText(page).section(QLatin1Char('\n'), 0, 0);
    return title.isEmpty() ? QString() : handbookPage(page, title.mid(2));
}

} // namespace

QString helpPage(const Game& game, const ViewKind& view) {
    const Description& description = game.description();
    QString page = QStringLiteral("<h2>%1</h2>").arg(translated(description.title).toHtmlEscaped());
    page += paragraph(translated(description.summary));
    if (game.as<InstancesAspect>()) {
        page += entry(words(QT_TRANSLATE_NOOP("HelpPage", "How a position is written")),
                      translated(description.positionHint));
    }
    page += parametersOf(description);
    if (description.id == ownGameId) page += titledPage(QString::fromLatin1(ownGameId));
    page += handbookPage(QString::fromStdString(view.id),
                         words(QT_TRANSLATE_NOOP("HelpPage", "The view “%1”")).arg(view.title()));
    page += theoremsOf(game);
    page += heading(words(QT_TRANSLATE_NOOP("HelpPage", "Words")));
    for (const Term& term : terms())
        page += entry(translated(term.word), translated(term.meaning));
    return page + titledPage(QStringLiteral("window"));
}

} // namespace mexplorer::ui
