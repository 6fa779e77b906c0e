#include "app/window/main_window.h"
#include "own_folder.h"
#include "tests/runner/listed.h"
#include "ui/lesson/player.h"
#include "ui/lesson/reason_text.h"
#include "ui/lesson/timeline.h"
#include "ui/theme/language.h"

#include <QAccessible>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::app;

namespace {

/// What a screen reader is told, as it hears it.
struct Heard {
    QPointer<QObject> from;
    QAccessible::Event kind;
    QString text; ///< the name that changed, or the value
};

std::vector<Heard> heard;

bool isListening = false;

void hear(QAccessibleEvent* event) {
    const QAccessibleInterface* from = event->accessibleInterface();
    if (!from) return;
    const bool isValue = event->type() == QAccessible::ValueChanged;
    heard.push_back(
        {event->object(), event->type(), from->text(isValue ? QAccessible::Value : QAccessible::Name)});
}

/// The last of this kind from there; nothing if there was none.
QString lastHeard(const QObject* from, QAccessible::Event kind) {
    for (auto it = heard.rbegin(); it != heard.rend(); ++it)
        if (it->from == from && it->kind == kind) return it->text;
    return {};
}

} // namespace

/// Qt's own sends nothing unless a screen reader is on the desktop's bus. In this program everything that
/// would be sent comes here instead.
void QAccessible::updateAccessibility(QAccessibleEvent* event) {
    if (isListening) hear(event);
}

/// What is read aloud without being asked for: the events that the window sends to a screen reader.
class TestVoice : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder.isValid()); }
    void init() {
        ui::setLanguage("en");
        window = std::make_unique<MainWindow>();
        window->resize(1280, 720);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        heard.clear();
        isListening = true;
    }
    void cleanup() {
        isListening = false;
        window.reset();
    }

    void aStepIsHeardAsItsSentence() {
        QVERIFY(window->document().setGame("nim", {}, "3,5,7", "xor"));
        QTRY_VERIFY(window->view().trace());
        for (const int step : {0, 1, 4}) {
            heard.clear();
            window->player().setStep(step);
            const QString sentence =
                QString::fromStdString(window->view().trace()->sayingAt(step)->reason.english());
            QVERIFY(!sentence.isEmpty());
            QCOMPARE(lastHeard(window->findChild<ui::ReasonText*>(), QAccessible::NameChanged), sentence);
            QVERIFY(lastHeard(&window->view().canvas(), QAccessible::NameChanged).endsWith(sentence));
            const QString place = lastHeard(window->findChild<ui::Timeline*>(), QAccessible::ValueChanged);
            QVERIFY2(place.contains(QString::number(step + 1)), qPrintable(place));
        }
    }

    void anotherPositionIsHeardInEveryView() {
        QVERIFY(window->document().setGame("nim", {}, "3,5,7"));
        for (const ui::ViewKind& kind : ui::viewKinds()) {
            if (!kind.canShow(*window->document().game())) continue;
            QVERIFY(window->document().setPosition("3,5,7"));
            QVERIFY(window->document().setView(kind.id));
            QTRY_VERIFY(window->view().figure());
            heard.clear();
            QVERIFY(window->document().setPosition("1,4,6"));
            const QObject* canvas = &window->view().canvas();
            QTRY_COMPARE(lastHeard(canvas, QAccessible::NameChanged),
                         kind.title() + ": Nim, position (1, 4, 6)");
        }
    }

private:
    OwnFolder folder;
    std::unique_ptr<MainWindow> window;
};

MEXPLORER_TEST(TestVoice)
#include "test_voice.moc"
