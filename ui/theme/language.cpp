#include "ui/theme/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace mexplorer::ui {

namespace {
QString current = QStringLiteral("en");
}

const QStringList& languages() {
    static const QStringList all{QStringLiteral("en"), QStringLiteral("zh_CN"), QStringLiteral("zh_TW")};
    return all;
}

QString languageName(const QString& language) {
    if (language == u"zh_CN") return QStringLiteral("简体中文");
    if (language == u"zh_TW") return QStringLiteral("繁體中文");
    return QStringLiteral("English");
}

QString systemLanguage() {
    const QLocale system = QLocale::system();
    if (system.language() != QLocale::Chinese) return languages().front();
    return system.script() == QLocale::TraditionalHanScript ? languages().at(2) : languages().at(1);
}

void setLanguage(const QString& language) {
    static QTranslator ours;
    static QTranslator qts;
    QCoreApplication::removeTranslator(&ours);
    QCoreApplication::removeTranslator(&qts);
    current = languages().contains(language) ? language : languages().front();
    if (current == languages().front()) return;
    // Qt's own words (dialog buttons) come with the program, too, if Qt's translations were there when it was
    // built.
    const QString words = QStringLiteral("qtbase_") + current;
    if (qts.load(QStringLiteral(":/i18n/") + words) ||
        qts.load(words, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qts);
    if (ours.load(QStringLiteral(":/i18n/mexplorer_") + current)) QCoreApplication::installTranslator(&ours);
}

const QString& currentLanguage() {
    return current;
}

Message::Translate translationTo(const QString& language) {
    const auto translator = std::make_shared<QTranslator>();
    if (!translator->load(QStringLiteral(":/i18n/mexplorer_") + language))
        return [](const std::string& english) { return english; };
    return [translator](const std::string& english) {
        const QString said = translator->translate("core", english.c_str());
        return said.isEmpty() ? english : said.toStdString();
    };
}

const std::vector<Message::Translate>& translations() {
    static const auto all = [] {
        std::vector<Message::Translate> made;
        for (const QString& language : languages())
            made.push_back(translationTo(language));
        return made;
    }();
    return all;
}

} // namespace mexplorer::ui
