#include "app/window/unsaved_offer.h"

#include "app/window/file_keeper.h"
#include "app/window/notice.h"
#include "app/window/opener.h"
#include "app/window/safety.h"
#include "ui/text/plain.h"
#include "ui/theme/language.h"

#include <QLocale>

namespace mexplorer::app {

UnsavedOffer::UnsavedOffer(Opener& opener, FileKeeper& keeper, Safety& safety, Notice& notice)
    : QObject(&opener), opener_(opener), keeper_(keeper), safety_(safety), notice_(notice) {}

void UnsavedOffer::offer() {
    auto copy = std::make_unique<ui::SafetyCopy>();
    const auto unsaved = copy->takeOver();
    if (!unsaved) return;
    offered_ = std::move(copy);
    notice_.ask(
        [path = unsaved->path, when = unsaved->written] {
            const QString name = path.isEmpty() ? tr("untitled") : ui::shownFileName(path);
            return tr("Mexplorer ended before “%1” was saved. There is a copy of %2.")
                .arg(name, QLocale(ui::currentLanguage()).toString(when, QLocale::ShortFormat));
        },
        {{[] { return tr("Restore"); }, [this, unsaved = *unsaved] { restore(unsaved); }},
         {[] { return tr("Discard"); }, [this] { discard(); }}});
}

/// The copy of the other window is removed only when this window has one of its own.
void UnsavedOffer::restore(const ui::Unsaved& unsaved) {
    if (!keeper_.mayLeave() || !keeper_.mayShare(unsaved.path)) return notice_.show();
    opener_.restore(unsaved, [this](bool restored) {
        if (!restored) return notice_.show();
        safety_.keepNow();
        discard();
    });
}

void UnsavedOffer::discard() {
    offered_->remove();
    offered_.reset();
}

} // namespace mexplorer::app
