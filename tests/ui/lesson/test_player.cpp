#include "tests/runner/listed.h"
#include "traces.h"

#include "ui/lesson/player.h"
#include "ui/lesson/reason_text.h"
#include "ui/lesson/speed_control.h"
#include "ui/lesson/timeline.h"
#include "ui/text/terms_tip.h"

#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

void click(const Player& player, const char* name) {
    QTest::mouseClick(player.findChild<QToolButton*>(name), Qt::LeftButton);
}
/// A trace of four steps, with a question before the second.
std::shared_ptr<const Trace> askingTrace() {
    auto trace = std::make_shared<Trace>();
    for (int i = 0; i < 4; ++i) {
        Saying saying{.reason = say("reason")};
        if (i == 1)
            saying.before = std::make_shared<const StepQuestion>(
                StepQuestion{say("which?"), {say("left"), say("right")}, 1});
        trace->steps.push_back(std::move(saying));
    }
    return trace;
}
QString reasonOf(const Player& player) {
    return player.findChild<ReasonText*>()->text();
}

} // namespace

class TestPlayer : public QObject {
    Q_OBJECT

private slots:
    void init() {
        player_ = std::make_unique<Player>();
        player_->resize(1280, 72);
        player_->show();
        QVERIFY(QTest::qWaitForWindowExposed(player_.get()));
        spy_ = std::make_unique<QSignalSpy>(player_.get(), &Player::stepChanged);
    }

    void atADeskTheTimelineNamesTheSections() {
        const auto trace = std::make_shared<Trace>(*traceOf(6));
        trace->sections = {{0, say("first part")}, {3, say("second part")}};
        player_->setTrace(trace);
        const auto* timeline = player_->findChild<Timeline*>();
        const auto names = [timeline] {
            QStringList all;
            for (const Timeline::Section& section : timeline->sections())
                all << QString("%1 %2").arg(section.step).arg(section.name);
            return all;
        };
        QCOMPARE(names(), (QStringList{"0 first part", "3 second part"}));
        player_->setPresenting(true);
        QVERIFY(names().isEmpty());
        player_->setPresenting(false);
        QCOMPARE(names().size(), 2);
        player_->setTrace(traceOf(3));
        QVERIFY(names().isEmpty());
    }

    /// Where there is no room for the whole caption, parts of it are left out, and none is cut: the rest of a
    /// number would be another number.
    void aCaptionThatDoesNotFitLosesWholeParts() {
        const QString whole(
            "Kuhn’s poker · method: CFR+ · iterations: 100000 · seed: 12345 · reach: all · K Q");
        const QStringList parts = whole.split(" · ");
        player_->setPresenting(true);
        player_->setCaption(whole);
        int shortened = 0;
        for (int width = 600; width <= 2400; width += 50) {
            player_->resize(width, 120);
            QCoreApplication::processEvents();
            const QString shown = player_->findChild<QLabel*>("caption")->text();
            for (const QString& part : shown.split(" · "))
                QVERIFY2(parts.contains(part) || part == "…", qPrintable(shown));
            if (shown != whole) ++shortened;
        }
        QVERIFY(shortened > 0);
        QCOMPARE(player_->findChild<QLabel*>("caption")->text(), whole);
    }

    void playingStopsAtAQuestionAndGoesOnFromThere() {
        auto asking = std::make_shared<Trace>();
        for (int i = 0; i < 5; ++i)
            asking->steps.push_back({.reason = say("reason"), .asks = i == 2});
        player_->setTrace(asking);
        for (int i = 0; i < SpeedControl::fastest; ++i)
            player_->faster();
        player_->togglePlay();
        QTRY_VERIFY(!player_->playing());
        QCOMPARE(player_->step(), 2);
        player_->togglePlay();
        QVERIFY(player_->playing());
        QTRY_VERIFY(!player_->playing());
        QCOMPARE(player_->step(), 4);
    }

    void aStepThatGivesAnAnswerAwayIsAskedAboutBefore() {
        player_->setTrace(askingTrace());
        player_->stepForward();
        player_->stepForward(); // asking is turned off
        QCOMPARE(player_->step(), 1);
        player_->setAsking(true);
        player_->first();
        spy_->clear();
        player_->stepForward();
        QVERIFY(player_->isAsking());
        QCOMPARE(player_->step(), 0);
        QCOMPARE(spy_->count(), 0);
        QCOMPARE(reasonOf(*player_), QString("which?  1: left  2: right"));
        QVERIFY(!player_->answer(3) && player_->isAsking());
        QVERIFY(player_->answer(2));
        QCOMPARE(player_->step(), 1);
        QCOMPARE(reasonOf(*player_), QString("Right. reason"));
        player_->stepForward();
        QCOMPARE(reasonOf(*player_), QString("reason"));
        QVERIFY(!player_->answer(1));
        player_->first();
        player_->stepForward();
        QVERIFY(player_->answer(1));
        QCOMPARE(reasonOf(*player_), QString("Wrong. reason"));
    }

    void whoGoesOnIsShownTheStepUnanswered() {
        player_->setTrace(askingTrace());
        player_->setAsking(true);
        player_->first();
        player_->stepForward();
        player_->stepForward();
        QCOMPARE(player_->step(), 1);
        QCOMPARE(reasonOf(*player_), QString("reason"));
        player_->stepBack();
        player_->stepForward();
        QVERIFY(player_->isAsking());
        player_->stepBack();
        QVERIFY(!player_->isAsking());
        player_->stepForward();
        player_->setAsking(false);
        QVERIFY(!player_->isAsking());
    }

    void playingPausesUntilItIsAnswered() {
        player_->setTrace(askingTrace());
        player_->setAsking(true);
        for (int i = 0; i < SpeedControl::fastest; ++i)
            player_->faster();
        player_->togglePlay();
        QTRY_VERIFY(player_->isAsking());
        QVERIFY(!player_->playing());
        QCOMPARE(player_->step(), 0);
        QVERIFY(player_->answer(2));
        QVERIFY(player_->playing());
        QTRY_COMPARE(player_->step(), 3);
    }

    void withoutATraceEverythingIsDisabledAndSaysSo() {
        for (const QToolButton* button : player_->findChildren<QToolButton*>())
            QVERIFY(!button->isEnabled());
        QVERIFY(!player_->findChild<Timeline*>()->isEnabled());
        QVERIFY(!reasonOf(*player_).isEmpty());
        player_->stepForward();
        player_->stepBack();
        player_->last();
        player_->togglePlay();
        QCOMPARE(player_->step(), noStep);
        QVERIFY(!player_->playing());
        QCOMPARE(spy_->count(), 0);
    }

    void aNewTraceShowsNoStepAndSaysNothing() {
        player_->setTrace(traceOf(4));
        player_->setStep(2);
        spy_->clear();
        player_->setTrace(traceOf(9));
        QCOMPARE(player_->step(), noStep);
        QCOMPARE(spy_->count(), 0);
        QCOMPARE(reasonOf(*player_), QString("All of it"));
    }

    void theButtonsStep() {
        player_->setTrace(traceOf(4));
        click(*player_, "forward");
        QCOMPARE(player_->step(), 0);
        click(*player_, "forward");
        click(*player_, "forward");
        click(*player_, "back");
        QCOMPARE(player_->step(), 1);
        QCOMPARE(reasonOf(*player_), QString("reason 1"));
        QCOMPARE(player_->findChild<QLabel*>("position")->text(), QString("step 2 / 4"));
        click(*player_, "last");
        QCOMPARE(player_->step(), 3);
        click(*player_, "forward"); // does nothing at the end
        QCOMPARE(player_->step(), 3);
        click(*player_, "first");
        QCOMPARE(player_->step(), 0);
        click(*player_, "back");
        QCOMPARE(player_->step(), 0);
        QList<int> heard;
        for (const auto& signal : *spy_)
            heard << signal.first().toInt();
        QCOMPARE(heard, (QList<int>{0, 1, 2, 1, 3, 0}));
    }

    void backFromTheWholePictureShowsTheLastStep() {
        player_->setTrace(traceOf(5));
        player_->stepBack();
        QCOMPARE(player_->step(), 4);
    }

    void nothingMovesUntilAskedAndPlayingStopsAtTheEnd() {
        player_->setTrace(traceOf(3));
        QVERIFY(!player_->playing());
        for (int i = 0; i < SpeedControl::fastest; ++i)
            player_->faster();
        player_->togglePlay();
        QVERIFY(player_->playing());
        QCOMPARE(player_->step(), 0);
        QTRY_COMPARE(player_->step(), 2);
        QTRY_VERIFY(!player_->playing());
        QCOMPARE(spy_->count(), 3);
        player_->togglePlay(); // starts from the beginning
        QCOMPARE(player_->step(), 0);
        player_->togglePlay();
        QVERIFY(!player_->playing());
    }

    void aStepByHandEndsThePlaying() {
        player_->setTrace(traceOf(30));
        player_->togglePlay();
        QVERIFY(player_->playing());
        click(*player_, "forward");
        QVERIFY(!player_->playing());
        player_->togglePlay();
        player_->setTrace(traceOf(30));
        QVERIFY(!player_->playing());
    }

    void thereAreFiveSpeedsEachFasterThanTheOneBefore() {
        player_->setTrace(traceOf(3));
        for (int i = 0; i < 9; ++i)
            player_->slower();
        QCOMPARE(player_->speed(), 1);
        for (int speed = 2; speed <= 5; ++speed) {
            player_->faster();
            QCOMPARE(player_->speed(), speed);
            QVERIFY(Player::pause(speed) < Player::pause(speed - 1));
        }
        player_->faster();
        QCOMPARE(player_->speed(), 5);
    }

    void aClickOnASpeedBarChoosesIt() {
        player_->setTrace(traceOf(3));
        auto* control = player_->findChild<SpeedControl*>();
        for (const int speed : {5, 1, 4, 2, 3}) {
            QTest::mouseClick(control, Qt::LeftButton, {}, control->bar(speed).center().toPoint());
            QCOMPARE(player_->speed(), speed);
        }
    }

    void aClickOnTheTimelineChoosesTheStepThere_data() {
        QTest::addColumn<int>("steps");
        for (const int steps : {1, 2, 9, 60, 61, 500})
            QTest::addRow("%d steps", steps) << steps;
    }
    void aClickOnTheTimelineChoosesTheStepThere() {
        QFETCH(int, steps);
        player_->setTrace(traceOf(static_cast<std::size_t>(steps)));
        auto* timeline = player_->findChild<Timeline*>();
        const double pixelsAStep = steps > 1 ? timeline->dotAt(1).x() - timeline->dotAt(0).x() : 100;
        for (const int step : {0, steps / 2, steps - 1}) {
            const QPoint there = timeline->dotAt(step).toPoint();
            QVERIFY(timeline->rect().contains(there));
            QTest::mouseClick(timeline, Qt::LeftButton, {}, there);
            QVERIFY(std::abs(player_->step() - step) <= 1 / pixelsAStep); // to the pixel
        }
    }

    void draggingTheTimelineStepsThrough() {
        player_->setTrace(traceOf(9));
        auto* timeline = player_->findChild<Timeline*>();
        QTest::mousePress(timeline, Qt::LeftButton, {}, timeline->dotAt(1).toPoint());
        for (int step = 2; step < 7; ++step) {
            QMouseEvent move(QEvent::MouseMove, timeline->dotAt(step),
                             timeline->mapToGlobal(timeline->dotAt(step)), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(timeline, &move);
            QCOMPARE(player_->step(), step);
        }
        QTest::mouseRelease(timeline, Qt::LeftButton, {}, timeline->dotAt(6).toPoint());
        QCOMPARE(player_->step(), 6);
    }

    void dotsGiveWayToABarWhenTheyAreTooMany() {
        auto* timeline = player_->findChild<Timeline*>();
        timeline->setFixedWidth(900);
        player_->setTrace(traceOf(60));
        QVERIFY(timeline->hasDots());
        player_->setTrace(traceOf(61));
        QVERIFY(!timeline->hasDots());
        timeline->setFixedWidth(200);
        player_->setTrace(traceOf(40));
        QVERIFY(!timeline->hasDots());
    }

    void theTimelineDoesNotMoveFromStepToStep() {
        player_->setTrace(traceOf(120));
        const auto* timeline = player_->findChild<Timeline*>();
        player_->setStep(0);
        QCoreApplication::processEvents();
        const QRect at = timeline->geometry();
        for (const int step : {8, 9, 98, 99, 119}) {
            player_->setStep(step);
            QCoreApplication::processEvents();
            QCOMPARE(timeline->geometry(), at);
        }
    }

    void aLongReasonIsShownWhole() {
        auto trace = std::make_shared<Trace>(*traceOf(1));
        for (int words = 1; words < 120; words += 7) {
            trace->steps[0].reason = say("word " + std::string(static_cast<std::size_t>(words) * 5, 'w'));
            for (std::size_t at = 9; at < trace->steps[0].reason.id.size(); at += 6)
                trace->steps[0].reason.id[at] = ' ';
            player_->setTrace(std::make_shared<Trace>(*trace));
            player_->setStep(0);
            QCoreApplication::processEvents();
            const auto* reason = player_->findChild<ReasonText*>();
            const QRect needed =
                QFontMetrics(reason->fittingFont())
                    .boundingRect(QRect(0, 0, reason->width(), 100000), Qt::TextWordWrap, reason->text());
            QVERIFY2(needed.height() <= std::max(reason->height(), reason->minimumHeight()),
                     qPrintable(reason->text()));
            QCOMPARE(reason->toolTip(), termsTip(reason->text()));
        }
    }

    void everythingHasANameForThoseWhoCannotSeeIt() {
        player_->setTrace(traceOf(3));
        for (const QWidget* widget : player_->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus) continue;
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
        for (const QToolButton* button : player_->findChildren<QToolButton*>())
            QVERIFY(!button->toolTip().isEmpty());
        // Assistive technologies may move the slider.
        QAccessibleInterface* slider = QAccessible::queryAccessibleInterface(player_->findChild<Timeline*>());
        QVERIFY(slider && slider->valueInterface());
        slider->valueInterface()->setCurrentValue(3);
        QCOMPARE(player_->step(), 2);
        for (const int wrong : {-5, 0, 4})
            slider->valueInterface()->setCurrentValue(wrong);
        QCOMPARE(player_->step(), 2);
    }

    void inANarrowWindowNothingOverlapsAndTheSpeedGivesWay() {
        player_->setTrace(traceOf(9));
        auto* speed = player_->findChild<SpeedControl*>();
        for (const int width : {1280, player_->minimumSizeHint().width()}) {
            player_->resize(width, player_->sizeHint().height());
            QCoreApplication::processEvents();
            QCOMPARE(player_->width(), width);
            QCOMPARE(speed->isVisible(), width == 1280);
            const auto parts = player_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
            for (const QWidget* one : parts) {
                if (!one->isVisible()) continue;
                QVERIFY2(player_->rect().contains(one->geometry()), one->metaObject()->className());
                for (const QWidget* other : parts) {
                    const bool overlaps =
                        other != one && other->isVisible() && other->geometry().intersects(one->geometry());
                    QVERIFY2(!overlaps, one->metaObject()->className());
                }
            }
        }
    }

    /// Counted from 1, as shown; each change is announced.
    void aScreenReaderHearsWhichStepItIs() {
        static QList<int> told;
        told.clear();
        QAccessible::setActive(true);
        const auto before = QAccessible::installUpdateHandler([](QAccessibleEvent* event) {
            if (event->type() == QAccessible::ValueChanged && qobject_cast<Timeline*>(event->object()))
                told << static_cast<QAccessibleValueChangeEvent*>(event)->value().toInt();
        });
        player_->setTrace(traceOf(9));
        QAccessibleInterface* slider = QAccessible::queryAccessibleInterface(player_->findChild<Timeline*>());
        QCOMPARE(slider->text(QAccessible::Value), QString("steps: 9"));
        QCOMPARE(slider->valueInterface()->maximumValue().toInt(), 9);
        told.clear();
        player_->first();
        player_->setStep(2);
        QAccessible::installUpdateHandler(before);
        QCOMPARE(slider->text(QAccessible::Value), QString("step 3 / 9"));
        QCOMPARE(slider->valueInterface()->currentValue().toInt(), 3);
        if (QAccessible::isActive()) // it needs a platform that has assistive technology
            QVERIFY(told.contains(1) && told.contains(3));
        QCOMPARE(slider->role(), QAccessible::Slider);
        QCOMPARE(slider->text(QAccessible::Name), QString("Steps"));
    }

private:
    std::unique_ptr<Player> player_;
    std::unique_ptr<QSignalSpy> spy_;
};

MEXPLORER_TEST(TestPlayer)
#include "test_player.moc"
