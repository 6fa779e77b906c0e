#pragma once

#include "core/text/message.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace mexplorer::ui {

/// The languages of the interface: "en", "zh_CN", "zh_TW".
[[nodiscard]] const QStringList& languages();
/// A language's name in that language.
[[nodiscard]] QString languageName(const QString& language);
/// The interface language that suits the system's language best.
[[nodiscard]] QString systemLanguage();
/// Makes it the language of the whole application; every widget gets a LanguageChange event.
void setLanguage(const QString& language);
[[nodiscard]] const QString& currentLanguage();

/// A function that translates the core’s sentences to this language, whichever the interface has; works
/// without an application, too.
[[nodiscard]] Message::Translate translationTo(const QString& language);
/// The translations of the core’s sentences to every language of the interface.
[[nodiscard]] const std::vector<Message::Translate>& translations();

} // namespace mexplorer::ui
