#include "tests/core/judge/judged.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

using Position = std::vector<int>;

/// Solves a game by the rules only: `options` lists the options of a position. Remembers the positions seen.
class Player {
public:
    using Options = std::function<std::vector<Position>(const Position&)>;

    explicit Player(Options options, bool lastWins = true)
        : options_(std::move(options)), lastWins_(lastWins) {}

    bool wins(const Position& position) {
        if (const auto known = known_.find(position); known != known_.end()) return known->second;
        const std::vector<Position> options = options_(position);
        bool won = options.empty() && !lastWins_;
        for (const Position& option : options)
            won = won || !wins(option);
        return known_[position] = won;
    }
    int winningMoves(const Position& position) {
        int count = 0;
        for (const Position& option : options_(position))
            count += wins(option) ? 0 : 1;
        return count;
    }

private:
    Options options_;
    bool lastWins_;
    std::map<Position, bool> known_;
};

/// The options if one takes from one heap any number for which `may` holds.
Player::Options takingOne(std::function<bool(int size, int taken)> may) {
    return [may](const Position& heaps) {
        std::vector<Position> options;
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            for (int taken = 1; taken <= heaps[heap]; ++taken) {
                if (!may(heaps[heap], taken)) continue;
                options.push_back(heaps);
                options.back()[heap] -= taken;
            }
        }
        return options;
    };
}

/// Calls `visit` with every list of at most `most` numbers in [least, largest], not empty.
void everyList(std::size_t most, int least, int largest, const std::function<void(const Position&)>& visit) {
    Position list;
    const std::function<void()> extend = [&] {
        if (!list.empty()) visit(list);
        if (list.size() == most) return;
        for (int number = least; number <= largest; ++number) {
            list.push_back(number);
            extend();
            list.pop_back();
        }
    };
    extend();
}

void compare(const std::string& id, const std::string& input, const std::string& expected) {
    const Judged found = judged(id, input);
    QCOMPARE(found.error, std::string());
    QCOMPARE(found.output, expected);
    QCOMPARE(found.cases, std::uint64_t(std::count(expected.begin(), expected.end(), '\n')));
}

} // namespace

class TestJudgeProblems : public QObject {
    Q_OBJECT

private slots:
    void theSamplesAreAnsweredAsTheySay() {
        std::set<std::string> ids;
        for (const judge::Problem& problem : judge::problems()) {
            QVERIFY2(ids.insert(problem.id).second, problem.id.c_str());
            QVERIFY(!problem.title.empty() && !problem.statement.empty());
            QVERIFY(!problem.input.empty() && !problem.output.empty() && !problem.sample.empty());
            compare(problem.id, problem.sample, problem.sampleAnswer);
        }
        for (const char* id :
             {"hdu1846", "hdu1847", "hdu2147", "hdu2149", "hdu2188", "hdu2897", "hdu1527", "poj1067",
              "hdu1850", "hdu2516", "poj2425", "hdu1524", "csdn-stones-2", "acwing1388", "nim-k", "shapley"})
            QVERIFY2(ids.count(id) == 1, id);
    }

    void hdu1846And2188() {
        std::string cases;
        std::string taken;
        std::string added;
        int count = 0;
        for (int m = 1; m <= 12; ++m) {
            Player taking(takingOne([m](int, int t) { return t <= m; }));
            for (int n = 1; n <= 60; ++n) {
                Player adding([=](const Position& sum) {
                    std::vector<Position> options;
                    for (int more = 1; more <= m && sum[0] < n; ++more)
                        options.push_back({sum[0] + more});
                    return options;
                });
                cases += fmt::format("{} {}\n", n, m);
                taken += taking.wins({n}) ? "first\n" : "second\n";
                added += adding.wins({0}) ? "Grass\n" : "Rabbit\n";
                ++count;
            }
        }
        compare("hdu1846", fmt::format("{}\n{}", count, cases), taken);
        compare("hdu2188", fmt::format("{}\n{}", count, cases), added);
        compare("hdu1846", "2\n1000000000000000000 2\n999999999999999999 1000000000000000000",
                "first\nfirst\n");
    }

    void hdu1847() {
        Player player(takingOne([](int, int t) { return (t & (t - 1)) == 0; }));
        std::string cases;
        std::string expected;
        for (int n = 1; n <= 600; ++n) {
            cases += fmt::format("{}\n", n);
            expected += player.wins({n}) ? "Kiki\n" : "Cici\n";
        }
        compare("hdu1847", cases, expected);
        compare("hdu1847", "999999999999999999\n1000000000000000000", "Cici\nKiki\n");
    }

    void hdu2147() {
        Player player([](const Position& coin) {
            std::vector<Position> options;
            for (const auto& [down, left] : {std::pair{0, 1}, {1, 0}, {1, 1}}) {
                if (coin[0] > down && coin[1] > left) options.push_back({coin[0] - down, coin[1] - left});
            }
            return options;
        });
        std::string cases;
        std::string expected;
        for (int n = 1; n <= 25; ++n) {
            for (int m = 1; m <= 25; ++m) {
                cases += fmt::format("{} {}\n", n, m);
                expected += player.wins({n, m}) ? "Wonderful!\n" : "What a pity!\n";
            }
        }
        compare("hdu2147", cases + "0 0\nwhat follows is no input", expected);
    }

    void hdu2149() {
        std::string cases;
        std::string expected;
        for (int m = 1; m <= 30; ++m) {
            for (int n = 1; n <= 35; ++n) {
                Player player([=](const Position& price) {
                    std::vector<Position> options;
                    for (int bid = 1; bid <= n && price[0] < m; ++bid)
                        options.push_back({price[0] + bid});
                    return options;
                });
                std::string bids;
                for (int bid = 1; bid <= n; ++bid) {
                    if (!player.wins({bid})) bids += fmt::format("{}{}", bids.empty() ? "" : " ", bid);
                }
                cases += fmt::format("{} {}\n", m, n);
                expected += (bids.empty() ? "none" : bids) + "\n";
            }
        }
        compare("hdu2149", cases, expected);
        compare("hdu2149", "4 2\n3 2\n3 5\n", "1\nnone\n3 4 5\n");
        QCOMPARE(judged("hdu2149", "1 1000000").output.size(), std::size_t{6888896}); // longer than any block
    }

    void hdu2897() {
        std::string cases;
        std::string expected;
        for (int p = 1; p <= 8; ++p) {
            for (int q = p; q <= 9; ++q) {
                const auto may = [=](int size, int t) { return size < p ? t == size : p <= t && t <= q; };
                Player player(takingOne(may), false);
                for (int n = 1; n <= 60; ++n) {
                    cases += fmt::format("{} {} {}\n", n, p, q);
                    expected += player.wins({n}) ? "WIN\n" : "LOST\n";
                }
            }
        }
        compare("hdu2897", cases, expected);
    }

    void hdu1527() {
        Player player([](const Position& heaps) {
            std::vector<Position> options = takingOne([](int, int) { return true; })(heaps);
            for (int taken = 1; taken <= std::min(heaps[0], heaps[1]); ++taken)
                options.push_back({heaps[0] - taken, heaps[1] - taken});
            return options;
        });
        std::string cases;
        std::string expected;
        for (int a = 0; a <= 35; ++a) {
            for (int b = 0; b <= 35; ++b) {
                cases += fmt::format("{} {}\n", a, b);
                expected += player.wins({a, b}) ? "1\n" : "0\n";
            }
        }
        compare("hdu1527", cases, expected);
        compare("poj1067", cases, expected);
        // ⌊kφ⌋ and ⌊kφ⌋ + k for k = 381966011, exactly; neighbours are warm
        compare("hdu1527", "618033988 999999999\n618033987 999999998\n1000000000 1000000000", "0\n1\n1\n");
    }

    void hdu1850() {
        Player player(takingOne([](int, int) { return true; }));
        std::string cases;
        std::string expected;
        everyList(4, 0, 5, [&](const Position& heaps) {
            cases += fmt::format("{}\n{}\n", heaps.size(), fmt::join(heaps, " "));
            expected += fmt::format("{}\n", player.winningMoves(heaps));
        });
        compare("hdu1850", cases + "0\n", expected);
        compare("hdu1850", cases, expected);
    }

    void hdu2516() {
        Player player([](const Position& at) { // stones, and the most that may be taken
            std::vector<Position> options;
            for (int taken = 1; taken <= std::min(at[0], at[1]); ++taken)
                options.push_back({at[0] - taken, 2 * taken});
            return options;
        });
        std::string cases;
        std::string expected;
        for (int n = 2; n <= 150; ++n) {
            cases += fmt::format("{}\n", n);
            expected += player.wins({n, n - 1}) ? "First win\n" : "Second win\n";
        }
        compare("hdu2516", cases + "0\n", expected);
        compare("hdu2516", "1836311903\n1836311904\n2147483647", "Second win\nFirst win\nFirst win\n");
    }

    void poj2425() {
        constexpr unsigned seed = 2425;
        std::mt19937 random(seed);
        qInfo("seed %u", seed);
        std::string input;
        std::string expected;
        for (int graph = 0; graph < 300; ++graph) {
            const int nodes = 1 + static_cast<int>(random() % 7);
            // Arrows follow a random order, independent of the nodes' numbers.
            std::vector<int> rank(static_cast<std::size_t>(nodes));
            for (std::size_t i = 0; i < rank.size(); ++i)
                rank[i] = static_cast<int>(i);
            std::shuffle(rank.begin(), rank.end(), random);
            std::vector<Position> arrows(rank.size());
            input += fmt::format("{}\n", nodes);
            for (std::size_t from = 0; from < rank.size(); ++from) {
                for (std::size_t to = 0; to < rank.size(); ++to) {
                    if (rank[to] < rank[from] && random() % 2 == 0)
                        arrows[from].push_back(static_cast<int>(to));
                }
                input += fmt::format("{} {}\n", arrows[from].size(), fmt::join(arrows[from], " "));
            }
            Player player([&](const Position& tokens) {
                std::vector<Position> options;
                for (std::size_t token = 0; token < tokens.size(); ++token) {
                    for (const int to : arrows[static_cast<std::size_t>(tokens[token])]) {
                        options.push_back(tokens);
                        options.back()[token] = to;
                    }
                }
                return options;
            });
            everyList(2, 0, nodes - 1, [&](const Position& tokens) {
                input += fmt::format("{} {}\n", tokens.size(), fmt::join(tokens, " "));
                expected += player.wins(tokens) ? "WIN\n" : "LOSE\n";
            });
            Position many;
            for (int token = 0; token < 3; ++token)
                many.push_back(static_cast<int>(random() % static_cast<unsigned>(nodes)));
            input += fmt::format("3 {}\n0\n", fmt::join(many, " "));
            expected += player.wins(many) ? "WIN\n" : "LOSE\n";
        }
        compare("poj2425", input, expected);
        compare("hdu1524", input, expected);
    }

    void csdnStones2() {
        std::string input;
        std::string expected;
        for (int m = 1; m <= 6; ++m) {
            Player player(takingOne([m](int, int t) { return t <= m; }));
            everyList(4, 0, 7, [&](const Position& heaps) {
                input += fmt::format("{} {}\n{}\n", heaps.size(), m, fmt::join(heaps, " "));
                expected += player.wins(heaps) ? "Win\n" : "Lost\n";
            });
        }
        compare("csdn-stones-2", input, expected);
        compare("csdn-stones-2", "2 3\n4 4\n1 10000\n4294967295\n1 1\n4294967294\n", "Lost\nWin\nLost\n");
    }

    void acwing1388() {
        everyList(6, 1, 3, [&](const Position& row) {
            const std::function<int(std::size_t, std::size_t)> lead = [&](std::size_t i,
                                                                          std::size_t j) -> int {
                if (i == j) return 0;
                return std::max(row[i] - lead(i + 1, j), row[j - 1] - lead(i, j - 1));
            };
            int total = 0;
            for (const int number : row)
                total += number;
            const int won = lead(0, row.size());
            compare("acwing1388", fmt::format("{}\n{}\n", row.size(), fmt::join(row, "\n")),
                    fmt::format("{} {}\n", (total + won) / 2, (total - won) / 2));
        });
        compare("acwing1388", "6\n4 7 2 9\n5 2", "18 11\n");
    }

    /// By the definition, over all orders.
    void shapley() {
        std::mt19937_64 random(1953);
        for (int players = 2; players <= 5; ++players) {
            for (int round = 0; round < 20; ++round) {
                std::vector<int> values(std::size_t{1} << players, 0);
                for (std::size_t i = 1; i < values.size(); ++i)
                    values[i] = static_cast<int>(random() % 1000);
                std::vector<int> order(static_cast<std::size_t>(players));
                std::iota(order.begin(), order.end(), 0);
                std::vector<int> sums(order.size(), 0);
                int orders = 0;
                do {
                    std::size_t there = 0;
                    for (const int player : order) {
                        const std::size_t with = there | std::size_t{1} << player;
                        sums[static_cast<std::size_t>(player)] += values[with] - values[there];
                        there = with;
                    }
                    ++orders;
                } while (std::next_permutation(order.begin(), order.end()));
                std::string expected;
                for (const int sum : sums) {
                    const int common = std::gcd(sum, orders);
                    expected += expected.empty() ? "" : " ";
                    expected += orders == common ? fmt::format("{}", sum / common)
                                                 : fmt::format("{}/{}", sum / common, orders / common);
                }
                compare("shapley", fmt::format("{}\n{}\n", players, fmt::join(values, " ")), expected + "\n");
            }
        }
        compare("shapley", "3\n0 68 102 170 0 710 762 992", "229 272 491\n");
    }

    void nimK() {
        std::string input;
        std::string expected;
        for (int k = 1; k <= 4; ++k) {
            Player player([k](const Position& heaps) {
                std::vector<Position> options;
                const std::function<void(std::size_t, int, Position)> extend =
                    [&](std::size_t from, int touched, Position option) {
                        if (touched > 0) options.push_back(option);
                        if (touched == k) return;
                        for (std::size_t heap = from; heap < heaps.size(); ++heap) {
                            for (int left = 0; left < heaps[heap]; ++left) {
                                Position next = option;
                                next[heap] = left;
                                extend(heap + 1, touched + 1, next);
                            }
                        }
                    };
                extend(0, 0, heaps);
                return options;
            });
            everyList(4, 0, 3, [&](const Position& heaps) {
                input += fmt::format("{} {}\n", k, fmt::join(heaps, " "));
                expected += player.wins(heaps) ? "N\n" : "P\n";
            });
        }
        compare("nim-k", input, expected);
        compare("nim-k", "  1   7 7  \r\n\r\n 1000 1\n2 1 1 1", "P\nN\nP\n");
    }
};

MEXPLORER_TEST(TestJudgeProblems)
#include "test_judge_problems.moc"
