#include "tests/runner/listed.h"
#include "ui/lesson/reason_text.h"

#include <QImage>
#include <QTest>

#include <algorithm>

using namespace mexplorer::ui;

namespace {

constexpr int motion = 10'000; // milliseconds: it ends when the test says so

/// Whether the pictures are the same in a part of their width.
bool areSame(const QImage& one, const QImage& other, int from, int to) {
    const QRect part(from, 0, to - from, one.height());
    return one.copy(part) == other.copy(part);
}

/// The columns in which anything is written.
int written(const QImage& image, int from, int to) {
    const QRgb paper = image.pixel(0, 0);
    int columns = 0;
    for (int x = from; x < to; ++x)
        for (int y = 0; y < image.height(); ++y)
            if (image.pixel(x, y) != paper) {
                ++columns;
                break;
            }
    return columns;
}

} // namespace

/// How a sentence turns into the next one.
class TestSentenceChange : public QObject {
    Q_OBJECT

private slots:
    void init() {
        text_ = std::make_unique<ReasonText>();
        text_->resize(700, 60);
        text_->setText("Column 4 has one 1: odd.");
        text_->show();
        QVERIFY(QTest::qWaitForWindowExposed(text_.get()));
        text_->setMotion(motion);
    }

    /// At every moment what both sentences begin with looks as before; the rest is not there twice.
    void whatStaysStandsStill() {
        const QImage before = picture();
        const int common = widthOf("Column ");
        text_->setText("Column 8 has one 1: odd.");
        QCOMPARE(picture(), before);
        for (const double moment : {0.2, 0.5, 0.8}) {
            goTo(moment);
            const QImage now = picture();
            QVERIFY(areSame(now, before, 0, common - 1));
            QVERIFY(areSame(now, before, widthOf("Column 4 "), widthOf("Column 4 has one")));
            QVERIFY(!areSame(now, before, common, widthOf("Column 4")));
        }
        goTo(1);
        text_->setMotion(0);
        const QImage after = picture();
        QVERIFY(areSame(after, before, 0, common - 1));
        QVERIFY(!areSame(after, before, common, widthOf("Column 4")));
    }

    /// Another sentence comes when the first one is gone: both on each other could not be read.
    void whatGoesIsGoneBeforeTheNewComes() {
        text_->setText("nothing alike");
        const int all = text_->width();
        goTo(0.1);
        QVERIFY(written(picture(), 0, all) > 20);
        goTo(0.45);
        QCOMPARE(written(picture(), 0, all), 0);
        goTo(0.9);
        QVERIFY(written(picture(), 0, all) > 20);
    }

    /// On slides lines stand in the middle: what both have closes up instead of blinking.
    void whatIsCentredClosesUp() {
        text_->setPresenting(true);
        text_->setText("the sum is 8");
        endIt();
        const int first = leftOf(picture());
        text_->setText("the sum is 8, and that is even");
        goTo(0.45);
        const int middle = leftOf(picture());
        goTo(1);
        endIt();
        const int last = leftOf(picture());
        QVERIFY2(last < middle && middle < first,
                 qPrintable(QString("%1 %2 %3").arg(first).arg(middle).arg(last)));
    }

    void lettersOfChineseStayAsWell() {
        text_->setText(QStringLiteral("第 4 列有奇数个 1"));
        endIt();
        const QImage before = picture();
        text_->setText(QStringLiteral("第 8 列有奇数个 1"));
        goTo(0.5);
        const QImage now = picture();
        QVERIFY(areSame(now, before, 0, widthOf(QStringLiteral("第"))));
        QVERIFY(areSame(now, before, widthOf(QStringLiteral("第 4 ")),
                        widthOf(QStringLiteral("第 4 列有奇数个 1"))));
        QVERIFY(now != before);
    }

    void withoutMotionAndInAHurryItIsACut() {
        text_->setText("one");
        text_->setText("two"); // while it changes
        const QImage cut = picture();
        text_->setMotion(0);
        text_->setText("one");
        text_->setText("two");
        QCOMPARE(picture(), cut);
    }

    void whatBelongsToSomethingElseComesByACut() {
        text_->setText("nothing alike");
        endIt();
        text_->cutNext();
        text_->setText("nothing else");
        const QImage cut = picture();
        goTo(0.5);
        QCOMPARE(picture(), cut);
    }

    void anotherWidthEndsIt() {
        text_->setText("nothing alike");
        text_->resize(690, 60);
        const QImage ended = picture();
        goTo(0.5);
        QCOMPARE(picture(), ended);
    }

private:
    [[nodiscard]] QImage picture() const { return text_->grab().toImage(); }
    void goTo(double moment) {
        auto* way = text_->findChild<QVariantAnimation*>();
        QVERIFY(way);
        way->setEasingCurve(QEasingCurve::Linear);
        way->setCurrentTime(static_cast<int>(moment * way->duration()));
    }
    void endIt() { text_->resize(text_->width() - 2, text_->height()); }
    [[nodiscard]] int widthOf(const QString& text) const {
        return QFontMetrics(text_->fittingFont()).horizontalAdvance(text);
    }
    static int leftOf(const QImage& image) {
        for (int x = 0; x < image.width(); ++x)
            if (written(image, x, x + 1) > 0) return x;
        return image.width();
    }

    std::unique_ptr<ReasonText> text_;
};

MEXPLORER_TEST(TestSentenceChange)
#include "test_sentence_change.moc"
