#pragma once

#include "core/explain/beatty_trace.h"
#include "core/explain/canonical_trace.h"
#include "core/explain/drawn_trace.h"
#include "core/explain/hot_trace.h"
#include "core/explain/label_trace.h"
#include "core/explain/mex_trace.h"
#include "core/explain/number_trace.h"
#include "core/explain/parts_trace.h"
#include "core/explain/thermograph_trace.h"
#include "tests/core/truth.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <stdexcept>
#include <variant>

// What sentences are checked against, and what checkers can query.
namespace mexplorer::sentences {

/// A game in the play being tested and in normal play, with the truth about both.
struct Subject {
    Subject(const std::string& id, const Parameters& given)
        : game(makeGame(id, given).value()), truth(*game), normal(makeGame(id, inNormalPlay(*game)).value()),
          normalTruth(*normal) {}

    [[nodiscard]] std::string parameter(const std::string& id) const { return game->parameters().at(id); }
    [[nodiscard]] long long number(const std::string& id) const { return std::stoll(parameter(id)); }
    [[nodiscard]] bool isMisere() const {
        const auto* impartial = game->as<ImpartialAspect>();
        return impartial && impartial->play() == Play::misere;
    }

    std::unique_ptr<Game> game;
    Truth truth;
    std::unique_ptr<Game> normal;
    Truth normalTruth;
    std::shared_ptr<void> kept = {}; ///< what checkers found out about the game

private:
    static Parameters inNormalPlay(const Game& game) {
        Parameters parameters = game.parameters();
        if (parameters.count("play") != 0) parameters["play"] = "normal";
        return parameters;
    }
};

/// For a tree of one’s own: its text ends with the player to move, unless it is the one who begins.
inline bool maxMoves(const Subject& about, const std::string& position) {
    return position.ends_with("max") || (!position.ends_with("min") && about.parameter("first") == "max");
}

/// A sentence, and its context.
struct Said {
    Subject& about;
    std::string position;
    const Message& message;
    const Trace* trace = nullptr;         ///< null for the panel's sentences
    std::optional<std::size_t> step = {}; ///< of the trace
    /// The same trace with its subject and states.
    std::variant<std::monostate, const MexTrace*, const ColumnsTrace*, const PartsTrace*, const LabelTrace*,
                 const DrawnTrace*, const BeattyTrace*, const CanonicalTrace*, const ThermographTrace*,
                 const NumberTrace*, const HotTrace*>
        drawn = {};

    template <class T>
    [[nodiscard]] const T& as() const {
        return *std::get<const T*>(drawn);
    }
    /// The state of the step.
    template <class T>
    [[nodiscard]] const auto& state() const {
        return as<T>().states.at(*step);
    }

    [[nodiscard]] std::string text(std::size_t i) const {
        if (i >= message.arguments.size()) throw std::runtime_error("an argument is missing");
        return message.arguments[i].english();
    }
    [[nodiscard]] long long number(std::size_t i) const {
        std::size_t end = 0;
        const std::string written = plain(text(i));
        const long long found = std::stoll(written, &end);
        if (end != written.size()) throw std::runtime_error("no number: " + written);
        return found;
    }
    /// The position that argument i, such as “(3, 5)”, stands for.
    [[nodiscard]] std::string place(std::size_t i) const { return placeOf(text(i)); }
    [[nodiscard]] std::string placeOf(const std::string& said) const {
        std::string written = plain(said);
        const bool hasItsOwn = about.game->description().id == "tree";
        if (written.front() != '(' || hasItsOwn) return written;
        written = written.substr(1, written.size() - 2);
        for (auto at = written.find(", "); at != std::string::npos; at = written.find(", ", at))
            written.erase(at + 1, 1);
        return written;
    }
    [[nodiscard]] std::vector<long long> list(std::size_t i) const { return listOf(text(i)); }

    /// With a hyphen for each minus sign.
    [[nodiscard]] static std::string plain(std::string text) {
        const std::string minus = "−";
        for (auto at = text.find(minus); at != std::string::npos; at = text.find(minus))
            text.replace(at, minus.size(), "-");
        return text;
    }
    /// Every whole number in a text.
    [[nodiscard]] static std::vector<long long> listOf(const std::string& text) {
        std::vector<long long> found;
        for (std::size_t at = 0; at < text.size();) {
            if (std::isdigit(static_cast<unsigned char>(text[at])) == 0) {
                ++at;
                continue;
            }
            std::size_t length = 0;
            found.push_back(std::stoll(text.substr(at), &length));
            at += length;
        }
        return found;
    }
    [[nodiscard]] Truth& truth() const { return about.truth; }
    [[nodiscard]] bool isMisere() const { return about.isMisere(); }
    [[nodiscard]] std::vector<long long> heaps() const { return listOf(position); }
};

using Check = std::function<bool(const Said&)>;
using Checks = std::map<std::string, Check>;

/// For sentences that say nothing about the position.
inline bool general(const Said&) {
    return true;
}

} // namespace mexplorer::sentences
