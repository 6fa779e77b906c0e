#include "tests/runner/listed.h"
#include "ui/text/label_topics.h"
#include "ui/text/plain.h"

#include <QEnterEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

const Topic heap{topic::row, 1};
const Topic other{topic::row, 9};

} // namespace

/// What the sentences in a label speak of can be pointed at.
class TestLabelTopics : public QObject {
    Q_OBJECT

private slots:
    void init() {
        label_.reset(plainLabel(nullptr));
        topics_ = new LabelTopics(*label_);
        topics_->setFinder([](const Topic& topic) { return topic == heap; });
        topics_->setSentences({say("Take 3 from %1.", about(heap, verbatim("heap <2>"))),
                               say("Not from %1.", about(other, verbatim("heap 10")))});
    }

    void withoutAPointerItIsPlainText() {
        QCOMPARE(label_->textFormat(), Qt::PlainText);
        QCOMPARE(label_->text(), QString("Take 3 from heap <2>.\nNot from heap 10."));
        QCOMPARE(topics_->topics(), (std::vector<Topic>{heap, other}));
    }

    void whatIsFoundIsALinkUnderThePointer() {
        enter();
        QCOMPARE(label_->textFormat(), Qt::RichText);
        QCOMPARE(label_->text().count("<a href"), 1);
        QVERIFY(label_->text().contains(">heap &lt;2&gt;</a>"));
        QVERIFY(label_->text().contains("<br>"));
        leave();
        QCOMPARE(label_->textFormat(), Qt::PlainText);
    }

    void whatThePointerIsOnIsTold() {
        QSignalSpy pointed(topics_, &LabelTopics::pointedAt);
        QSignalSpy clicked(topics_, &LabelTopics::clicked);
        enter();
        emit label_->linkHovered("0");
        QCOMPARE(pointed.count(), 1);
        QVERIFY(pointed.front().front().value<std::optional<Topic>>() == heap);
        QVERIFY(hidesTip());
        emit label_->linkActivated("0");
        QVERIFY(clicked.front().front().value<Topic>() == heap);
        leave();
        QVERIFY(!hidesTip());
        QVERIFY(!pointed.back().front().value<std::optional<Topic>>());
    }

    void whatIsLitIsUnderlinedAlsoWithoutAPointer() {
        topics_->light({other});
        QVERIFY(label_->text().contains("text-decoration:underline\">heap 10<"));
        QVERIFY(!label_->text().contains("<a"));
        topics_->light({});
        QCOMPARE(label_->textFormat(), Qt::PlainText);
    }

    void aLineMayBeginInBold() {
        topics_->setLines({{{"Nim (1901)"}, 3}, {spoken(say("From %1.", about(heap, verbatim("heap 2"))))}});
        QVERIFY(label_->text().startsWith("<span style=\"text-decoration:none\"><b>Nim</b></span>"));
        QCOMPARE(topics_->topics(), std::vector<Topic>{heap});
        enter();
        QCOMPARE(label_->text().count("<a href"), 1);
        QVERIFY(label_->text().contains(">heap 2</a>"));
    }

private:
    void enter() {
        QEnterEvent event({1, 1}, {1, 1}, {1, 1});
        QCoreApplication::sendEvent(label_.get(), &event);
    }
    /// Nobody but the topics sees the event.
    [[nodiscard]] bool hidesTip() {
        QHelpEvent event(QEvent::ToolTip, {1, 1}, label_->mapToGlobal(QPoint(1, 1)));
        return topics_->eventFilter(label_.get(), &event);
    }
    void leave() {
        QEvent event(QEvent::Leave);
        QCoreApplication::sendEvent(label_.get(), &event);
    }

    std::unique_ptr<QLabel> label_;
    LabelTopics* topics_ = nullptr;
};

MEXPLORER_TEST(TestLabelTopics)
#include "test_label_topics.moc"
