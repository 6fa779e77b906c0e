#include "core/text/utf8.h"
#include "tests/runner/listed.h"

#include "core/text/text_place.h"

#include <QTest>

using namespace mexplorer;

namespace {

std::string encoded(unsigned point) {
    const auto byte = [](unsigned value) { return static_cast<char>(value); };
    if (point < 0x80) return {byte(point)};
    if (point < 0x800) return {byte(0xC0 | point >> 6), byte(0x80 | (point & 0x3F))};
    if (point < 0x10000) {
        return {byte(0xE0 | point >> 12), byte(0x80 | (point >> 6 & 0x3F)), byte(0x80 | (point & 0x3F))};
    }
    return {byte(0xF0 | point >> 18), byte(0x80 | (point >> 12 & 0x3F)), byte(0x80 | (point >> 6 & 0x3F)),
            byte(0x80 | (point & 0x3F))};
}

} // namespace

class TestUtf8 : public QObject {
    Q_OBJECT

private slots:
    void everyCharacterIsValidAndEverySurrogateIsNot() {
        for (unsigned point = 0; point < 0x120000; ++point) {
            const std::string text = encoded(point);
            const bool isCharacter = point < 0xD800 || (point > 0xDFFF && point < 0x110000);
            if (characterLength(text + "x") != (isCharacter ? text.size() : 0)) {
                QFAIL(qPrintable(QString("U+%1").arg(point, 4, 16)));
            }
        }
    }

    /// All two-byte texts, and all three-byte ones that begin high: exactly one spelling for each character.
    void nothingElseIsValid() {
        std::size_t twoBytes = 0;
        std::size_t threeBytes = 0;
        for (unsigned first = 0x80; first < 0x100; ++first) {
            for (unsigned second = 0; second < 0x100; ++second) {
                const std::string two = {static_cast<char>(first), static_cast<char>(second)};
                twoBytes += characterLength(two) == 2 ? 1 : 0;
                for (unsigned third = 0; third < 0x100; ++third) {
                    threeBytes += characterLength(two + static_cast<char>(third)) == 3 ? 1 : 0;
                }
            }
        }
        QCOMPARE(twoBytes, std::size_t{0x800 - 0x80});
        QCOMPARE(threeBytes, std::size_t{0x10000 - 0x800 - 0x800}); // without the surrogates
    }

    void aCutCharacterIsNotValid() {
        QCOMPARE(characterLength(""), std::size_t{0});
        QCOMPARE(characterLength("\xE5\x8D"), std::size_t{0});
        QCOMPARE(validLength("ab\xE5\x8D\x81z\xFF!"), std::size_t{6});
        QCOMPARE(validLength(""), std::size_t{0});
        QCOMPARE(characterCount("a十b"), std::size_t{3});
    }

    void aPlaceIsCountedInLinesAndCharacters() {
        const std::string text = "ab\n十x\n\nz";
        const auto place = [&](std::size_t offset) {
            const TextPlace found = placeOf(text, offset);
            return std::pair{found.line, found.column};
        };
        QCOMPARE(place(0), (std::pair<std::size_t, std::size_t>{1, 1}));
        QCOMPARE(place(2), (std::pair<std::size_t, std::size_t>{1, 3}));
        QCOMPARE(place(3), (std::pair<std::size_t, std::size_t>{2, 1}));
        QCOMPARE(place(6), (std::pair<std::size_t, std::size_t>{2, 2}));
        QCOMPARE(place(8), (std::pair<std::size_t, std::size_t>{3, 1}));
        QCOMPARE(place(text.size()), (std::pair<std::size_t, std::size_t>{4, 2}));
    }
};

MEXPLORER_TEST(TestUtf8)
#include "test_utf8.moc"
