#include "core/names/other_names.h"

namespace mexplorer::names {

const std::vector<OtherNames>& otherNames() {
    static const std::vector<OtherNames> all = {
        {"nim",
         {"Nim game", "取石子", "拿石子", "取火柴", "拿火柴", "XOR", "exclusive or", "nim-sum", "nimber",
          "nimbers", "异或", "異或", "互斥或", "尼姆和", "尼姆数", "尼姆數", "P-position", "N-position",
          "Marienbad"}},
        {"nim", {"misère Nim", "anti-Nim", "反尼姆", "反 Nim", "反常尼姆"}, {{playId, "misere"}}, "1,1,2"},
        {"bash", {"巴什", "one-heap Nim", "一堆取石子", "抢 30", "搶 30"}},
        {"take-between", {"区间取石子", "區間取石子"}},
        {"subtraction", {"subtraction set", "减法集", "減法集"}},
        {"octal", {"octal", "hexadecimal", "period", "periodic", "周期", "週期", "八进制", "八進位"}},
        {"grundy", {"格兰迪", "格蘭迪"}},
        {"wythoff",
         {"golden ratio", "golden section", "cold positions", "黄金分割", "黃金分割", "黄金比", "黃金比",
          "奇异局势", "奇異局勢", "威佐夫", "维索夫", "維索夫"}},
        {"grid-walk", {"chess pieces", "棋子走向角落"}},
        {"hackenbush", {"删边", "刪邊", "树上删边", "樹上刪邊"}},
        {"dag",
         {"SG function", "Grundy function", "SG 函数", "SG 函數", "有向无环图", "有向無環圖",
          "directed acyclic graph"}},
        {"mex", {"SG value", "Grundy value", "Grundy number", "SG 值"}},
        {"bounded-nim", {"每次至多取 m 个", "每次至多取 m 個"}},
        {"fibonacci",
         {"Fibonacci", "斐波那契", "斐波納契", "费波那契", "費波那契", "費氏", "菲波那契", "Zeckendorf",
          "齐肯多夫", "齊肯多夫"}},
        {"moore", {"k-Nim", "摩尔尼姆", "摩爾尼姆"}},
        {"staircase", {"staircase", "stair Nim", "阶梯", "階梯", "台阶尼姆", "台階尼姆"}},
        {"coin-turning", {"coin flipping", "翻硬币", "翻硬幣"}},
        {"tartan",
         {"nim product", "nim multiplication", "Nim 积", "Nim 積", "尼姆积", "尼姆積"},
         {{"rows", "turtles"}, {"columns", "turtles"}},
         "3x5",
         "grid"},
        {"tic-tac-toe", {"noughts and crosses", "井字", "圈叉", "圈圈叉叉"}},
        {"mnk", {"gomoku", "five in a row", "五子棋"}},
        {"connect-four", {"four in a row", "四连棋", "四連棋"}},
        {"take-ends", {"取数", "取數"}},
        {"tree",
         {"minimax", "negamax", "alpha-beta", "α-β", "极小化极大", "極小化極大", "极大极小", "極大極小",
          "α-β 剪枝", "alpha-beta 剪枝"}},
        {"chase", {"retrograde analysis", "猫鼠", "貓鼠", "逆推"}},
        {"matrix",
         {"Nash equilibrium", "纳什均衡", "納許均衡", "納什均衡", "zero-sum", "零和", "bimatrix", "双矩阵",
          "雙矩陣"}},
        {"kuhn-poker", {"CFR", "counterfactual regret", "反事实遗憾", "反事實遺憾"}},
        {"coalition", {"cooperative", "nucleolus", "合作", "沙普利", "夏普利", "核仁", "班扎夫", "班茲哈夫"}},
        {"coalition", {"maximum flow", "max flow", "最大流"}, {{"kind", "flow"}}, "s,t", "flow"},
        {"sum", {"disjunctive sum", "组合和", "組合和"}},
    };
    return all;
}

} // namespace mexplorer::names
