<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Exporter</name>
    <message>
        <source>PNG image</source>
        <translation>PNG 图像</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 矢量图</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>CSV data</source>
        <translation>CSV 数据</translation>
    </message>
</context>
<context>
    <name>GridFigure</name>
    <message>
        <source>mex = %1</source>
        <translation>mex = %1</translation>
    </message>
    <message>
        <source>m = %1</source>
        <translation>m = %1</translation>
    </message>
</context>
<context>
    <name>GridLegend</name>
    <message>
        <source>SG</source>
        <translation>SG</translation>
    </message>
    <message>
        <source>misère value</source>
        <translation>反常值</translation>
    </message>
    <message>
        <source>0 = P</source>
        <translation>0 = P（必败）</translation>
    </message>
    <message>
        <source>P: the mover loses</source>
        <translation>P：当前玩家必败</translation>
    </message>
    <message>
        <source>N: the mover wins</source>
        <translation>N：当前玩家必胜</translation>
    </message>
    <message>
        <source>%1 mod %2</source>
        <translation>%1 mod %2</translation>
    </message>
    <message>
        <source>%1 0 = P</source>
        <translation>%1 0 = P</translation>
    </message>
    <message>
        <source>%1, bit %2</source>
        <translation>%1，第 %2 位</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>Theorem</source>
        <translation>定理</translation>
    </message>
    <message>
        <source>says nothing about these cells</source>
        <translation>未涉及这些格</translation>
    </message>
    <message>
        <source>differs in %1 of %2 cells</source>
        <translation>%2 格中有 %1 格不符</translation>
    </message>
    <message>
        <source>agrees with all %1 cells</source>
        <translation>与全部 %1 格相符</translation>
    </message>
    <message>
        <source>agrees with the %1 cells it speaks of</source>
        <translation>与所涉及的 %1 格相符</translation>
    </message>
</context>
<context>
    <name>LineFigure</name>
    <message>
        <source>m = %1</source>
        <translation>m = %1</translation>
    </message>
    <message>
        <source>no period found up to n = %1</source>
        <translation>到 n = %1 为止未发现周期</translation>
    </message>
    <message>
        <source>period %1 from n = %2: proved</source>
        <translation>自 n = %2 起周期为 %1：已证明</translation>
    </message>
    <message>
        <source>period %1 with saltus %2 from n = %3: proved</source>
        <translation>自 n = %3 起周期为 %1、增量为 %2：已证明</translation>
    </message>
    <message>
        <source>period %1 from n = %2: observed up to n = %3</source>
        <translation>自 n = %2 起周期为 %1：观察到 n = %3</translation>
    </message>
    <message>
        <source>period %1 with saltus %2 from n = %3: observed up to n = %4</source>
        <translation>自 n = %3 起周期为 %1、增量为 %2：观察到 n = %4</translation>
    </message>
    <message>
        <source>misère values of one heap, n = 0 … %1</source>
        <translation>单堆的反常值，n = 0 … %1</translation>
    </message>
    <message>
        <source>SG values of one heap, n = 0 … %1</source>
        <translation>单堆的 SG 值，n = 0 … %1</translation>
    </message>
    <message>
        <source>exceptions: %1</source>
        <translation>例外：%1</translation>
    </message>
    <message>
        <source>there is no closed form to compare with</source>
        <translation>没有可比对的闭式</translation>
    </message>
    <message>
        <source>equal to the closed form everywhere</source>
        <translation>处处与闭式相等</translation>
    </message>
    <message>
        <source>different from the closed form: %1</source>
        <translation>与闭式不同：%1</translation>
    </message>
    <message>
        <source>the heap of %1 lies beyond</source>
        <translation>大小 %1 的堆在范围之外</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>值 %1</translation>
    </message>
    <message>
        <source>SG %1</source>
        <translation>SG %1</translation>
    </message>
    <message>
        <source>n = %1 · %2 · %3</source>
        <translation>n = %1 · %2 · %3</translation>
    </message>
    <message>
        <source>n = %1 · %2 · %3 · 1 option</source>
        <translation>n = %1 · %2 · %3 · 1 个后继</translation>
    </message>
    <message>
        <source>n = %1 · %2 · %3 · %4 options</source>
        <translation>n = %1 · %2 · %3 · %4 个后继</translation>
    </message>
    <message>
        <source>misère value</source>
        <translation>反常值</translation>
    </message>
    <message>
        <source>SG(n)</source>
        <translation>SG(n)</translation>
    </message>
    <message>
        <source>P: lost for the player to move</source>
        <translation>P：当前玩家必败</translation>
    </message>
    <message>
        <source>N: won</source>
        <translation>N：必胜</translation>
    </message>
    <message>
        <source>least and greatest of every %1 values</source>
        <translation>每 %1 个值的最小与最大</translation>
    </message>
    <message>
        <source>every other period</source>
        <translation>相间的周期</translation>
    </message>
    <message>
        <source>periodic</source>
        <translation>周期部分</translation>
    </message>
    <message>
        <source>exception</source>
        <translation>例外</translation>
    </message>
    <message>
        <source>different from the closed form</source>
        <translation>与闭式不同</translation>
    </message>
    <message>
        <source>option of n = %1</source>
        <translation>n = %1 的后继</translation>
    </message>
</context>
<context>
    <name>XorFigure</name>
    <message>
        <source>… and %1 more heaps</source>
        <translation>……还有 %1 堆</translation>
    </message>
    <message>
        <source>1 one</source>
        <translation>1 个 1</translation>
    </message>
    <message>
        <source>%1 ones</source>
        <translation>%1 个 1</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>1 的个数</translation>
    </message>
    <message>
        <source>misère play: no value is above 1, so odd and even change places</source>
        <translation>反常规则：没有大于 1 的值，奇偶对调</translation>
    </message>
    <message>
        <source>misère play: as in normal play, because a value is above 1</source>
        <translation>反常规则：有值大于 1，与常规规则相同</translation>
    </message>
    <message>
        <source>a one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>a one in an odd column</source>
        <translation>奇数列中的 1</translation>
    </message>
    <message>
        <source>a winning move</source>
        <translation>必胜走法</translation>
    </message>
    <message>
        <source>a heap with a winning move</source>
        <translation>有必胜走法的堆</translation>
    </message>
    <message>
        <source>Take %1 from heap %2: no value above 1 is left, and then misère play wants an odd number of ones.</source>
        <translation>从第 %2 堆取 %1 个：不再有大于 1 的值，此时反常规则要求留下奇数个 1。</translation>
    </message>
    <message>
        <source>%1 ⊕ %2 = %3: take %4 from heap %5, and every column is even.</source>
        <translation>%1 ⊕ %2 = %3：从第 %5 堆取 %4 个，每列都变为偶数。</translation>
    </message>
    <message>
        <source>No move in heap %1 wins.</source>
        <translation>在第 %1 堆没有必胜走法。</translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won.</source>
        <translation>已无棋可走：反常规则下，当前玩家获胜。</translation>
    </message>
    <message>
        <source>No value is above 1 and the number of ones is odd: in misère play the player to move loses.</source>
        <translation>没有大于 1 的值，且 1 的个数为奇数：反常规则下，当前玩家必败。</translation>
    </message>
    <message>
        <source>Every column is even: the player to move loses.</source>
        <translation>每列都是偶数：当前玩家必败。</translation>
    </message>
    <message>
        <source>%1 more heaps, counted in the columns</source>
        <translation>另有 %1 堆，已计入各列</translation>
    </message>
    <message>
        <source>heap %1: %2 = %3</source>
        <translation>第 %1 堆：%2 = %3</translation>
    </message>
    <message>
        <source>heap %1: size %2, SG value %3 = %4</source>
        <translation>第 %1 堆：大小 %2，SG 值 %3 = %4</translation>
    </message>
    <message>
        <source>%1 · taking %2 wins</source>
        <translation>%1 · 取 %2 个必胜</translation>
    </message>
    <message>
        <source>%1 · no move here wins</source>
        <translation>%1 · 此堆没有必胜走法</translation>
    </message>
    <message>
        <source>column %1: ones: %2, even</source>
        <translation>位值 %1 的列：%2 个 1，偶数</translation>
    </message>
    <message>
        <source>column %1: ones: %2, odd</source>
        <translation>位值 %1 的列：%2 个 1，奇数</translation>
    </message>
    <message>
        <source>misère play: won as in normal play, but not by the same move</source>
        <translation>反常规则：与常规规则一样必胜，但走法不同</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>There is no game “%1”; the games are: %2.</source>
        <translation>没有游戏“%1”；可用的游戏有：%2。</translation>
    </message>
    <message>
        <source>The position has more than %1 moves to try.</source>
        <translation>该局面要尝试的走法超过 %1 种。</translation>
    </message>
    <message>
        <source>if x has no option: x is P</source>
        <translation>若 x 无后继：x 是 P</translation>
    </message>
    <message>
        <source>if x has no option: x is N</source>
        <translation>若 x 无后继：x 是 N</translation>
    </message>
    <message>
        <source>for each option y of x:</source>
        <translation>对 x 的每个后继 y：</translation>
    </message>
    <message>
        <source>    if y is P:</source>
        <translation>    若 y 是 P：</translation>
    </message>
    <message>
        <source>        x is N</source>
        <translation>        x 是 N</translation>
    </message>
    <message>
        <source>otherwise x is P</source>
        <translation>否则 x 是 P</translation>
    </message>
    <message>
        <source>%1 is out of reach: who wins it is not known.</source>
        <translation>%1 超出计算范围：不知道谁胜。</translation>
    </message>
    <message>
        <source>%1 has no option: it is P.</source>
        <translation>%1 没有后继：它是 P（必败）。</translation>
    </message>
    <message>
        <source>%1 has no option: in misère play it is N.</source>
        <translation>%1 没有后继：反常规则下它是 N（必胜）。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be P.</source>
        <translation>%1 保持折叠；已知它是 P（必败）。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be N.</source>
        <translation>%1 保持折叠；已知它是 N（必胜）。</translation>
    </message>
    <message>
        <source>Every option of %1 is N, so it is P.</source>
        <translation>%1 的后继全是 N（必胜），所以它是 P（必败）。</translation>
    </message>
    <message>
        <source>%1 is known to be N.</source>
        <translation>已知 %1 是 N（必胜）。</translation>
    </message>
    <message>
        <source>%1 is P, so %2 is N.</source>
        <translation>%1 是 P（必败），所以 %2 是 N（必胜）。</translation>
    </message>
    <message>
        <source>Who wins, from the leaves up</source>
        <translation>谁胜：自叶节点向上推</translation>
    </message>
    <message>
        <source>Nothing is labelled yet. A position is N if some option is P, and P if every option is N.</source>
        <translation>尚未标记。有后继是 P（必败）的局面是 N（必胜），后继全是 N 的局面是 P。</translation>
    </message>
    <message>
        <source>S ← ∅</source>
        <translation>S ← ∅</translation>
    </message>
    <message>
        <source>for each option y of x: S ← S ∪ { SG(y) }</source>
        <translation>对 x 的每个后继 y：S&#xa0;←&#xa0;S&#xa0;∪&#xa0;{&#xa0;SG(y)&#xa0;}</translation>
    </message>
    <message>
        <source>m ← 0</source>
        <translation>m ← 0</translation>
    </message>
    <message>
        <source>while m ∈ S: m ← m + 1</source>
        <translation>只要 m ∈ S：m ← m + 1</translation>
    </message>
    <message>
        <source>SG(x) ← m</source>
        <translation>SG(x) ← m</translation>
    </message>
    <message>
        <source>The option %1 has value %2: it goes into S.</source>
        <translation>后继 %1 的值是 %2：放入 S。</translation>
    </message>
    <message>
        <source>The option %1 has value %2, which S holds already.</source>
        <translation>后继 %1 的值是 %2，S 中已有。</translation>
    </message>
    <message>
        <source>The options %1 to %2 put their values into S: %3.</source>
        <translation>第 %1 至第 %2 个后继的值放入 S：%3。</translation>
    </message>
    <message>
        <source>0, 1, 2, … up to %1 are all in S.</source>
        <translation>0、1、2、……直到 %1 都在 S 中。</translation>
    </message>
    <message>
        <source>The values of all options are in S. m begins at 0.</source>
        <translation>所有后继的值都已在 S 中。m 从 0 开始。</translation>
    </message>
    <message>
        <source>%1 is in S, so m becomes %2.</source>
        <translation>%1 在 S 中，所以 m 变为 %2。</translation>
    </message>
    <message>
        <source>%1 is not in S: it is the least number missing.</source>
        <translation>%1 不在 S 中：它是 S 中缺少的最小数。</translation>
    </message>
    <message>
        <source>The value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>%1 has no option: nothing is in S, and the least number missing is 0.</source>
        <translation>%1 没有后继：S 为空集，缺少的最小数是 0。</translation>
    </message>
    <message>
        <source>%1 has no option: in misère play that is won, and its value is 1.</source>
        <translation>%1 没有后继：反常规则下这是必胜，值为 1。</translation>
    </message>
    <message>
        <source>x = %1 has %2 options. S is empty.</source>
        <translation>x = %1 有 %2 个后继。S 为空集。</translation>
    </message>
    <message>
        <source>The value of %1 is 0: no option is 0, so it is P.</source>
        <translation>%1 的值是 0：没有值为 0 的后继，所以它是 P（必败）。</translation>
    </message>
    <message>
        <source>The value of %1 is %2: some option is 0, so it is N.</source>
        <translation>%1 的值是 %2：有值为 0 的后继，所以它是 N（必胜）。</translation>
    </message>
    <message>
        <source>x = %1 has %2 options. Their values are out of reach, but not who wins them.</source>
        <translation>x = %1 有 %2 个后继。它们的值算不出，但谁胜可以判定。</translation>
    </message>
    <message>
        <source>The option %1 is N: moving there does not win.</source>
        <translation>后继 %1 是 N（必胜）：走到那里赢不了。</translation>
    </message>
    <message>
        <source>The options %1 to %2 are all N.</source>
        <translation>第 %1 至第 %2 个后继都是 N（必胜）。</translation>
    </message>
    <message>
        <source>The option %1 is P: moving there wins, so %2 is N.</source>
        <translation>后继 %1 是 P（必败）：走到那里即胜，所以 %2 是 N（必胜）。</translation>
    </message>
    <message>
        <source>No option is P, so %1 is P.</source>
        <translation>没有后继是 P（必败），所以 %1 是 P。</translation>
    </message>
    <message>
        <source>Who wins %1</source>
        <translation>%1 谁胜</translation>
    </message>
    <message>
        <source>%1 has too many options to step through.</source>
        <translation>%1 的后继太多，无法逐步讲解。</translation>
    </message>
    <message>
        <source>%1 is P</source>
        <translation>%1 是 P（必败）</translation>
    </message>
    <message>
        <source>%1 is N</source>
        <translation>%1 是 N（必胜）</translation>
    </message>
    <message>
        <source>%1 is a draw</source>
        <translation>%1 是平局</translation>
    </message>
    <message>
        <source>No move is left: the player to move has lost.</source>
        <translation>已无棋可走：当前玩家已败。</translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won.</source>
        <translation>已无棋可走：反常规则下，当前玩家获胜。</translation>
    </message>
    <message>
        <source>Whatever you do from here, the other player wins: every option is N.</source>
        <translation>无论怎么走，都是对方胜：后继全是 N（必胜）。</translation>
    </message>
    <message>
        <source>Move to %1, which is P: from there the other player cannot win.</source>
        <translation>走到 %1，它是 P（必败）：对方从那里无法取胜。</translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>这是唯一的必胜走法。</translation>
    </message>
    <message>
        <source>There are %1 winning moves.</source>
        <translation>共有 %1 种必胜走法。</translation>
    </message>
    <message>
        <source>S ← h₁ ⊕ h₂ ⊕ … ⊕ hₙ</source>
        <translation>S ← h₁ ⊕ h₂ ⊕ … ⊕ hₙ</translation>
    </message>
    <message>
        <source>if S = 0: no winning move</source>
        <translation>若 S = 0：没有必胜走法</translation>
    </message>
    <message>
        <source>k ← highest one of S</source>
        <translation>k ← S 中最高的 1 所在位</translation>
    </message>
    <message>
        <source>pick h with bit k set</source>
        <translation>选第 k 位为 1 的堆 h</translation>
    </message>
    <message>
        <source>h′ ← h ⊕ S</source>
        <translation>h′ ← h ⊕ S</translation>
    </message>
    <message>
        <source>move h to h′</source>
        <translation>把 h 变为 h′</translation>
    </message>
    <message>
        <source>if no other h &gt; 1: leave an odd number of ones</source>
        <translation>若没有别的 h &gt; 1：留下奇数个 1</translation>
    </message>
    <message>
        <source>Heap %1 of %2 has SG value %3: in powers of two, %4.</source>
        <translation>第 %1 堆（%2）的 SG 值是 %3：写成 2 的幂之和为 %4。</translation>
    </message>
    <message>
        <source>Heap %1 is %2: in powers of two, %3.</source>
        <translation>第 %1 堆是 %2：写成 2 的幂之和为 %3。</translation>
    </message>
    <message>
        <source>The ones in column %1: %2, an even number. S has a 0 there.</source>
        <translation>位值 %1 的列有 %2 个 1，是偶数：S 在该位为 0。</translation>
    </message>
    <message>
        <source>The ones in column %1: %2, an odd number. S has a 1 there.</source>
        <translation>位值 %1 的列有 %2 个 1，是奇数：S 在该位为 1。</translation>
    </message>
    <message>
        <source>No value is above 1, and the number of ones, %1, is odd: the last of them is left to the player to move, who loses.</source>
        <translation>没有大于 1 的值，1 的个数 %1 是奇数：最后一个 1 留给当前玩家，必败。</translation>
    </message>
    <message>
        <source>S = 0: every column is even.</source>
        <translation>S = 0：每列都是偶数。</translation>
    </message>
    <message>
        <source>Whoever moves changes one heap, so some column becomes odd, and the other player makes all even again: P, no move wins.</source>
        <translation>每一步只改变一堆，必使某列变为奇数，而对方又能使各列全为偶数：这是 P（必败），没有必胜走法。</translation>
    </message>
    <message>
        <source>Misère play ends no other way: some value is still above 1, and who then first leaves only ones and zeros chooses their parity.</source>
        <translation>反常规则下结局相同：仍有大于 1 的值，而谁先使各值只剩 0 和 1，谁就能选择 1 的奇偶。</translation>
    </message>
    <message>
        <source>S = %1 is not 0: the player to move wins.</source>
        <translation>S = %1 不为 0：当前玩家必胜。</translation>
    </message>
    <message>
        <source>Another value is above 1 as well: misère play goes as normal play does.</source>
        <translation>还有别的值大于 1：反常规则的走法与常规规则相同。</translation>
    </message>
    <message>
        <source>Column %1 is the highest odd one.</source>
        <translation>位值 %1 的列是最高的奇数列。</translation>
    </message>
    <message>
        <source>Heap %1 has a one in that column: clearing it makes the value smaller, whatever the lower columns become.</source>
        <translation>第 %1 堆在该列为 1：把它变为 0，无论低位如何变化，值都变小。</translation>
    </message>
    <message>
        <source>%1 ⊕ %2 = %3: with that value every column would be even.</source>
        <translation>%1 ⊕ %2 = %3：取这个值时，每列都是偶数。</translation>
    </message>
    <message>
        <source>No value is above 1. Here misère play differs from normal play: what counts is that an odd number of ones is left to the other player.</source>
        <translation>没有大于 1 的值。此时反常规则与常规规则不同：关键是留给对方奇数个 1。</translation>
    </message>
    <message>
        <source>The number of ones, %1, is even: any move leaves an odd number; for example in heap %2.</source>
        <translation>1 的个数 %1 是偶数：任意一步都留下奇数个 1；例如在第 %2 堆走。</translation>
    </message>
    <message>
        <source>The number of ones, %1, is even: a move that makes it odd and leaves no value above 1 wins. Heap %2 has one.</source>
        <translation>1 的个数 %1 是偶数：使它变为奇数、且不留下大于 1 的值的走法必胜。第 %2 堆就有这样的走法。</translation>
    </message>
    <message>
        <source>Only heap %1 has a value above 1. Here misère play differs from normal play: its player decides how many ones are left, and must leave an odd number.</source>
        <translation>只有第 %1 堆的值大于 1。此时反常规则与常规规则不同：动这一堆的玩家决定剩下几个 1，应留下奇数个。</translation>
    </message>
    <message>
        <source>Normal play would make it %1, an even number of ones; misère play makes it %2.</source>
        <translation>常规规则把它变为 %1，留下偶数个 1；反常规则把它变为 %2。</translation>
    </message>
    <message>
        <source>Take %1 from heap %2: %3 are left.</source>
        <translation>从第 %2 堆取 %1 个：还剩 %3 个。</translation>
    </message>
    <message>
        <source>Take %1 from heap %2: %3 are left, of SG value %4.</source>
        <translation>从第 %2 堆取 %1 个：还剩 %3 个，SG 值为 %4。</translation>
    </message>
    <message>
        <source>Every column now holds an even number of ones: the other player is at P.</source>
        <translation>现在每列都有偶数个 1：对方处于 P（必败）。</translation>
    </message>
    <message>
        <source>An odd number of ones is left, and nothing above: the last move falls to the other player, who loses.</source>
        <translation>剩下奇数个 1，没有更大的值：最后一步落到对方，对方必败。</translation>
    </message>
    <message>
        <source>The XOR of %1</source>
        <translation>%1 的异或</translation>
    </message>
    <message>
        <source>%1 is no sum of heaps.</source>
        <translation>%1 不是若干堆之和。</translation>
    </message>
    <message>
        <source>There are %1 heaps; at most %2 can be stepped through.</source>
        <translation>共有 %1 堆；最多只能逐步讲解 %2 堆。</translation>
    </message>
    <message>
        <source>Bash</source>
        <translation>巴什博弈</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Take at least one and at most m from one heap.</source>
        <translation>从一堆中至少取 1 个、至多取 m 个。</translation>
    </message>
    <message>
        <source>largest take</source>
        <translation>最多可取</translation>
    </message>
    <message>
        <source>the most that one turn may take</source>
        <translation>一次最多能取的个数</translation>
    </message>
    <message>
        <source>one heap or several, for example 21</source>
        <translation>一堆或多堆，例如 21</translation>
    </message>
    <message>
        <source>Take 1 to 3 from 21</source>
        <translation>从 21 个中取 1 至 3 个</translation>
    </message>
    <message>
        <source>Lost: take 1 to 4 from 20</source>
        <translation>必败：从 20 个中取 1 至 4 个</translation>
    </message>
    <message>
        <source>Three heaps: 5, 9, 14</source>
        <translation>三堆：5、9、14</translation>
    </message>
    <message>
        <source>Misère: 13</source>
        <translation>反常规则：13</translation>
    </message>
    <message>
        <source>Remainders</source>
        <translation>余数</translation>
    </message>
    <message>
        <source>A heap of n is worth n mod (m + 1), and several heaps the XOR of these. So one heap is P exactly when m + 1 divides it. In misère play the same, except when no heap is worth more than 1: then the position is P exactly when the number of heaps worth 1 is odd.</source>
        <translation>大小为 n 的堆的值是 n mod (m + 1)，多堆的值是各堆值的异或。因此单堆是 P（必败）当且仅当 m + 1 整除它。反常规则下相同，除非没有一堆的值大于 1：此时局面是 P 当且仅当值为 1 的堆有奇数个。</translation>
    </message>
    <message>
        <source>all heaps</source>
        <translation>所有堆</translation>
    </message>
    <message>
        <source>play</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>反常</translation>
    </message>
    <message>
        <source>normal: who makes the last move wins; misère: who makes it loses</source>
        <translation>常规：走最后一步者胜；反常：走最后一步者败</translation>
    </message>
    <message>
        <source>“%1” is none of %2.</source>
        <translation>“%1”不在以下各项之中：%2。</translation>
    </message>
    <message>
        <source>There is no parameter “%1” here; the parameters are: %2.</source>
        <translation>这里没有参数“%1”；可用的参数有：%2。</translation>
    </message>
    <message>
        <source>king</source>
        <translation>王</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>后</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>车</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>象</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>the piece that walks; “own” moves by the vectors below</source>
        <translation>所走的棋子；“自定”按下面的向量走</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自定</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>the moves of the piece “own”: steps a,b separated by semicolons, each lowering a + b; a star lets a step be repeated</source>
        <translation>“自定”棋子的走法：用分号分隔的步 a,b，每步都使 a + b 减小；加星号的步可以重复</translation>
    </message>
    <message>
        <source>A vector such as -1,0 is missing at column %1.</source>
        <translation>第 %1 个字符处缺少形如 -1,0 的向量。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a vector: two numbers such as -1,0, with a star where the step may be repeated.</source>
        <translation>第 %2 个字符处的“%1”不是向量：应为形如 -1,0 的两个数，可重复的步加星号。</translation>
    </message>
    <message>
        <source>The vector %1,%2 at column %3 does not lower a + b, so that the game might never end.</source>
        <translation>第 %3 个字符处的向量 %1,%2 不使 a + b 减小，游戏可能永不结束。</translation>
    </message>
    <message>
        <source>There are more than %1 vectors.</source>
        <translation>向量超过 %1 个。</translation>
    </message>
    <message>
        <source>King, queen, rook …</source>
        <translation>王、后、车……</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>A piece walks on a quarter-board towards the corner (0, 0), by the moves of its kind that lower a + b.</source>
        <translation>棋子在四分之一无限棋盘上走向角落 (0, 0)，只能用该棋子走法中使 a + b 减小的那些。</translation>
    </message>
    <message>
        <source>a cell, counted from 0, for example 6,9</source>
        <translation>一个格子，从 0 数起，例如 6,9</translation>
    </message>
    <message>
        <source>King</source>
        <translation>王</translation>
    </message>
    <message>
        <source>Queen: Wythoff’s game</source>
        <translation>后：威佐夫博弈</translation>
    </message>
    <message>
        <source>Rook: two heaps of Nim</source>
        <translation>车：两堆尼姆</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>象</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>A rook that also leaps</source>
        <translation>会跳的车</translation>
    </message>
    <message>
        <source>There are %1 heaps; at most %2 are allowed.</source>
        <translation>共有 %1 堆；最多允许 %2 堆。</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>取 %1 个</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <translation>从第 %2 堆取 %1 个</translation>
    </message>
    <message>
        <source>Kiki’s board</source>
        <translation>Kiki 的棋盘</translation>
    </message>
    <message>
        <source>A coin at the top right of a board goes one step left, down, or diagonally left and down. It stops at the bottom left.</source>
        <translation>硬币从棋盘右上角出发，每步向左、向下或向左下走一格，到左下角为止。</translation>
    </message>
    <message>
        <source>the coin’s row and column, counted from 1, for example 8,11</source>
        <translation>硬币所在的行和列，从 1 数起，例如 8,11</translation>
    </message>
    <message>
        <source>A board of 8 × 11</source>
        <translation>8 × 11 棋盘</translation>
    </message>
    <message>
        <source>Both odd: 5 × 7</source>
        <translation>都是奇数：5 × 7</translation>
    </message>
    <message>
        <source>A small tree: 3 × 3</source>
        <translation>小博弈树：3 × 3</translation>
    </message>
    <message>
        <source>Misère: 1 × 6</source>
        <translation>反常规则：1 × 6</translation>
    </message>
    <message>
        <source>Both odd</source>
        <translation>都是奇数</translation>
    </message>
    <message>
        <source>A position is P exactly when its row and its column are both odd. Let k be the smaller and l the larger of the two. For odd k the value is 0 if l is odd and 1 if it is even; for even k it is 3 if l is odd and 2 if it is even. In misère play 0 and 1 are exchanged where k is 1.</source>
        <translation>局面是 P（必败）当且仅当行号和列号都是奇数。设两者中较小的为 k，较大的为 l。k 为奇数时，l 为奇数则值为 0，为偶数则值为 1；k 为偶数时，l 为奇数则值为 3，为偶数则值为 2。反常规则下，k 为 1 处的 0 与 1 互换。</translation>
    </message>
    <message>
        <source>all boards</source>
        <translation>所有棋盘</translation>
    </message>
    <message>
        <source>move left</source>
        <translation>向左走</translation>
    </message>
    <message>
        <source>move down</source>
        <translation>向下走</translation>
    </message>
    <message>
        <source>move diagonally, left and down</source>
        <translation>向左下斜走</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>尼姆博弈</translation>
    </message>
    <message>
        <source>Heaps</source>
        <translation>石子堆</translation>
    </message>
    <message>
        <source>Take any number, at least one, from one heap.</source>
        <translation>从一堆中取任意多个，至少 1 个。</translation>
    </message>
    <message>
        <source>heaps, for example 3,5,7</source>
        <translation>各堆，例如 3,5,7</translation>
    </message>
    <message>
        <source>Three heaps: 3, 5, 7</source>
        <translation>三堆：3、5、7</translation>
    </message>
    <message>
        <source>A small tree: 1, 2</source>
        <translation>小博弈树：1、2</translation>
    </message>
    <message>
        <source>Misère: 1, 1, 2</source>
        <translation>反常规则：1、1、2</translation>
    </message>
    <message>
        <source>Bouton’s theorem</source>
        <translation>布顿定理</translation>
    </message>
    <message>
        <source>A position is P exactly when the XOR of the heaps is 0. In misère play the same, except when no heap is above 1: then it is P exactly when the number of ones is odd.</source>
        <translation>局面是 P（必败）当且仅当各堆的异或为 0。反常规则下相同，除非没有大于 1 的堆：此时局面是 P 当且仅当 1 的个数为奇数。</translation>
    </message>
    <message>
        <source>The king’s parities</source>
        <translation>王的奇偶性</translation>
    </message>
    <message>
        <source>A cell is P exactly when both numbers are even. The value is 0 or 1 where the smaller number is even, 2 or 3 where it is odd: first the one, then the other, as the larger number grows. In misère play 0 and 1 are exchanged on the border.</source>
        <translation>格是 P（必败）当且仅当两个数都是偶数。较小的数为偶数处，值为 0 或 1；为奇数处，值为 2 或 3：随较大的数增大，两值轮流出现。反常规则下，边界上的 0 与 1 互换。</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>所有格</translation>
    </message>
    <message>
        <source>The golden rays</source>
        <translation>黄金射线</translation>
    </message>
    <message>
        <source>The P-positions are the pairs (⌊kφ⌋, ⌊kφ⌋ + k), in either order. Every positive integer is in exactly one of them. In misère play the first two, (0, 0) and (1, 2), give way to (0, 1) and (2, 2).</source>
        <translation>P 局面（必败）是数对 (⌊kφ⌋, ⌊kφ⌋ + k)，不论次序。每个正整数恰好属于其中一对。反常规则下，前两对 (0, 0) 和 (1, 2) 换成 (0, 1) 和 (2, 2)。</translation>
    </message>
    <message>
        <source>all pairs; the SG values themselves have no known formula</source>
        <translation>所有数对；SG 值本身没有已知公式</translation>
    </message>
    <message>
        <source>The rook plays Nim</source>
        <translation>车即尼姆博弈</translation>
    </message>
    <message>
        <source>The value is a ⊕ b, so that the P-positions are the diagonal. In misère play 0 and 1 are exchanged where neither number is above 1.</source>
        <translation>值是 a ⊕ b，所以 P 局面（必败）就是对角线。反常规则下，两个数都不大于 1 处的 0 与 1 互换。</translation>
    </message>
    <message>
        <source>The bishop plays one heap</source>
        <translation>象即单堆尼姆</translation>
    </message>
    <message>
        <source>The value is the smaller of the two numbers. In misère play 0 and 1 are exchanged.</source>
        <translation>值是两个数中较小的一个。反常规则下，0 与 1 互换。</translation>
    </message>
    <message>
        <source>The knight’s squares</source>
        <translation>马的方格</translation>
    </message>
    <message>
        <source>A cell is P exactly when both numbers leave 0 or 1 when divided by 4.</source>
        <translation>格是 P（必败）当且仅当两个数除以 4 都余 0 或 1。</translation>
    </message>
    <message>
        <source>normal play; no formula is known here for the values or for misère play</source>
        <translation>常规规则；SG 值和反常规则在此没有已知公式</translation>
    </message>
    <message>
        <source>slope φ</source>
        <translation>斜率 φ</translation>
    </message>
    <message>
        <source>slope 1/φ</source>
        <translation>斜率 1/φ</translation>
    </message>
    <message>
        <source>a = b</source>
        <translation>a = b</translation>
    </message>
    <message>
        <source>Subtraction</source>
        <translation>减法游戏</translation>
    </message>
    <message>
        <source>Take from one heap any number that is in the set.</source>
        <translation>从一堆中取若干个，个数须在集合中。</translation>
    </message>
    <message>
        <source>set</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>the numbers that may be taken, for example 1,2,4</source>
        <translation>可以取的个数，例如 1,2,4</translation>
    </message>
    <message>
        <source>one heap or several, for example 17</source>
        <translation>一堆或多堆，例如 17</translation>
    </message>
    <message>
        <source>Take 2, 3 or 7 from 17</source>
        <translation>从 17 个中取 2、3 或 7 个</translation>
    </message>
    <message>
        <source>Powers of two: n mod 3</source>
        <translation>2 的幂：n mod 3</translation>
    </message>
    <message>
        <source>A late period: 4, 10, 12</source>
        <translation>周期出现得晚：4、10、12</translation>
    </message>
    <message>
        <source>Three heaps: 6, 9, 11</source>
        <translation>三堆：6、9、11</translation>
    </message>
    <message>
        <source>Misère: 17</source>
        <translation>反常规则：17</translation>
    </message>
    <message>
        <source>Ultimately periodic</source>
        <translation>最终周期性</translation>
    </message>
    <message>
        <source>The values of a heap repeat from some size on: each depends only on as many values before it as the largest take is long, so that once so many in a row have come back, everything comes back.</source>
        <translation>堆的值从某个大小起循环：每个值只取决于它前面的若干个值，个数等于最多可取的数；只要连续这么多个值重现，以后就全部重现。</translation>
    </message>
    <message>
        <source>every finite set</source>
        <translation>任意有限集</translation>
    </message>
    <message>
        <source>If the set has 1 … k − 1 and no multiple of k, a heap of n is worth n mod k. So it is for the powers of two, with k = 3.</source>
        <translation>若集合含有 1 … k − 1 而不含 k 的倍数，则大小为 n 的堆的值是 n mod k。2 的幂便是如此，其中 k = 3。</translation>
    </message>
    <message>
        <source>sets with 1 that have no multiple of the least number they lack</source>
        <translation>含 1、且不含所缺最小数的倍数的集合</translation>
    </message>
    <message>
        <source>Misère play</source>
        <translation>反常规则</translation>
    </message>
    <message>
        <source>As in normal play, except when no heap is worth more than 1: then the position is P exactly when the number of heaps worth 1 is odd.</source>
        <translation>与常规规则相同，除非没有一堆的值大于 1：此时局面是 P（必败）当且仅当值为 1 的堆有奇数个。</translation>
    </message>
    <message>
        <source>every set; the worths are those of normal play</source>
        <translation>任意集合；值指常规规则下的值</translation>
    </message>
    <message>
        <source>A cell is two numbers, for example 4,7; here are %1.</source>
        <translation>格子应为两个数，例如 4,7；这里有 %1 个数。</translation>
    </message>
    <message>
        <source>go to (%1, %2)</source>
        <translation>走到 (%1, %2)</translation>
    </message>
    <message>
        <source>Wythoff</source>
        <translation>威佐夫博弈</translation>
    </message>
    <message>
        <source>Two heaps: take any number from one, or the same number from both.</source>
        <translation>两堆：从一堆中取任意多个，或从两堆中取同样多个。</translation>
    </message>
    <message>
        <source>two heaps, for example 4,7</source>
        <translation>两堆，例如 4,7</translation>
    </message>
    <message>
        <source>A cold pair: 6, 10</source>
        <translation>奇异局势：6、10</translation>
    </message>
    <message>
        <source>A hot one: 5, 8</source>
        <translation>非奇异局势：5、8</translation>
    </message>
    <message>
        <source>A small tree: 2, 3</source>
        <translation>小博弈树：2、3</translation>
    </message>
    <message>
        <source>take %1 from both heaps</source>
        <translation>从两堆各取 %1 个</translation>
    </message>
    <message>
        <source>This position has %1 options; a tree opens at most %2 at once.</source>
        <translation>该局面有 %1 个后继；树一次最多展开 %2 个。</translation>
    </message>
    <message>
        <source>The tree has %1 nodes already; its limit is %2.</source>
        <translation>树已有 %1 个节点；上限是 %2 个。</translation>
    </message>
    <message>
        <source>A grid of %1 × %2 needs %3 MB; the limit is %4 MB.</source>
        <translation>%1 × %2 的网格需要 %3 MB；上限是 %4 MB。</translation>
    </message>
    <message>
        <source>A cell of a %1 × %2 grid may have a value above the limit of %3.</source>
        <translation>%1 × %2 网格中可能有格的值超过上限 %3。</translation>
    </message>
    <message>
        <source>A heap of %1 has more than %2 moves to try.</source>
        <translation>大小 %1 的堆要尝试的走法超过 %2 种。</translation>
    </message>
    <message>
        <source>A line of %1 values is above the limit of %2 values.</source>
        <translation>%1 个值的序列超过上限 %2 个。</translation>
    </message>
    <message>
        <source>“%1” is not a path in a tree, which is written like 0.3.1.</source>
        <translation>“%1”不是树中的路径，路径应写成 0.3.1 的形式。</translation>
    </message>
    <message>
        <source>“%1” does not say which node of a tree is opened (+0.3.1) or closed (-0.3.1).</source>
        <translation>“%1”没有说明展开 (+0.3.1) 或折叠 (-0.3.1) 树的哪个节点。</translation>
    </message>
    <message>
        <source>A heap of %1 is above the limit of %2.</source>
        <translation>大小 %1 的堆超过上限 %2。</translation>
    </message>
    <message>
        <source>The table for (%1, %2) would be above the limit of %3 cells or have values above %4.</source>
        <translation>(%1, %2) 的表会超过上限 %3 格，或有大于 %4 的值。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>A number from %1 to %2 is missing at column %3.</source>
        <translation>第 %3 个字符处缺少一个 %1 至 %2 的数。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a whole number from %3 to %4.</source>
        <translation>第 %2 个字符处的“%1”不是 %3 至 %4 的整数。</translation>
    </message>
    <message>
        <source>%1 at column %2 is outside the range %3 to %4.</source>
        <translation>第 %2 个字符处的 %1 不在 %3 至 %4 的范围内。</translation>
    </message>
    <message>
        <source>This game has no view “%1”.</source>
        <translation>该游戏没有视图“%1”。</translation>
    </message>
    <message>
        <source>The document has no text here.</source>
        <translation>文档此处应为文本。</translation>
    </message>
    <message>
        <source>The document has no list of values here.</source>
        <translation>文档此处应为一组值。</translation>
    </message>
    <message>
        <source>A camera is four numbers: left, top, width, height.</source>
        <translation>镜头应为四个数：左、上、宽、高。</translation>
    </message>
    <message>
        <source>A camera’s width and height must be above 0.</source>
        <translation>镜头的宽和高必须大于 0。</translation>
    </message>
    <message>
        <source>The file is empty; a Mexplorer document is a JSON object.</source>
        <translation>文件是空的；Mexplorer 文档是一个 JSON 对象。</translation>
    </message>
    <message>
        <source>The file is no JSON from line %1, column %2 on: it may be cut off.</source>
        <translation>文件从第 %1 行第 %2 个字符起不是 JSON：可能被截断。</translation>
    </message>
    <message>
        <source>The file is no Mexplorer document: “format” is not “mexplorer”.</source>
        <translation>该文件不是 Mexplorer 文档：“format”不是“mexplorer”。</translation>
    </message>
    <message>
        <source>The document was written by a newer Mexplorer (format %1); this one reads formats up to %2.</source>
        <translation>该文档由更新版本的 Mexplorer 写出（格式 %1）；本程序最高只能读取格式 %2。</translation>
    </message>
    <message>
        <source>The document’s format number is missing or wrong.</source>
        <translation>文档的格式编号缺失或有误。</translation>
    </message>
    <message>
        <source>There is no view “%1”.</source>
        <translation>没有视图“%1”。</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>无法写入“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” is larger than the limit of %2 MB.</source>
        <translation>“%1”超过上限 %2 MB。</translation>
    </message>
    <message>
        <source>The picture cannot be written: %1.</source>
        <translation>无法写入图片：%1。</translation>
    </message>
    <message>
        <source>“%1” ends in no known format; known are %2.</source>
        <translation>“%1”的扩展名不是已知的格式；已知的有 %2。</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 cannot be made: each side must be from %3 to %4.</source>
        <translation>无法生成 %1 × %2 的图片：每边须为 %3 至 %4。</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 at scale %3 has more than %4 million pixels.</source>
        <translation>%1 × %2、缩放 %3 倍的图片超过 %4 百万像素。</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>内存不足，无法生成图片。</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The table cannot be written: %1.</source>
        <translation>无法写入表：%1。</translation>
    </message>
    <message>
        <source>The table is still being computed.</source>
        <translation>表仍在计算中。</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>SG value</source>
        <translation>SG 值</translation>
    </message>
    <message>
        <source>P or N</source>
        <translation>P 或 N</translation>
    </message>
    <message>
        <source>value mod k</source>
        <translation>值 mod k</translation>
    </message>
    <message>
        <source>one bit of the value</source>
        <translation>值的一个二进制位</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>the divisor of “value mod k”, from %1 to %2</source>
        <translation>“值 mod k”的除数，%1 至 %2</translation>
    </message>
    <message>
        <source>bit</source>
        <translation>第几位</translation>
    </message>
    <message>
        <source>which binary digit, 0 for the ones, up to %1</source>
        <translation>第几个二进制位，最低位为 0，最大 %1</translation>
    </message>
    <message>
        <source>palette</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>viridis</source>
        <translation>viridis</translation>
    </message>
    <message>
        <source>cividis</source>
        <translation>cividis</translation>
    </message>
    <message>
        <source>magma</source>
        <translation>magma</translation>
    </message>
    <message>
        <source>ten steps</source>
        <translation>十级</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>first number</source>
        <translation>第一个数</translation>
    </message>
    <message>
        <source>across</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>if readable</source>
        <translation>能看清时</translation>
    </message>
    <message>
        <source>as small as can be</source>
        <translation>再小也写</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>rays</source>
        <translation>射线</translation>
    </message>
    <message>
        <source>the lines that the P-positions keep to</source>
        <translation>P 局面（必败）所靠近的直线</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>比对</translation>
    </message>
    <message>
        <source>the theorem against the solved value, cell by cell</source>
        <translation>逐格比对定理与求解所得的值</translation>
    </message>
    <message>
        <source>Writing failed: %1.</source>
        <translation>写入失败：%1。</translation>
    </message>
    <message>
        <source>“%1” is no parameter: expected name=value, for example play=misere.</source>
        <translation>“%1”不是参数：应为 名称=值，例如 play=misere。</translation>
    </message>
    <message>
        <source>The parameter is given twice.</source>
        <translation>该参数给出了两次。</translation>
    </message>
    <message>
        <source>“%1” is no size: expected two numbers with an x between, for example 24x24.</source>
        <translation>“%1”不是尺寸：应为中间有 x 的两个数，例如 24x24。</translation>
    </message>
    <message>
        <source>%1 has no values along a line.</source>
        <translation>%1 没有一维的值序列。</translation>
    </message>
    <message>
        <source>%1 has no grid of values.</source>
        <translation>%1 没有值的网格。</translation>
    </message>
    <message>
        <source>Give either --to N for a line or --size RxC for a grid.</source>
        <translation>序列请用 --to N，网格请用 --size RxC，二者选一。</translation>
    </message>
    <message>
        <source>“%1” is no view of %2; its views are: %3.</source>
        <translation>“%1”不是 %2 的视图；它的视图有：%3。</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file; `mexplorer --help` lists the commands.</source>
        <translation>“%1”既不是命令也不是文件；`mexplorer --help` 列出各命令。</translation>
    </message>
    <message>
        <source>There is no display to open a window on; `mexplorer render` writes pictures without one.</source>
        <translation>没有可打开窗口的显示器；`mexplorer render` 无需显示器即可写出图片。</translation>
    </message>
    <message>
        <source>Token on a graph</source>
        <translation>图上的棋子</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>图</translation>
    </message>
    <message>
        <source>A token stands on a node of a directed graph without cycles; move it along an arrow.</source>
        <translation>棋子停在有向无环图的一个节点上；每步沿一个箭头移动。</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>a file in DOT, digraph { a -&gt; b }, or in JSON, {&quot;a&quot;: [&quot;b&quot;]} or {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}</source>
        <translation>一个文件，用 DOT：digraph { a -&gt; b }，或用 JSON：{&quot;a&quot;: [&quot;b&quot;]} 或 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}</translation>
    </message>
    <message>
        <source>the name of the node where the token stands</source>
        <translation>棋子所在节点的名称</translation>
    </message>
    <message>
        <source>Ten nodes</source>
        <translation>十个节点</translation>
    </message>
    <message>
        <source>Take 1 or 2 from 7, as a graph</source>
        <translation>从 7 个中取 1 或 2 个的图</translation>
    </message>
    <message>
        <source>Two roads, in JSON</source>
        <translation>两条路（JSON）</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核</translation>
    </message>
    <message>
        <source>The P-positions are the one set of nodes that no arrow joins and that every node outside has an arrow into.</source>
        <translation>P 局面（必败）是唯一的这样一组节点：其中任意两点间没有箭头，其外的每个节点都有箭头指向其中。</translation>
    </message>
    <message>
        <source>normal play, every graph without cycles</source>
        <translation>常规规则，任意无环图</translation>
    </message>
    <message>
        <source>There is no node “%1”; the nodes are: %2.</source>
        <translation>没有节点“%1”；节点有：%2。</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>走到 %1</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 means nothing in DOT outside quotes.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”在 DOT 的引号之外没有意义。</translation>
    </message>
    <message>
        <source>The text breaks off: what begins with “%1” at line %2, column %3 is never closed.</source>
        <translation>文本中断：第 %2 行第 %3 个字符处以“%1”开头的部分没有结束。</translation>
    </message>
    <message>
        <source>The graph has more than %1 nodes.</source>
        <translation>图的节点超过 %1 个。</translation>
    </message>
    <message>
        <source>The graph has more than %1 edges.</source>
        <translation>图的边超过 %1 条。</translation>
    </message>
    <message>
        <source>The graph has a cycle: %1.</source>
        <translation>图中有环：%1。</translation>
    </message>
    <message>
        <source>The graph has a cycle of %1 nodes: %2.</source>
        <translation>图中有 %1 个节点的环：%2。</translation>
    </message>
    <message>
        <source>The graph has no nodes.</source>
        <translation>图没有节点。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 stands after the end of the graph.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”在图结束之后。</translation>
    </message>
    <message>
        <source>The graph is empty; write it in DOT, digraph { a -&gt; b }, or in JSON, {&quot;a&quot;: [&quot;b&quot;]}.</source>
        <translation>图是空的；请用 DOT 写成 digraph { a -&gt; b }，或用 JSON 写成 {&quot;a&quot;: [&quot;b&quot;]}。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 makes the graph undirected; write “digraph”, and “-&gt;” between nodes.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”使图成为无向图；请写“digraph”，节点之间写“-&gt;”。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 begins neither a DOT graph (“digraph {”) nor a JSON one (“{”).</source>
        <translation>第 %2 行第 %3 个字符处的“%1”既不是 DOT 图（“digraph {”）也不是 JSON 图（“{”）的开头。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 stands where “{” should open the graph or a group of nodes.</source>
        <translation>第 %2 行第 %3 个字符处是“%1”，此处应以“{”开始一个图或一组节点。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 makes the graph undirected; write “-&gt;”.</source>
        <translation>第 %2 行第 %3 个字符处的“%1”使图成为无向图；请写“-&gt;”。</translation>
    </message>
    <message>
        <source>Groups are nested more than %1 deep at line %2, column %3.</source>
        <translation>第 %2 行第 %3 个字符处，组的嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 stands where a node, a group of nodes in braces or “}” should.</source>
        <translation>第 %2 行第 %3 个字符处是“%1”，此处应为节点、花括号中的一组节点或“}”。</translation>
    </message>
    <message>
        <source>The graph breaks off at line %1, column %2, before the “}” that closes it.</source>
        <translation>图在第 %1 行第 %2 个字符处中断，缺少结尾的“}”。</translation>
    </message>
    <message>
        <source>The name at line %1, column %2 is empty or has a control character.</source>
        <translation>第 %1 行第 %2 个字符处的名称为空或含有控制字符。</translation>
    </message>
    <message>
        <source>The graph has %1 MB; the limit is %2 MB.</source>
        <translation>图有 %1 MB；上限是 %2 MB。</translation>
    </message>
    <message>
        <source>The bytes at line %1, column %2 are not UTF-8 text; a graph is written in DOT or JSON.</source>
        <translation>第 %1 行第 %2 个字符处的字节不是 UTF-8 文本；图应写成 DOT 或 JSON。</translation>
    </message>
    <message>
        <source>The JSON breaks off at line %1, column %2.</source>
        <translation>JSON 在第 %1 行第 %2 个字符处中断。</translation>
    </message>
    <message>
        <source>Line %1, column %2 is not JSON.</source>
        <translation>第 %1 行第 %2 个字符处不是 JSON。</translation>
    </message>
    <message>
        <source>A graph in JSON is an object: {&quot;a&quot;: [&quot;b&quot;, &quot;c&quot;]} or {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}.</source>
        <translation>JSON 写的图是一个对象：{&quot;a&quot;: [&quot;b&quot;, &quot;c&quot;]} 或 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}。</translation>
    </message>
    <message>
        <source>What ends at line %1, column %2 should be an array of names, such as [&quot;a&quot;, &quot;b&quot;].</source>
        <translation>在第 %1 行第 %2 个字符处结束的部分应为名称数组，例如 [&quot;a&quot;, &quot;b&quot;]。</translation>
    </message>
    <message>
        <source>What ends at line %1, column %2 should be an array of edges, such as [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]].</source>
        <translation>在第 %1 行第 %2 个字符处结束的部分应为边的数组，例如 [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]]。</translation>
    </message>
    <message>
        <source>The search would take more than %1 positions or %2 MB.</source>
        <translation>搜索将超过 %1 个局面或 %2 MB。</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值的个数</translation>
    </message>
    <message>
        <source>how many values, from n = 0 on</source>
        <translation>从 n = 0 起的个数</translation>
    </message>
    <message>
        <source>P and N in colour</source>
        <translation>P、N 着色</translation>
    </message>
    <message>
        <source>P has a double ring either way</source>
        <translation>无论如何，P 都带双环</translation>
    </message>
    <message>
        <source>period</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>shades the periods and marks the exceptions</source>
        <translation>给周期加底色，并标出例外</translation>
    </message>
    <message>
        <source>compare with the closed form</source>
        <translation>比对闭式</translation>
    </message>
    <message>
        <source>marks every value that the closed form gets wrong</source>
        <translation>标出闭式给错的每个值</translation>
    </message>
    <message>
        <source>The data cannot be written: %1.</source>
        <translation>无法写入数据：%1。</translation>
    </message>
    <message>
        <source>“%1” is no position of this game.</source>
        <translation>“%1”不是该游戏的局面。</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>one node a position instead of one a way to get there (M)</source>
        <translation>每个局面一个节点，而非每条到达的路径一个（M）</translation>
    </message>
    <message>
        <source>show values</source>
        <translation>显示值</translation>
    </message>
    <message>
        <source>the value beside each node</source>
        <translation>在每个节点旁写出它的值</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点上限</translation>
    </message>
    <message>
        <source>whole levels are unfolded while no more nodes than this are shown</source>
        <translation>逐层展开，直到显示的节点达到此数</translation>
    </message>
    <message>
        <source>root of the tree</source>
        <translation>树根</translation>
    </message>
    <message>
        <source>selected node</source>
        <translation>所选节点</translation>
    </message>
    <message>
        <source>nodes opened and closed by hand</source>
        <translation>手动开合</translation>
    </message>
    <message>
        <source>The output cannot be written: %1.</source>
        <translation>无法写出结果：%1。</translation>
    </message>
    <message>
        <source>The definition of %1 positions is out of reach: the limit is %2.</source>
        <translation>按定义算 %1 个局面超出范围：上限是 %2。</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>讲解(&amp;L)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>复制图片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Games panel</source>
        <translation>游戏面板(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Why panel</source>
        <translation>解释面板(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>Present F5</source>
        <translation>演示 F5</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加快</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>减慢</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Mexplorer</source>
        <translation>关于 Mexplorer(&amp;A)</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation>导出 ▾</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::MainWindow</name>
    <message>
        <source>This file cannot be opened</source>
        <translation>无法打开该文件</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Open a document</source>
        <translation>打开文档</translation>
    </message>
    <message>
        <source>Mexplorer documents (*.mex);;All files (*)</source>
        <translation>Mexplorer 文档 (*.mex);;所有文件 (*)</translation>
    </message>
    <message>
        <source>This document cannot be saved</source>
        <translation>无法保存该文档</translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation>保存文档</translation>
    </message>
    <message>
        <source>Mexplorer documents (*.mex)</source>
        <translation>Mexplorer 文档 (*.mex)</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>是否保存更改？</translation>
    </message>
    <message>
        <source>The document has changes that are not saved.</source>
        <translation>文档有未保存的更改。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>The figure cannot be exported</source>
        <translation>无法导出该图</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写出：%1</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>图片已在剪贴板中。</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>play or pause the steps</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>one step back or forward</source>
        <translation>上一步、下一步</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation>第一步、最后一步</translation>
    </message>
    <message>
        <source>+ −</source>
        <translation>+ −</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>加快、减慢</translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <translation>Shift + 方向键</translation>
    </message>
    <message>
        <source>move the selected position</source>
        <translation>移动所选局面</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation>以指针为中心缩放</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>move the picture</source>
        <translation>移动画面</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>fit the picture</source>
        <translation>使画面适合窗口</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+4</source>
        <translation>Ctrl+1 … Ctrl+4</translation>
    </message>
    <message>
        <source>the views</source>
        <translation>各视图</translation>
    </message>
    <message>
        <source>F2, F3</source>
        <translation>F2、F3</translation>
    </message>
    <message>
        <source>hide or show the panels</source>
        <translation>隐藏或显示面板</translation>
    </message>
    <message>
        <source>F5, Esc</source>
        <translation>F5、Esc</translation>
    </message>
    <message>
        <source>present, and leave it</source>
        <translation>进入演示、退出演示</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z、Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>撤销、重做</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>copy the picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>深色或浅色</translation>
    </message>
    <message>
        <source>? or F1</source>
        <translation>? 或 F1</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>这份快捷键表</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>About Mexplorer</source>
        <translation>关于 Mexplorer</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Mexplorer %1&lt;/h3&gt;&lt;p&gt;An explorer of combinatorial games: it shows why they are won.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Mexplorer %1&lt;/h3&gt;&lt;p&gt;组合博弈的探索工具：让人看清胜负的缘由。&lt;/p&gt;&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>%1[*] — %2 — Mexplorer</source>
        <translation>%1[*] — %2 — Mexplorer</translation>
    </message>
    <message>
        <source>leave the steps</source>
        <translation>离开步骤演示</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::Document</name>
    <message>
        <source>change of game</source>
        <translation>更换游戏</translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>change of position</source>
        <translation>更改局面</translation>
    </message>
    <message>
        <source>change of view</source>
        <translation>切换视图</translation>
    </message>
    <message>
        <source>change of view setting</source>
        <translation>更改视图设置</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ExplorerPanel</name>
    <message>
        <source>Examples…</source>
        <translation>示例…</translation>
    </message>
    <message>
        <source>search games…</source>
        <translation>搜索游戏…</translation>
    </message>
    <message>
        <source>search games</source>
        <translation>搜索游戏</translation>
    </message>
    <message>
        <source>games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>VIEW</source>
        <translation>视图</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ExportDialog</name>
    <message>
        <source>on white, for print</source>
        <translation>白底，供打印</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>导出：%1</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>pixels for each point</source>
        <translation>每点像素</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GridView</name>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Computing %1 × %2 values</source>
        <translation>正在计算 %1 × %2 个值</translation>
    </message>
    <message>
        <source>%1 × %2 computed in %3 ms</source>
        <translation>已算出 %1 × %2，用时 %3 毫秒</translation>
    </message>
    <message>
        <source>%1 × %2 computed in %3 µs</source>
        <translation>已算出 %1 × %2，用时 %3 微秒</translation>
    </message>
    <message>
        <source>Explaining %1</source>
        <translation>正在讲解 %1</translation>
    </message>
    <message>
        <source>%1  not computed yet</source>
        <translation>%1  尚未计算</translation>
    </message>
    <message>
        <source>%1  SG %2  %3 · %4 option</source>
        <translation>%1  SG %2  %3 · %4 个后继</translation>
    </message>
    <message>
        <source>%1  misère value %2  %3 · %4 option</source>
        <translation>%1  反常值 %2  %3 · %4 个后继</translation>
    </message>
    <message>
        <source>%1  SG %2  %3 · %4 options</source>
        <translation>%1  SG %2  %3 · %4 个后继</translation>
    </message>
    <message>
        <source>%1  misère value %2  %3 · %4 options</source>
        <translation>%1  反常值 %2  %3 · %4 个后继</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::JobBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::LineView</name>
    <message>
        <source>Line</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Computing %1 values</source>
        <translation>正在计算 %1 个值</translation>
    </message>
    <message>
        <source>%1 values computed in less than 0.1 ms</source>
        <translation>已算出 %1 个值，用时不到 0.1 毫秒</translation>
    </message>
    <message>
        <source>%1 values computed in %2 ms</source>
        <translation>已算出 %1 个值，用时 %2 毫秒</translation>
    </message>
    <message>
        <source>Explaining %1</source>
        <translation>正在讲解 %1</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ParameterForm</name>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Open a graph</source>
        <translation>打开图</translation>
    </message>
    <message>
        <source>Graphs (*.dot *.gv *.json);;All files (*)</source>
        <translation>图 (*.dot *.gv *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” is larger than the limit of %2 MB.</source>
        <translation>“%1”超过上限 %2 MB。</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::Player</name>
    <message>
        <source>step %1 / %2: %3</source>
        <translation>第 %1 / %2 步：%3</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>There is nothing to step through here.</source>
        <translation>这里没有可逐步讲解的内容。</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>共 %1 步</translation>
    </message>
    <message>
        <source>step %1 / %2</source>
        <translation>第 %1 / %2 步</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation>第一步（Home）</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Step back (←)</source>
        <translation>上一步（←）</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Step forward (→)</source>
        <translation>下一步（→）</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>最后一步（End）</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>速度（+ 和 −）</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::TreeFigure</name>
    <message>
        <source>nodes: %1 · distinct positions: %2</source>
        <translation>节点：%1 · 不同局面：%2</translation>
    </message>
    <message>
        <source>nodes: %1 · distinct positions: %2 · left folded: %3</source>
        <translation>节点：%1 · 不同局面：%2 · 未展开：%3</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::TreeLegend</name>
    <message>
        <source>P: lost for the player to move</source>
        <translation>P：当前玩家必败</translation>
    </message>
    <message>
        <source>N: won</source>
        <translation>N：必胜</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>not labelled yet</source>
        <translation>尚未标记</translation>
    </message>
    <message>
        <source>a winning move</source>
        <translation>必胜走法</translation>
    </message>
    <message>
        <source>options left folded</source>
        <translation>未展开的后继</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::TreeView</name>
    <message>
        <source>Tree</source>
        <translation>博弈树</translation>
    </message>
    <message>
        <source>Unfolding the tree</source>
        <translation>正在展开博弈树</translation>
    </message>
    <message>
        <source>%1 · unfolded in %2 ms</source>
        <translation>%1 · 展开用时 %2 毫秒</translation>
    </message>
    <message>
        <source>SG %1</source>
        <translation>SG %1</translation>
    </message>
    <message>
        <source>misère value %1</source>
        <translation>反常值 %1</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>%1 option</source>
        <translation>%1 个后继</translation>
    </message>
    <message>
        <source>%1 options</source>
        <translation>%1 个后继</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::WhyPanel</name>
    <message>
        <source>explaining</source>
        <translation>正在解释</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>MEX OF THE OPTIONS (%1)</source>
        <translation>后继值的 mex（%1 个）</translation>
    </message>
    <message>
        <source>%1
the least value missing: %2</source>
        <translation>%1
缺少的最小值：%2</translation>
    </message>
    <message>
        <source>Holds for: %1.</source>
        <translation>适用于：%1。</translation>
    </message>
    <message>
        <source>PSEUDO-CODE</source>
        <translation>伪代码</translation>
    </message>
    <message>
        <source>THEOREM</source>
        <translation>定理</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::XorView</name>
    <message>
        <source>XOR</source>
        <translation>异或</translation>
    </message>
    <message>
        <source>Explaining %1</source>
        <translation>正在讲解 %1</translation>
    </message>
</context>
</TS>
