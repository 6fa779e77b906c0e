#include "tests/runner/listed.h"
#include "ui/lesson/reason_text.h"

#include <QSignalSpy>
#include <QTest>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

const Topic seen{topic::row, 0};
const Topic unseen{topic::row, 1};

Message sentence() {
    return say("%1 of heaps: %2 and %3", about(seen, verbatim("FIRST")), about(unseen, verbatim("SECOND")),
               about(seen, verbatim("AGAIN")));
}

} // namespace

class TestReasonText : public QObject {
    Q_OBJECT

private slots:
    void init() {
        text_ = std::make_unique<ReasonText>();
        text_->resize(700, 60);
        text_->setFinder([](const Topic& topic) { return topic == seen; });
        text_->setSentence(spoken(sentence()));
        text_->show();
        QVERIFY(QTest::qWaitForWindowExposed(text_.get()));
        pointed_.clear();
        connect(text_.get(), &ReasonText::pointedAt,
                [this](const std::optional<Topic>& topic) { pointed_ << topic; });
    }

    void whatIsSeenInThePictureCanBePointedAtAndClicked() {
        std::vector<Topic> clicked;
        connect(text_.get(), &ReasonText::clicked, [&](const Topic& topic) { clicked.push_back(topic); });
        const QPoint first = startOf(0) + QPoint(4, 0);
        QTest::mouseMove(text_.get(), QPoint(600, 55));
        QTest::mouseMove(text_.get(), first);
        QCOMPARE(pointed_, (QList<std::optional<Topic>>{seen}));
        QCOMPARE(text_->cursor().shape(), Qt::PointingHandCursor);
        QTest::mouseClick(text_.get(), Qt::LeftButton, {}, first);
        QCOMPARE(clicked, std::vector<Topic>{seen});
        QTest::mouseMove(text_.get(), QPoint(690, 30));
        QVERIFY(!pointed_.back());
    }

    void whatThePictureDoesNotShowCannot() {
        const QPoint second = startOf(QStringLiteral("FIRST of heaps: ").size()) + QPoint(4, 0);
        QTest::mouseMove(text_.get(), QPoint(600, 55));
        QTest::mouseMove(text_.get(), second);
        QVERIFY(pointed_.isEmpty());
    }

    void whatIsLitIsUnderlinedWhereverItStands() {
        const QImage before = text_->grab().toImage();
        text_->light({seen});
        const QImage lit = text_->grab().toImage();
        int changed = 0; // columns with a new line in them
        for (int x = 0; x < before.width(); ++x)
            for (int y = 0; y < before.height(); ++y)
                if (before.pixel(x, y) != lit.pixel(x, y)) {
                    ++changed;
                    break;
                }
        const QFontMetrics metrics(text_->fittingFont());
        const int expected = metrics.horizontalAdvance("FIRST") + metrics.horizontalAdvance("AGAIN");
        QVERIFY2(std::abs(changed - expected) <= 6, qPrintable(QString::number(changed)));
        text_->light({});
        QCOMPARE(text_->grab().toImage(), before);
    }

    void anotherSentenceIsPointedAtAnew() {
        const QPoint first = startOf(0) + QPoint(4, 0);
        QTest::mouseMove(text_.get(), QPoint(600, 55));
        QTest::mouseMove(text_.get(), first);
        text_->setSentence(spoken(say("nothing to point at")));
        QVERIFY(!pointed_.back());
        QTest::mouseMove(text_.get(), first + QPoint(1, 0));
        QVERIFY(!pointed_.back());
    }

    void aPartKeepsItsPlaceInALongerText() {
        const SpokenText whole = spoken(sentence()).inside("Right. FIRST of heaps: SECOND and AGAIN");
        QCOMPARE(whole.parts.size(), std::size_t{3});
        QCOMPARE(whole.text.mid(whole.parts[2].begin, whole.parts[2].length), QStringLiteral("AGAIN"));
    }

private:
    /// The middle of the left edge of a letter, for a sentence in one line.
    [[nodiscard]] QPoint startOf(qsizetype letter) const {
        const QFontMetrics metrics(text_->fittingFont());
        return {metrics.horizontalAdvance(text_->text().left(letter)), text_->height() / 2};
    }

    std::unique_ptr<ReasonText> text_;
    QList<std::optional<Topic>> pointed_;
};

MEXPLORER_TEST(TestReasonText)
#include "test_reason_text.moc"
