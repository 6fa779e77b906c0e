#pragma once

#include "core/explain/beatty_trace.h"
#include "core/explain/drawn_trace.h"
#include "tests/core/truth.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>
#include <variant>

// What sentences are checked against, and how a checker asks.
namespace mexplorer::sentences {

/// A game in the play at hand and in normal play, with what is true of both.
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

private:
    static Parameters inNormalPlay(const Game& game) {
        Parameters parameters = game.parameters();
        if (parameters.count("play") != 0) parameters["play"] = "normal";
        return parameters;
    }
};

/// In a tree of one’s own: who moves stands behind it, unless it is who begins in this game.
inline bool maxMoves(const Subject& about, const std::string& position) {
    return position.ends_with("max") || (!position.ends_with("min") && about.parameter("first") == "max");
}

/// A sentence, and where it was said.
struct Said {
    Subject& about;
    std::string position;
    const Message& message;
    const Trace* trace = nullptr;         ///< null in the panel
    std::optional<std::size_t> step = {}; ///< of the trace
    /// The same trace with what is drawn.
    std::variant<std::monostate, const MexTrace*, const ColumnsTrace*, const PartsTrace*, const LabelTrace*,
                 const DrawnTrace*, const BeattyTrace*>
        drawn = {};

    template <class T>
    [[nodiscard]] const T& as() const {
        return *std::get<const T*>(drawn);
    }
    /// What is drawn at the step.
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
        const std::string written = text(i);
        const long long found = std::stoll(written, &end);
        if (end != written.size()) throw std::runtime_error("no number: " + written);
        return found;
    }
    /// A position as it stands in sentences: “(3, 5)”.
    [[nodiscard]] std::string place(std::size_t i) const {
        std::string written = text(i);
        const bool hasItsOwn = about.game->description().id == "tree";
        if (written.front() != '(' || hasItsOwn) return written;
        written = written.substr(1, written.size() - 2);
        std::erase(written, ' ');
        return written;
    }
    [[nodiscard]] std::vector<long long> list(std::size_t i) const { return listOf(text(i)); }

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

/// Says nothing of the position.
inline bool general(const Said&) {
    return true;
}

} // namespace mexplorer::sentences
