#include "core/explain/period_proof.h"
#include "core/rules/lasker.h"
#include "core/rules/octal.h"
#include "core/rules/subtraction.h"
#include "core/solve/ways/breaks.h"
#include "core/solve/ways/heaps.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

using namespace mexplorer;

class TestPeriodProof : public QObject {
    Q_OBJECT

private:
    template <class R>
    static Period periodUpTo(const R& rules, std::uint64_t last) {
        LineValues values(last + 1);
        Task task;
        if (!fillLine(rules, values, task)) qFatal("cancelled");
        return periodOf(rules, values, rules.play());
    }
    static std::string proofOf(const Period& period) { return periodProof(period).english(); }

private slots:
    void aSplittingGameShowsTheInequalityInLettersAndNumbers() {
        const Octal kayles(Play::normal, *BreakCode::parse("0.77"));
        const Period proved = periodUpTo(kayles, 239);
        QCOMPARE(proofOf(proved),
                 fmt::format("proof: 2s + 2p + t − 1 = 2·71 + 2·12 + 2 − 1 = 167 ≤ {}, the last n computed",
                             proved.certificate->computed));
        QCOMPARE(
            proofOf(periodUpTo(kayles, 167)),
            std::string("proof: 2s + 2p + t − 1 = 2·71 + 2·12 + 2 − 1 = 167 ≤ 167, the last n computed"));
    }

    void howFarItWasCheckedIsToldInNumbers() {
        const Octal kayles(Play::normal, *BreakCode::parse("0.77"));
        QCOMPARE(sayChecked(periodUpTo(kayles, 239)).english(),
                 std::string("checked to n = 167 = 2·71 + 2·12 + 2 − 1"));
        QVERIFY(sayChecked(periodUpTo(kayles, 166)).empty());
        QVERIFY(sayChecked(Period{}).empty());
    }

    void whereTooFewValuesAreKnownItSaysWhatIsLacking() {
        const Octal kayles(Play::normal, *BreakCode::parse("0.77"));
        QCOMPARE(proofOf(periodUpTo(kayles, 166)),
                 std::string(
                     "no proof yet: 2s + 2p + t − 1 = 2·71 + 2·12 + 2 − 1 = 167 > 166, the last n computed"));
    }

    void aPeriodIsToldAsFarAsItIsKnown() {
        const auto said = [](Period::Status status, std::uint64_t saltus) {
            return sayPeriod({.status = status, .length = 12, .start = 71, .saltus = saltus}, 99).english();
        };
        using Status = Period::Status;
        QCOMPARE(said(Status::none, 0), std::string("no period found up to n = 99"));
        QCOMPARE(said(Status::proved, 0), std::string("period 12 from n = 71: proved"));
        QCOMPARE(said(Status::observed, 0), std::string("period 12 from n = 71: observed up to n = 99"));
        QCOMPARE(said(Status::proved, 4), std::string("period 12 with saltus 4 from n = 71: proved"));
        QCOMPARE(said(Status::observed, 4),
                 std::string("period 12 with saltus 4 from n = 71: observed up to n = 99"));
    }

    void theNumbersAddUpToTheBound() {
        for (const char* text : {"0.77", "0.07", "0.137", "0.35", "0.13", "0.71"}) {
            const Period period = periodUpTo(Octal(Play::normal, *BreakCode::parse(text)), 600);
            QVERIFY(period.certificate.has_value());
            const PeriodCertificate& found = *period.certificate;
            const std::uint64_t start = std::max<std::uint64_t>(period.start, 1);
            QCOMPARE(found.bound,
                     found.mostParts * start + found.mostParts * period.length + found.longestTake - 1);
            QCOMPARE(period.status == Period::Status::proved, found.bound <= found.computed);
        }
    }

    void aStartOfZeroIsSeenToCountAsOne() {
        const Period period = periodUpTo(Octal(Play::normal, *BreakCode::parse("0.3")), 99);
        QCOMPARE(period.start, std::uint64_t{0});
        QCOMPARE(proofOf(period), fmt::format("proof: 2·max(s, 1) + 2p + t − 1 = 2·1 + 2·2 + 1 − 1 = 6 ≤ {}, "
                                              "the last n computed",
                                              period.certificate->computed));
    }

    void aGameOfTakesAloneNeedsNoParts() {
        const Subtraction rules(Play::normal, {1, 3, 4});
        QCOMPARE(proofOf(periodUpTo(rules, 99)),
                 std::string("proof: s + p + t − 1 = 0 + 7 + 4 − 1 = 10 ≤ 99, the last n computed"));
    }

    /// Once the period is proved, most values of a long line are copied.
    void whatWasCopiedIsNotSaidToBeComputed() {
        const auto check = [](const Period& period) {
            QVERIFY(period.certificate->bound <= period.certificate->computed);
            QVERIFY(period.certificate->computed < 100'000);
        };
        check(periodUpTo(Subtraction(Play::normal, {1, 3, 4}), 1'000'000));
        check(periodUpTo(Octal(Play::normal, *BreakCode::parse("0.77")), 1'000'000));
    }

    void valuesThatRiseShowHowManyHadToBeKnown() {
        const Period rising = periodUpTo(Octal(Play::normal, *BreakCode::parse("0.8F")), 99);
        QCOMPARE(
            proofOf(rising),
            fmt::format("proof: s + 3p = 7 + 3·7 = 28 ≤ {}, the last n computed; the options of the last "
                        "2p = 14 heaps go on to reach all smaller values and never their own",
                        rising.certificate->computed));
    }

    void aClosedFormIsNamed() {
        QCOMPARE(proofOf(periodUpTo(Lasker(Play::normal), 99)), std::string("proof: Lasker’s values"));
        QCOMPARE(proofOf(periodUpTo(Octal(Play::normal, *BreakCode::parse("4.(3)")), 99)),
                 std::string("proof: Lasker’s values"));
        QCOMPARE(proofOf(periodUpTo(Octal(Play::normal, *BreakCode::parse("0.(3)")), 99)),
                 std::string("proof: Bouton’s theorem"));
        QCOMPARE(proofOf(periodUpTo(Subtraction(Play::normal, {1, 2, 4}), 99)),
                 std::string("proof: Remainders"));
    }

    void whatIsOnlySeenHasNoProof() {
        Period seen{.status = Period::Status::observed, .length = 7, .start = 7, .saltus = 4};
        QVERIFY(periodProof(seen).empty());
        QVERIFY(periodProof(Period{}).empty());
    }
};

MEXPLORER_TEST(TestPeriodProof)
#include "test_period_proof.moc"
