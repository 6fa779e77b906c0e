#pragma once

#include "ui/document/safety_copy.h"

#include <QObject>

namespace mexplorer::app {

class FileKeeper;
class Notice;
class Opener;
class Safety;

/// Offers what a window that ended by force had not saved.
class UnsavedOffer : public QObject {
    Q_OBJECT

public:
    /// `safety` keeps it as soon as it is this window's.
    UnsavedOffer(Opener& opener, FileKeeper& keeper, Safety& safety, Notice& notice);

    /// Offers the latest copy, if there is any.
    void offer();

private:
    void restore(const ui::Unsaved& unsaved);
    void discard();

    Opener& opener_;
    FileKeeper& keeper_;
    Safety& safety_;
    Notice& notice_;
    std::unique_ptr<ui::SafetyCopy> offered_; ///< of the other window, while it is offered
};

} // namespace mexplorer::app
