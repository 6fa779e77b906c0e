#include "core/rules/grid_walk.h"

#include "core/text/parse.h"
#include "core/text/pasted_list.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

constexpr std::int64_t largestComponent = 64;
constexpr std::size_t mostVectors = 32;

struct NamedPiece {
    ChessPiece piece;
    const char* id;
    const char* title;
};
constexpr std::array<NamedPiece, 5> namedPieces = {
    {{ChessPiece::king, "king", MX_TEXT("core", "king")},
     {ChessPiece::queen, "queen", MX_TEXT("core", "queen")},
     {ChessPiece::rook, "rook", MX_TEXT("core", "rook")},
     {ChessPiece::bishop, "bishop", MX_TEXT("core", "bishop")},
     {ChessPiece::knight, "knight", MX_TEXT("core", "knight")}}};
constexpr const char* ownPiece = "own";

Parameter pieceParameter() {
    Parameter parameter{.id = "piece",
                        .title = say(MX_TEXT("core", "piece")),
                        .kind = Parameter::Kind::choice,
                        .fallback = "king",
                        .hint =
                            say(MX_TEXT("core", "the piece that walks; “own” moves by the vectors below"))};
    for (const NamedPiece& named : namedPieces)
        parameter.choices.push_back({named.id, say(named.title)});
    parameter.choices.push_back({ownPiece, say(MX_TEXT("core", "own"))});
    return parameter;
}

Parameter vectorsParameter() {
    return {.id = "vectors",
            .title = say(MX_TEXT("core", "vectors")),
            .kind = Parameter::Kind::text,
            .fallback = "-1,0*; 0,-1*; -2,-1",
            .hint = say(MX_TEXT(
                "core", "the moves of the piece “own”: steps a,b separated by semicolons, each lowering "
                        "a + b; a star lets a step be repeated")),
            .where = {{"piece", ownPiece}}};
}

std::vector<Theorem> walkTheorems() {
    std::vector<Theorem> all;
    for (const NamedPiece& named : namedPieces) {
        all.push_back(theoremOf(named.piece));
        all.back().where = {{"piece", named.id}};
    }
    return all;
}

/// Puts “;” between vectors as people write them, “(-1,0)*, (0,-1)*” or one in each line, and “,” in them.
/// Character for character.
class VectorParting {
public:
    explicit VectorParting(std::string_view plain) : plain_(plain), text_(plain) {}

    /// The text, or it as it was if it is not clear what a vector is.
    std::string parted() {
        for (std::size_t at = 0; at < text_.size(); ++at) {
            const char sign = text_[at];
            const bool isNumber = isOf(sign, "0123456789+-.");
            if (isNumber && !isInNumber_ && !beginNumber()) return std::string(plain_);
            isInNumber_ = isNumber;
            if (!isNumber && !add(sign, at)) return std::string(plain_);
        }
        return open_.empty() ? text_ : std::string(plain_);
    }

private:
    static constexpr std::size_t nowhere = std::string::npos;

    static bool isOf(char sign, std::string_view signs) { return signs.find(sign) != std::string_view::npos; }

    bool add(char sign, std::size_t at) {
        if (sign == '*') {
            if (numbers_ != 2 || hasStar_) return false;
            isWhole_ = hasStar_ = true;
            gap_ = comma_ = nowhere;
            return true;
        }
        if (sign == ';') {
            startVector();
            return true;
        }
        if (sign == ',' && comma_ != nowhere) return false; // a number is missing
        if (sign == ',') comma_ = at;
        if (!isOf(sign, ", \t\r\n()[]{}")) return false;
        if (!addBracket(sign)) return false;
        if (sign == '\n') hasBreak_ = true;
        if (gap_ == nowhere) gap_ = at;
        if (sign != ',') text_[at] = ' ';
        return true;
    }

    /// Whether a bracket, if it is one, fits those before it; it holds whole vectors.
    bool addBracket(char sign) {
        constexpr std::string_view open = "([{";
        constexpr std::string_view close = ")]}";
        if (const std::size_t kind = open.find(sign); kind != std::string_view::npos) open_ += close[kind];
        if (close.find(sign) == std::string_view::npos) return true;
        if (!open_.ends_with(sign) || numbers_ == 1) return false;
        open_.pop_back();
        isWhole_ = numbers_ == 2;
        return true;
    }

    /// Whether a number may begin after this gap.
    bool beginNumber() {
        if (numbers_ == 2) {
            if (!isWhole_ && !hasBreak_ && comma_ != nowhere) return false; // -1,0,0,-1
            if (gap_ == nowhere) return false;
            text_[comma_ == nowhere ? gap_ : comma_] = ';';
            startVector();
        } else if (numbers_ == 1 && comma_ == nowhere) {
            if (gap_ == nowhere || hasBreak_) return false;
            text_[gap_] = ',';
        } else if (numbers_ == 0 && comma_ != nowhere) {
            return false;
        }
        ++numbers_;
        gap_ = comma_ = nowhere;
        hasBreak_ = false;
        return true;
    }

    void startVector() {
        numbers_ = 0;
        isWhole_ = hasStar_ = hasBreak_ = false;
        gap_ = comma_ = nowhere;
    }

    std::string_view plain_;
    std::string text_;
    std::string open_;        ///< what closes the brackets
    std::size_t numbers_ = 0; ///< of the vector so far
    bool isInNumber_ = false;
    bool isWhole_ = false; ///< a star or a bracket has ended the vector
    bool hasStar_ = false;
    bool hasBreak_ = false;       ///< since the last number
    std::size_t gap_ = nowhere;   ///< the first sign since then
    std::size_t comma_ = nowhere; ///< the comma since then
};

/// One "da,db" or "da,db*" that begins at `column`.
Expected<MoveVector> parseVector(std::string_view text, std::size_t column) {
    std::string_view body = trimmed(text);
    if (body.empty()) {
        return invalid(say(MX_TEXT("core", "A vector such as -1,0 is missing at column %1."), column));
    }
    column += static_cast<std::size_t>(body.data() - text.data());
    const bool rides = body.back() == '*';
    const std::string_view pair = rides ? trimmed(body.substr(0, body.size() - 1)) : body;
    const std::size_t comma = pair.find(',');
    if (comma == std::string_view::npos || pair.find(',', comma + 1) != std::string_view::npos) {
        return invalid(
            say(MX_TEXT("core", "“%1” at column %2 is not a vector: two numbers such as -1,0, with a star "
                                "where the step may be repeated."),
                shortened(body), column));
    }
    const auto da = parseInteger(pair.substr(0, comma), -largestComponent, largestComponent, column);
    if (!da) return tl::unexpected(da.error());
    const auto db =
        parseInteger(pair.substr(comma + 1), -largestComponent, largestComponent, column + comma + 1);
    if (!db) return tl::unexpected(db.error());
    if (*da + *db >= 0) {
        return invalid(
            say(MX_TEXT("core", "The vector %1,%2 at column %3 does not lower a + b, so that the game "
                                "might never end."),
                *da, *db, column));
    }
    return MoveVector{static_cast<std::int32_t>(*da), static_cast<std::int32_t>(*db), rides};
}

/// The most riders in one direction none of which reaches all cells of another.
std::size_t mostOneWay(const std::vector<MoveVector>& vectors) {
    std::vector<MoveVector> riders = withoutCovered(vectors);
    std::erase_if(riders, [](const MoveVector& vector) { return !vector.rides; });
    std::ptrdiff_t most = 0;
    for (const MoveVector& rider : riders) {
        most = std::max(most, std::count_if(riders.begin(), riders.end(), [&](const MoveVector& other) {
                            return isSameWay(rider, other);
                        }));
    }
    return static_cast<std::size_t>(most);
}

} // namespace

Expected<std::vector<MoveVector>> parseVectors(std::string_view typed) {
    const std::string plain = withoutMaker(plainText(typed));
    const std::string text = VectorParting(plain).parted();
    std::vector<MoveVector> vectors;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(';', begin), text.size());
        const auto vector = parseVector(std::string_view(text).substr(begin, end - begin), begin + 1);
        if (!vector) return tl::unexpected(vector.error());
        if (std::find(vectors.begin(), vectors.end(), *vector) == vectors.end()) vectors.push_back(*vector);
        if (vectors.size() > mostVectors) {
            return invalid(say(MX_TEXT("core", "There are more than %1 vectors."), mostVectors));
        }
        begin = end + 1;
    }
    if (mostOneWay(vectors) > mostRidersOneWay) {
        return invalid(say(MX_TEXT("core", "More than %1 vectors with a star lead the same way, none a "
                                           "multiple of another."),
                           mostRidersOneWay));
    }
    return vectors;
}

Expected<GridWalk> GridWalk::make(const Parameters& parameters) {
    const Play play = playOf(parameters);
    for (const NamedPiece& named : namedPieces) {
        if (parameters.at("piece") == named.id) return GridWalk(play, named.piece);
    }
    auto vectors = parseVectors(parameters.at("vectors"));
    if (!vectors) return invalid("vectors", vectors.error().message);
    return GridWalk(play, *vectors);
}

Description GridWalk::describe() {
    return {
        .id = "grid-walk",
        .title = say(MX_TEXT("core", "King, queen, rook …")),
        .group = say(MX_TEXT("core", "Boards")),
        .summary = say(
            MX_TEXT("core", "A piece walks on a quarter-board towards the corner (0, 0), by the moves of its "
                            "kind that lower a + b.")),
        .parameters = {pieceParameter(), vectorsParameter(), playParameter()},
        .position = "6,9",
        .view = "grid",
        .positionHint = say(MX_TEXT("core", "a cell, counted from 0, for example 6,9")),
        .presets = {{say(MX_TEXT("core", "King")), {}, "6,9"},
                    {say(MX_TEXT("core", "Queen: Wythoff’s game")), {{"piece", "queen"}}, "6,10"},
                    {say(MX_TEXT("core", "Rook: two heaps of Nim")), {{"piece", "rook"}}, "5,9"},
                    {say(MX_TEXT("core", "Bishop")), {{"piece", "bishop"}}, "5,8"},
                    {say(MX_TEXT("core", "Knight")), {{"piece", "knight"}}, "6,7"},
                    {say(MX_TEXT("core", "A rook that also leaps")), {{"piece", "own"}}, "5,6"}},
        .theorems = walkTheorems(),
    };
}

} // namespace mexplorer
