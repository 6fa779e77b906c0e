#include "tests/app/random_events/choices.h"

#include "core/catalogue/catalogue.h"
#include "core/judge/judge.h"

#include <QRegularExpression>

#include <array>

namespace mexplorer::random_events {

namespace {

constexpr std::size_t longest = 20000; // letters

QString anyLetter(Choices& choose) {
    static const QString letters = QStringLiteral("0123456789,;:=.-+ ()[]{}\"\\<>&%^#abXYZ\n\t");
    if (choose.oneIn(12)) return QString(QChar(static_cast<char16_t>(choose.below(0x10000))));
    return QString(choose.oneOf(letters));
}

QString damagedOnce(QString text, Choices& choose) {
    const auto at = static_cast<qsizetype>(choose.below(static_cast<std::size_t>(text.size()) + 1));
    switch (choose.below(6)) {
    case 0:
        return text.remove(at, choose.between(1, 8));
    case 1:
        return text.insert(at, anyLetter(choose));
    case 2:
        return text.insert(at, text.mid(at, choose.between(1, 40)));
    case 3:
        return text.left(at);
    case 4:
        return text.replace(at, 1, anyLetter(choose));
    default: {
        static const QRegularExpression numbers(QStringLiteral("-?[0-9]+"));
        const QRegularExpressionMatch match = numbers.match(text, at);
        return match.hasMatch()
                   ? text.replace(match.capturedStart(), match.capturedLength(), anyNumber(choose))
                   : text;
    }
    }
}

QString manyNumbers(Choices& choose) {
    QStringList numbers;
    for (int count = choose.between(1, choose.oneIn(4) ? 2000 : 12); count > 0; --count)
        numbers += anyNumber(choose);
    return numbers.join(choose.oneIn(2) ? u',' : u' ');
}

} // namespace

QString damaged(QString text, Choices& choose) {
    for (int times = choose.between(1, 3); times > 0; --times)
        text = damagedOnce(std::move(text), choose);
    return text;
}

QString anyNumber(Choices& choose) {
    static constexpr std::array extreme = {"-1",
                                           "0",
                                           "65536",
                                           "1000000",
                                           "10000000",
                                           "2147483647",
                                           "2147483648",
                                           "4294967296",
                                           "9223372036854775807",
                                           "-9223372036854775808",
                                           "18446744073709551616",
                                           "1e308",
                                           "-1e-300",
                                           "0x10",
                                           "007",
                                           "nan"};
    if (choose.oneIn(8)) return QString::fromLatin1(choose.oneOf(extreme));
    static constexpr std::array limits = {6, 6, 20, 100, 1000, 10000};
    return QString::number(choose.below(static_cast<std::size_t>(choose.oneOf(limits))));
}

QString anyPosition(Choices& choose) {
    const Description& game = choose.oneOf(catalogue()).description;
    const QString usual = QString::fromStdString(
        game.presets.empty() || choose.oneIn(2) ? game.position : choose.oneOf(game.presets).position);
    switch (choose.below(8)) {
    case 0:
        return anyText(choose);
    case 1:
    case 2:
        return damaged(usual, choose);
    case 3:
    case 4:
        return manyNumbers(choose);
    default:
        return usual;
    }
}

QString anyText(Choices& choose) {
    static const QStringList texts = {
        QString(),
        QStringLiteral(" "),
        QStringLiteral("<b>bold</b><table><tr><td>&nbsp;<img src='/dev/zero'>"),
        QStringLiteral("</p><script>alert(1)</script>%1 %2 %n %L1"),
        QStringLiteral("必败 必勝 ∅ ⊕ 😀 ﷽"),
        QStringLiteral("\u202Eright to left\u202C \u0301\u0301\u0301 \uFEFF\u2028\u2029"),
        QStringLiteral("{\"nodes\": [\"a\", \"b\"], \"edges\": [[\"a\", \"b\"]]}"),
        QStringLiteral("digraph { a -> b -> c; a -> c }"),
        QStringLiteral("../../../../etc/passwd"),
    };
    switch (choose.below(8)) {
    case 0:
        return QString(static_cast<qsizetype>(choose.below(longest)),
                       choose.oneOf(QStringLiteral("1,<a字\n\u0301")));
    case 1:
        return anyNumber(choose).repeated(choose.between(1, 200));
    case 2:
        return manyNumbers(choose);
    case 3: {
        QString text;
        for (int letters = choose.between(1, 60); letters > 0; --letters)
            text += anyLetter(choose);
        return text;
    }
    case 4:
        return QString::fromUtf16(u"a\0b\x01\x1B[31m\xD800\x7F\xFFFF", 12);
    default:
        return choose.oneOf(texts);
    }
}

QString anyInput(Choices& choose) {
    const QString sample = QString::fromStdString(choose.oneOf(judge::problems()).sample);
    switch (choose.below(5)) {
    case 0:
        return anyText(choose);
    case 1:
    case 2:
        return damaged(sample, choose);
    case 3:
        return sample.repeated(choose.between(1, 3000));
    default:
        return sample;
    }
}

} // namespace mexplorer::random_events
