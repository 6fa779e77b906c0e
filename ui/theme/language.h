#pragma once

#include "core/text/message.h"

#include <QString>
#include <QStringList>

namespace mexplorer::ui {

/// The languages of the interface: "en", "zh_CN", "zh_TW".
[[nodiscard]] const QStringList& languages();
/// A language's name in itself.
[[nodiscard]] QString languageName(const QString& language);
/// The language among ours that suits the system's.
[[nodiscard]] QString systemLanguage();
/// Makes it the language of the whole application; every widget gets a LanguageChange event.
void setLanguage(const QString& language);
[[nodiscard]] const QString& currentLanguage();

/// Says the core’s sentences in a language, whichever is shown; without an application, too.
[[nodiscard]] Message::Translate translationTo(const QString& language);
/// A sentence of the core in every language of the interface, whichever is shown.
[[nodiscard]] QStringList inEveryLanguage(const Message& message);

} // namespace mexplorer::ui
