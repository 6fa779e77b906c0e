#include "answers.h"
#include "app/window/file_keeper.h"
#include "app/window/notice.h"
#include "app/window/opener.h"
#include "app/window/recent_files.h"
#include "app/window/safety.h"
#include "app/window/unsaved_offer.h"
#include "own_folder.h"
#include "tests/runner/listed.h"

#include <QPushButton>

using namespace mexplorer;
using namespace mexplorer::app;

class TestUnsavedOffer : public QObject {
    Q_OBJECT

    struct Window : QWidget {
        [[nodiscard]] QPushButton* button(int which) const {
            return notice->findChildren<QPushButton*>().at(which);
        }

        ui::Document document;
        Notice* notice = new Notice(this);
        RecentFiles* recent = new RecentFiles(this);
        FileKeeper* keeper = new FileKeeper(document, *notice, *this);
        Opener* opener = new Opener(document, *keeper, *recent, *this);
        Safety* safety = new Safety(
            document,
            [this] {
                return Safety::File{keeper->path(), keeper->known()};
            },
            this);
        UnsavedOffer* unsaved = new UnsavedOffer(*opener, *keeper, *safety, *notice);
    };

private slots:
    void whereNothingWasLostNothingIsOffered() {
        Window window;
        window.unsaved->offer();
        QVERIFY(window.notice->isHidden());
    }

    void whatIsRestoredIsThisWindowsAndWhatIsDiscardedIsGone() {
        lose("3,4");
        {
            Window window;
            window.unsaved->offer();
            QVERIFY(!window.notice->isHidden());
            window.button(0)->click();
            QCOMPARE(window.document.position(), std::string("3,4"));
        } // ends by force, too
        {
            Window window;
            window.unsaved->offer();
            QVERIFY(!window.notice->isHidden());
            window.button(1)->click();
            QCOMPARE(window.document.position(), ui::Document().position());
        }
        whereNothingWasLostNothingIsOffered();
    }

    void theOfferStaysIfOneWouldRatherKeepWhatIsHere() {
        lose("5,6");
        Window window;
        QVERIFY(window.document.setPosition("9,9"));
        window.unsaved->offer();
        const Answers answers(QMessageBox::Cancel);
        window.button(0)->click();
        QCOMPARE(answers.asked().size(), 1);
        QVERIFY(!window.notice->isHidden());
        QCOMPARE(window.document.position(), std::string("9,9"));
        window.button(1)->click();
        window.safety->forget();
    }

private:
    /// A window ends by force with this position.
    static void lose(const std::string& position) {
        Window window;
        QVERIFY(window.document.setPosition(position));
        window.safety->keepNow();
    }

    OwnFolder folder;
};

MEXPLORER_TEST(TestUnsavedOffer)
#include "test_unsaved_offer.moc"
