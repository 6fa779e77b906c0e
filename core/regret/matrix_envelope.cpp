#include "core/regret/matrix_envelope.h"

namespace mexplorer {

namespace {

/// Follows the envelope from share 0 on. Values are payoffs of the mixing player, so that it is a lower
/// envelope.
class EnvelopeWalk {
public:
    EnvelopeWalk(const MatrixEnvelope& envelope, const Rational& sign) : lines_(envelope.lines) {
        for (MatrixEnvelope::Line& line : lines_) {
            line.atSecond *= sign;
            line.atFirst *= sign;
        }
    }

    /// The shares of the corners.
    [[nodiscard]] std::vector<Rational> shares() const {
        std::vector<Rational> all{0};
        std::size_t line = lowestFrom(0);
        for (;;) {
            const Rational at = all.back();
            std::optional<Rational> next;
            std::size_t nextLine = line;
            for (std::size_t other = 0; other < lines_.size(); ++other) {
                if (rise(other) >= rise(line)) continue;
                const Rational meets =
                    at + (lines_[other].at(at) - lines_[line].at(at)) / (rise(line) - rise(other));
                if (meets >= 1 ||
                    (next && (meets > *next || (meets == *next && rise(other) >= rise(nextLine)))))
                    continue;
                next = meets;
                nextLine = other;
            }
            if (!next) break;
            all.push_back(*next);
            line = nextLine;
        }
        all.push_back(1);
        return all;
    }

    [[nodiscard]] Rational least(const Rational& share) const { return lines_[lowestFrom(share)].at(share); }

private:
    [[nodiscard]] Rational rise(std::size_t line) const {
        return lines_[line].atFirst - lines_[line].atSecond;
    }
    /// The lowest line at a share, and of those that meet there the lowest just after.
    [[nodiscard]] std::size_t lowestFrom(const Rational& share) const {
        std::size_t best = 0;
        for (std::size_t line = 1; line < lines_.size(); ++line) {
            const Rational more = lines_[line].at(share) - lines_[best].at(share);
            if (more < 0 || (more == 0 && rise(line) < rise(best))) best = line;
        }
        return best;
    }

    std::vector<MatrixEnvelope::Line> lines_;
};

} // namespace

std::optional<MatrixEnvelope> envelopeOf(const MatrixGame& game) {
    if (!game.constantSum() || (game.rows() != 2 && game.columns() != 2)) return std::nullopt;
    MatrixEnvelope envelope;
    envelope.mixing = game.rows() == 2 ? MatrixSide::row : MatrixSide::column;
    const bool isRow = envelope.mixing == MatrixSide::row;
    const FractionTable& table = game.payoffs(MatrixSide::row);
    for (std::size_t reply = 0; reply < game.actions(otherSide(envelope.mixing)); ++reply)
        envelope.lines.push_back(isRow ? MatrixEnvelope::Line{table.at(1, reply), table.at(0, reply)}
                                       : MatrixEnvelope::Line{table.at(reply, 1), table.at(reply, 0)});
    const Rational sign = isRow ? 1 : -1;
    const EnvelopeWalk walk(envelope, sign);
    std::optional<Rational> best;
    for (const Rational& share : walk.shares()) {
        const Rational value = walk.least(share);
        if (!best || value > *best) envelope.best = envelope.corners.size();
        if (!best || value >= *best) {
            best = value;
            envelope.lastBest = envelope.corners.size();
        }
        envelope.corners.push_back({share, value * sign});
    }
    return envelope;
}

} // namespace mexplorer
