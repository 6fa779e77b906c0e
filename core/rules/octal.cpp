#include "core/rules/octal.h"

#include "core/rules/lasker.h"
#include "core/rules/misere_search.h"
#include "core/rules/nim.h"

namespace mexplorer {

Octal::Octal(Play play, BreakCode code) : BreakGame(play, std::move(code)) {
    theorem_ = this->code() == *BreakCode::parse("0.(3)") ? Theorem::nim
               : this->code() == Lasker::laskerCode()     ? Theorem::lasker
                                                          : Theorem::none;
}

Expected<Octal> Octal::make(const Parameters& parameters) {
    auto code = BreakCode::parse(parameters.at("code"));
    if (!code) return invalid("code", code.error().message);
    return Octal(playOf(parameters), std::move(*code));
}

std::optional<Nimber> Octal::heapValue(std::uint64_t size) const {
    switch (theorem_) {
    case Theorem::nim:
        return size;
    case Theorem::lasker:
        return Lasker::laskerValue(size);
    case Theorem::none:
        break;
    }
    return std::nullopt;
}

std::optional<std::uint64_t> Octal::valuePeriod() const {
    switch (theorem_) {
    case Theorem::nim:
        return 1;
    case Theorem::lasker:
        return Lasker::valuesRepeatAfter;
    case Theorem::none:
        break;
    }
    return std::nullopt;
}

Message Octal::valueTheorem() const {
    switch (theorem_) {
    case Theorem::nim:
        return Nim::valueTheorem();
    case Theorem::lasker:
        return Lasker::valueTheorem();
    case Theorem::none:
        break;
    }
    return {};
}

Description Octal::describe() {
    return {
        .id = "octal",
        .title = say(MX_TEXT("core", "Take and break")),
        .group = say(MX_TEXT("core", "Lines")),
        .summary = say(MX_TEXT("core", "Take from one heap and leave the rest of it as no heap, one, two or "
                                       "three, as the code allows for the number taken.")),
        .parameters = {{.id = "code",
                        .title = say(MX_TEXT("core", "code")),
                        .kind = Parameter::Kind::text,
                        .fallback = "0.77",
                        .hint = say(MX_TEXT(
                            "core", "d0.d1d2d3 …: where t are taken, dt adds up 1 to leave nothing, 2 "
                                    "one heap, 4 two, 8 three (A … F are 10 … 15); 4.(3) repeats the 3"))},
                       playParameter()},
        .position = "9",
        .view = "line",
        .positionHint = say(MX_TEXT("core", "one heap or several, for example 9")),
        .presets = {{say(MX_TEXT("core", "Kayles: bowl one pin or two neighbours")), {}, "9"},
                    {say(MX_TEXT("core", "Kayles, three rows: 3, 5, 7")), {}, "3,5,7", "xor"},
                    {say(MX_TEXT("core", "Dawson’s Chess")), {{"code", "0.137"}}, "9"},
                    {say(MX_TEXT("core", "Dawson’s Kayles")), {{"code", "0.07"}}, "10"},
                    {say(MX_TEXT("core", "Treblecross on n − 2 squares")), {{"code", "0.007"}}, "12"},
                    {say(MX_TEXT("core", "Lasker’s Nim")), {{"code", "4.(3)"}}, "11"},
                    {say(MX_TEXT("core", "Officers")), {{"code", "0.6"}}, "10"},
                    {say(MX_TEXT("core", "A period of 149459: 0.16")),
                     {{"code", "0.16"}},
                     "12",
                     "line",
                     {{"to", "540000"}}},
                    {say(MX_TEXT("core", "Three heaps from one: 0.8F")), {{"code", "0.8F"}}, "9"},
                    {say(MX_TEXT("core", "Misère Kayles: 6")), {{"play", "misere"}}, "6", "tree"}},
        .theorems =
            {{say(MX_TEXT("core", "The octal periodicity theorem")),
              say(MX_TEXT(
                  "core",
                  "Let t be the most that can be taken at once. If value(n + p) = value(n) has been seen "
                  "for every n from s ≥ 1 until n + p = 2s + 2p + t − 1, it holds for ever: of the two "
                  "heaps a larger one leaves, one is so large that its value is known to repeat.")),
              say(MX_TEXT("core",
                          "finite codes with digits up to 7, in normal play; where three heaps may be "
                          "left, with 3s + 3p + t − 1")),
              "Guy and Smith 1956",
              {{"play", "normal"}}},
             {say(MX_TEXT("core", "Values that rise")),
              say(MX_TEXT(
                  "core",
                  "Some values grow by a saltus from period to period: those of 0.8F by 4 every 7 heaps. "
                  "It is proved that they do so for ever where, by their high and low binary digits, no "
                  "option can have the value of its heap, and the options of the last 2p heaps reach "
                  "every smaller value in ways that go on p or 2p further.")),
              say(MX_TEXT("core", "codes whose values satisfy these conditions, which are checked; in normal "
                                  "play. Those named proved theorems of this kind")),
              "Austin 1976, Howse and Nowakowski 2004",
              {{"play", "normal"}}},
             misereSearch(mostBreakPositions)},
    };
}

} // namespace mexplorer
