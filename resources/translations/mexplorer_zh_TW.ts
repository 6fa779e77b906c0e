<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>Exporter</name>
    <message>
        <source>PNG image</source>
        <translation>PNG 圖片</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 向量圖</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>CSV data</source>
        <translation>CSV 資料</translation>
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
        <translation>0 = P（必敗）</translation>
    </message>
    <message>
        <source>P: the mover loses</source>
        <translation>P：當前玩家必敗</translation>
    </message>
    <message>
        <source>N: the mover wins</source>
        <translation>N：當前玩家必勝</translation>
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
        <translation>尚未計算</translation>
    </message>
    <message>
        <source>Theorem</source>
        <translation>定理</translation>
    </message>
    <message>
        <source>says nothing about these cells</source>
        <translation>未涉及這些格</translation>
    </message>
    <message>
        <source>differs in %1 of %2 cells</source>
        <translation>%2 格中有 %1 格不符</translation>
    </message>
    <message>
        <source>agrees with all %1 cells</source>
        <translation>與全部 %1 格相符</translation>
    </message>
    <message>
        <source>agrees with the %1 cells it speaks of</source>
        <translation>與所涉及的 %1 格相符</translation>
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
        <translation>到 n = %1 為止未發現週期</translation>
    </message>
    <message>
        <source>period %1 from n = %2: proved</source>
        <translation>自 n = %2 起週期為 %1：已證明</translation>
    </message>
    <message>
        <source>period %1 with saltus %2 from n = %3: proved</source>
        <translation>自 n = %3 起週期為 %1、增量為 %2：已證明</translation>
    </message>
    <message>
        <source>period %1 from n = %2: observed up to n = %3</source>
        <translation>自 n = %2 起週期為 %1：觀察到 n = %3</translation>
    </message>
    <message>
        <source>period %1 with saltus %2 from n = %3: observed up to n = %4</source>
        <translation>自 n = %3 起週期為 %1、增量為 %2：觀察到 n = %4</translation>
    </message>
    <message>
        <source>misère values of one heap, n = 0 … %1</source>
        <translation>單堆的反常值，n = 0 … %1</translation>
    </message>
    <message>
        <source>SG values of one heap, n = 0 … %1</source>
        <translation>單堆的 SG 值，n = 0 … %1</translation>
    </message>
    <message>
        <source>exceptions: %1</source>
        <translation>例外：%1</translation>
    </message>
    <message>
        <source>there is no closed form to compare with</source>
        <translation>沒有可比對的閉式</translation>
    </message>
    <message>
        <source>equal to the closed form everywhere</source>
        <translation>處處與閉式相等</translation>
    </message>
    <message>
        <source>different from the closed form: %1</source>
        <translation>與閉式不同：%1</translation>
    </message>
    <message>
        <source>the heap of %1 lies beyond</source>
        <translation>大小 %1 的堆在範圍之外</translation>
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
        <translation>n = %1 · %2 · %3 · 1 個後繼</translation>
    </message>
    <message>
        <source>n = %1 · %2 · %3 · %4 options</source>
        <translation>n = %1 · %2 · %3 · %4 個後繼</translation>
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
        <translation>P：當前玩家必敗</translation>
    </message>
    <message>
        <source>N: won</source>
        <translation>N：必勝</translation>
    </message>
    <message>
        <source>least and greatest of every %1 values</source>
        <translation>每 %1 個值的最小與最大</translation>
    </message>
    <message>
        <source>every other period</source>
        <translation>相間的週期</translation>
    </message>
    <message>
        <source>periodic</source>
        <translation>週期部分</translation>
    </message>
    <message>
        <source>exception</source>
        <translation>例外</translation>
    </message>
    <message>
        <source>different from the closed form</source>
        <translation>與閉式不同</translation>
    </message>
    <message>
        <source>option of n = %1</source>
        <translation>n = %1 的後繼</translation>
    </message>
</context>
<context>
    <name>XorFigure</name>
    <message>
        <source>… and %1 more heaps</source>
        <translation>……還有 %1 堆</translation>
    </message>
    <message>
        <source>1 one</source>
        <translation>1 個 1</translation>
    </message>
    <message>
        <source>%1 ones</source>
        <translation>%1 個 1</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>1 的個數</translation>
    </message>
    <message>
        <source>misère play: no value is above 1, so odd and even change places</source>
        <translation>反常規則：沒有大於 1 的值，奇偶對調</translation>
    </message>
    <message>
        <source>misère play: as in normal play, because a value is above 1</source>
        <translation>反常規則：有值大於 1，與正常規則相同</translation>
    </message>
    <message>
        <source>a one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>a one in an odd column</source>
        <translation>奇數欄中的 1</translation>
    </message>
    <message>
        <source>a winning move</source>
        <translation>必勝走法</translation>
    </message>
    <message>
        <source>a heap with a winning move</source>
        <translation>有必勝走法的堆</translation>
    </message>
    <message>
        <source>Take %1 from heap %2: no value above 1 is left, and then misère play wants an odd number of ones.</source>
        <translation>從第 %2 堆取 %1 個：不再有大於 1 的值，此時反常規則要求留下奇數個 1。</translation>
    </message>
    <message>
        <source>%1 ⊕ %2 = %3: take %4 from heap %5, and every column is even.</source>
        <translation>%1 ⊕ %2 = %3：從第 %5 堆取 %4 個，每欄都變為偶數。</translation>
    </message>
    <message>
        <source>No move in heap %1 wins.</source>
        <translation>在第 %1 堆沒有必勝走法。</translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won.</source>
        <translation>已無棋可走：反常規則下，當前玩家獲勝。</translation>
    </message>
    <message>
        <source>No value is above 1 and the number of ones is odd: in misère play the player to move loses.</source>
        <translation>沒有大於 1 的值，且 1 的個數為奇數：反常規則下，當前玩家必敗。</translation>
    </message>
    <message>
        <source>Every column is even: the player to move loses.</source>
        <translation>每欄都是偶數：當前玩家必敗。</translation>
    </message>
    <message>
        <source>%1 more heaps, counted in the columns</source>
        <translation>另有 %1 堆，已計入各欄</translation>
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
        <translation>%1 · 取 %2 個必勝</translation>
    </message>
    <message>
        <source>%1 · no move here wins</source>
        <translation>%1 · 此堆沒有必勝走法</translation>
    </message>
    <message>
        <source>column %1: ones: %2, even</source>
        <translation>位值 %1 的欄：%2 個 1，偶數</translation>
    </message>
    <message>
        <source>column %1: ones: %2, odd</source>
        <translation>位值 %1 的欄：%2 個 1，奇數</translation>
    </message>
    <message>
        <source>misère play: won as in normal play, but not by the same move</source>
        <translation>反常規則：與正常規則一樣必勝，但走法不同</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>There is no game “%1”; the games are: %2.</source>
        <translation>沒有遊戲「%1」；可用的遊戲有：%2。</translation>
    </message>
    <message>
        <source>The position has more than %1 moves to try.</source>
        <translation>該局面要嘗試的走法超過 %1 種。</translation>
    </message>
    <message>
        <source>if x has no option: x is P</source>
        <translation>若 x 無後繼：x 是 P</translation>
    </message>
    <message>
        <source>if x has no option: x is N</source>
        <translation>若 x 無後繼：x 是 N</translation>
    </message>
    <message>
        <source>for each option y of x:</source>
        <translation>對 x 的每個後繼 y：</translation>
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
        <translation>否則 x 是 P</translation>
    </message>
    <message>
        <source>%1 is out of reach: who wins it is not known.</source>
        <translation>%1 超出計算範圍：不知道誰勝。</translation>
    </message>
    <message>
        <source>%1 has no option: it is P.</source>
        <translation>%1 沒有後繼：它是 P（必敗）。</translation>
    </message>
    <message>
        <source>%1 has no option: in misère play it is N.</source>
        <translation>%1 沒有後繼：反常規則下它是 N（必勝）。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be P.</source>
        <translation>%1 保持摺疊；已知它是 P（必敗）。</translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be N.</source>
        <translation>%1 保持摺疊；已知它是 N（必勝）。</translation>
    </message>
    <message>
        <source>Every option of %1 is N, so it is P.</source>
        <translation>%1 的後繼全是 N（必勝），所以它是 P（必敗）。</translation>
    </message>
    <message>
        <source>%1 is known to be N.</source>
        <translation>已知 %1 是 N（必勝）。</translation>
    </message>
    <message>
        <source>%1 is P, so %2 is N.</source>
        <translation>%1 是 P（必敗），所以 %2 是 N（必勝）。</translation>
    </message>
    <message>
        <source>Who wins, from the leaves up</source>
        <translation>誰勝：自葉節點向上推</translation>
    </message>
    <message>
        <source>Nothing is labelled yet. A position is N if some option is P, and P if every option is N.</source>
        <translation>尚未標記。有後繼是 P（必敗）的局面是 N（必勝），後繼全是 N 的局面是 P。</translation>
    </message>
    <message>
        <source>S ← ∅</source>
        <translation>S ← ∅</translation>
    </message>
    <message>
        <source>for each option y of x: S ← S ∪ { SG(y) }</source>
        <translation>對 x 的每個後繼 y：S&#xa0;←&#xa0;S&#xa0;∪&#xa0;{&#xa0;SG(y)&#xa0;}</translation>
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
        <translation>後繼 %1 的值是 %2：放入 S。</translation>
    </message>
    <message>
        <source>The option %1 has value %2, which S holds already.</source>
        <translation>後繼 %1 的值是 %2，S 中已有。</translation>
    </message>
    <message>
        <source>The options %1 to %2 put their values into S: %3.</source>
        <translation>第 %1 至第 %2 個後繼的值放入 S：%3。</translation>
    </message>
    <message>
        <source>0, 1, 2, … up to %1 are all in S.</source>
        <translation>0、1、2、……直到 %1 都在 S 中。</translation>
    </message>
    <message>
        <source>The values of all options are in S. m begins at 0.</source>
        <translation>所有後繼的值都已在 S 中。m 從 0 開始。</translation>
    </message>
    <message>
        <source>%1 is in S, so m becomes %2.</source>
        <translation>%1 在 S 中，所以 m 變為 %2。</translation>
    </message>
    <message>
        <source>%1 is not in S: it is the least number missing.</source>
        <translation>%1 不在 S 中：它是 S 中缺少的最小數。</translation>
    </message>
    <message>
        <source>The value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>%1 has no option: nothing is in S, and the least number missing is 0.</source>
        <translation>%1 沒有後繼：S 為空集，缺少的最小數是 0。</translation>
    </message>
    <message>
        <source>%1 has no option: in misère play that is won, and its value is 1.</source>
        <translation>%1 沒有後繼：反常規則下這是必勝，值為 1。</translation>
    </message>
    <message>
        <source>x = %1 has %2 options. S is empty.</source>
        <translation>x = %1 有 %2 個後繼。S 為空集。</translation>
    </message>
    <message>
        <source>The value of %1 is 0: no option is 0, so it is P.</source>
        <translation>%1 的值是 0：沒有值為 0 的後繼，所以它是 P（必敗）。</translation>
    </message>
    <message>
        <source>The value of %1 is %2: some option is 0, so it is N.</source>
        <translation>%1 的值是 %2：有值為 0 的後繼，所以它是 N（必勝）。</translation>
    </message>
    <message>
        <source>x = %1 has %2 options. Their values are out of reach, but not who wins them.</source>
        <translation>x = %1 有 %2 個後繼。它們的值算不出，但誰勝可以判定。</translation>
    </message>
    <message>
        <source>The option %1 is N: moving there does not win.</source>
        <translation>後繼 %1 是 N（必勝）：走到那裡贏不了。</translation>
    </message>
    <message>
        <source>The options %1 to %2 are all N.</source>
        <translation>第 %1 至第 %2 個後繼都是 N（必勝）。</translation>
    </message>
    <message>
        <source>The option %1 is P: moving there wins, so %2 is N.</source>
        <translation>後繼 %1 是 P（必敗）：走到那裡即勝，所以 %2 是 N（必勝）。</translation>
    </message>
    <message>
        <source>No option is P, so %1 is P.</source>
        <translation>沒有後繼是 P（必敗），所以 %1 是 P。</translation>
    </message>
    <message>
        <source>Who wins %1</source>
        <translation>%1 誰勝</translation>
    </message>
    <message>
        <source>%1 has too many options to step through.</source>
        <translation>%1 的後繼太多，無法逐步講解。</translation>
    </message>
    <message>
        <source>%1 is P</source>
        <translation>%1 是 P（必敗）</translation>
    </message>
    <message>
        <source>%1 is N</source>
        <translation>%1 是 N（必勝）</translation>
    </message>
    <message>
        <source>%1 is a draw</source>
        <translation>%1 是平局</translation>
    </message>
    <message>
        <source>No move is left: the player to move has lost.</source>
        <translation>已無棋可走：當前玩家已敗。</translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won.</source>
        <translation>已無棋可走：反常規則下，當前玩家獲勝。</translation>
    </message>
    <message>
        <source>Whatever you do from here, the other player wins: every option is N.</source>
        <translation>無論怎麼走，都是對方勝：後繼全是 N（必勝）。</translation>
    </message>
    <message>
        <source>Move to %1, which is P: from there the other player cannot win.</source>
        <translation>走到 %1，它是 P（必敗）：對方從那裡無法取勝。</translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation>這是唯一的必勝走法。</translation>
    </message>
    <message>
        <source>There are %1 winning moves.</source>
        <translation>共有 %1 種必勝走法。</translation>
    </message>
    <message>
        <source>S ← h₁ ⊕ h₂ ⊕ … ⊕ hₙ</source>
        <translation>S ← h₁ ⊕ h₂ ⊕ … ⊕ hₙ</translation>
    </message>
    <message>
        <source>if S = 0: no winning move</source>
        <translation>若 S = 0：沒有必勝走法</translation>
    </message>
    <message>
        <source>k ← highest one of S</source>
        <translation>k ← S 中最高的 1 所在位</translation>
    </message>
    <message>
        <source>pick h with bit k set</source>
        <translation>選第 k 位為 1 的堆 h</translation>
    </message>
    <message>
        <source>h′ ← h ⊕ S</source>
        <translation>h′ ← h ⊕ S</translation>
    </message>
    <message>
        <source>move h to h′</source>
        <translation>把 h 變為 h′</translation>
    </message>
    <message>
        <source>if no other h &gt; 1: leave an odd number of ones</source>
        <translation>若沒有別的 h &gt; 1：留下奇數個 1</translation>
    </message>
    <message>
        <source>Heap %1 of %2 has SG value %3: in powers of two, %4.</source>
        <translation>第 %1 堆（%2）的 SG 值是 %3：寫成 2 的冪之和為 %4。</translation>
    </message>
    <message>
        <source>Heap %1 is %2: in powers of two, %3.</source>
        <translation>第 %1 堆是 %2：寫成 2 的冪之和為 %3。</translation>
    </message>
    <message>
        <source>The ones in column %1: %2, an even number. S has a 0 there.</source>
        <translation>位值 %1 的欄有 %2 個 1，是偶數：S 在該位為 0。</translation>
    </message>
    <message>
        <source>The ones in column %1: %2, an odd number. S has a 1 there.</source>
        <translation>位值 %1 的欄有 %2 個 1，是奇數：S 在該位為 1。</translation>
    </message>
    <message>
        <source>No value is above 1, and the number of ones, %1, is odd: the last of them is left to the player to move, who loses.</source>
        <translation>沒有大於 1 的值，1 的個數 %1 是奇數：最後一個 1 留給當前玩家，必敗。</translation>
    </message>
    <message>
        <source>S = 0: every column is even.</source>
        <translation>S = 0：每欄都是偶數。</translation>
    </message>
    <message>
        <source>Whoever moves changes one heap, so some column becomes odd, and the other player makes all even again: P, no move wins.</source>
        <translation>每一步只改變一堆，必使某欄變為奇數，而對方又能使各欄全為偶數：這是 P（必敗），沒有必勝走法。</translation>
    </message>
    <message>
        <source>Misère play ends no other way: some value is still above 1, and who then first leaves only ones and zeros chooses their parity.</source>
        <translation>反常規則下結局相同：仍有大於 1 的值，而誰先使各值只剩 0 和 1，誰就能選擇 1 的奇偶。</translation>
    </message>
    <message>
        <source>S = %1 is not 0: the player to move wins.</source>
        <translation>S = %1 不為 0：當前玩家必勝。</translation>
    </message>
    <message>
        <source>Another value is above 1 as well: misère play goes as normal play does.</source>
        <translation>還有別的值大於 1：反常規則的走法與正常規則相同。</translation>
    </message>
    <message>
        <source>Column %1 is the highest odd one.</source>
        <translation>位值 %1 的欄是最高的奇數欄。</translation>
    </message>
    <message>
        <source>Heap %1 has a one in that column: clearing it makes the value smaller, whatever the lower columns become.</source>
        <translation>第 %1 堆在該欄為 1：把它變為 0，無論低位如何變化，值都變小。</translation>
    </message>
    <message>
        <source>%1 ⊕ %2 = %3: with that value every column would be even.</source>
        <translation>%1 ⊕ %2 = %3：取這個值時，每欄都是偶數。</translation>
    </message>
    <message>
        <source>No value is above 1. Here misère play differs from normal play: what counts is that an odd number of ones is left to the other player.</source>
        <translation>沒有大於 1 的值。此時反常規則與正常規則不同：關鍵是留給對方奇數個 1。</translation>
    </message>
    <message>
        <source>The number of ones, %1, is even: any move leaves an odd number; for example in heap %2.</source>
        <translation>1 的個數 %1 是偶數：任意一步都留下奇數個 1；例如在第 %2 堆走。</translation>
    </message>
    <message>
        <source>The number of ones, %1, is even: a move that makes it odd and leaves no value above 1 wins. Heap %2 has one.</source>
        <translation>1 的個數 %1 是偶數：使它變為奇數、且不留下大於 1 的值的走法必勝。第 %2 堆就有這樣的走法。</translation>
    </message>
    <message>
        <source>Only heap %1 has a value above 1. Here misère play differs from normal play: its player decides how many ones are left, and must leave an odd number.</source>
        <translation>只有第 %1 堆的值大於 1。此時反常規則與正常規則不同：動這一堆的玩家決定剩下幾個 1，應留下奇數個。</translation>
    </message>
    <message>
        <source>Normal play would make it %1, an even number of ones; misère play makes it %2.</source>
        <translation>正常規則把它變為 %1，留下偶數個 1；反常規則把它變為 %2。</translation>
    </message>
    <message>
        <source>Take %1 from heap %2: %3 are left.</source>
        <translation>從第 %2 堆取 %1 個：還剩 %3 個。</translation>
    </message>
    <message>
        <source>Take %1 from heap %2: %3 are left, of SG value %4.</source>
        <translation>從第 %2 堆取 %1 個：還剩 %3 個，SG 值為 %4。</translation>
    </message>
    <message>
        <source>Every column now holds an even number of ones: the other player is at P.</source>
        <translation>現在每欄都有偶數個 1：對方處於 P（必敗）。</translation>
    </message>
    <message>
        <source>An odd number of ones is left, and nothing above: the last move falls to the other player, who loses.</source>
        <translation>剩下奇數個 1，沒有更大的值：最後一步落到對方，對方必敗。</translation>
    </message>
    <message>
        <source>The XOR of %1</source>
        <translation>%1 的異或</translation>
    </message>
    <message>
        <source>%1 is no sum of heaps.</source>
        <translation>%1 不是若干堆之和。</translation>
    </message>
    <message>
        <source>There are %1 heaps; at most %2 can be stepped through.</source>
        <translation>共有 %1 堆；最多只能逐步講解 %2 堆。</translation>
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
        <translation>從一堆中至少取 1 個、至多取 m 個。</translation>
    </message>
    <message>
        <source>largest take</source>
        <translation>最多可取</translation>
    </message>
    <message>
        <source>the most that one turn may take</source>
        <translation>一次最多能取的個數</translation>
    </message>
    <message>
        <source>one heap or several, for example 21</source>
        <translation>一堆或多堆，例如 21</translation>
    </message>
    <message>
        <source>Take 1 to 3 from 21</source>
        <translation>從 21 個中取 1 至 3 個</translation>
    </message>
    <message>
        <source>Lost: take 1 to 4 from 20</source>
        <translation>必敗：從 20 個中取 1 至 4 個</translation>
    </message>
    <message>
        <source>Three heaps: 5, 9, 14</source>
        <translation>三堆：5、9、14</translation>
    </message>
    <message>
        <source>Misère: 13</source>
        <translation>反常規則：13</translation>
    </message>
    <message>
        <source>Remainders</source>
        <translation>餘數</translation>
    </message>
    <message>
        <source>A heap of n is worth n mod (m + 1), and several heaps the XOR of these. So one heap is P exactly when m + 1 divides it. In misère play the same, except when no heap is worth more than 1: then the position is P exactly when the number of heaps worth 1 is odd.</source>
        <translation>大小為 n 的堆的值是 n mod (m + 1)，多堆的值是各堆值的異或。因此單堆是 P（必敗）當且僅當 m + 1 整除它。反常規則下相同，除非沒有一堆的值大於 1：此時局面是 P 當且僅當值為 1 的堆有奇數個。</translation>
    </message>
    <message>
        <source>all heaps</source>
        <translation>所有堆</translation>
    </message>
    <message>
        <source>play</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>反常</translation>
    </message>
    <message>
        <source>normal: who makes the last move wins; misère: who makes it loses</source>
        <translation>正常：走最後一步者勝；反常：走最後一步者敗</translation>
    </message>
    <message>
        <source>“%1” is none of %2.</source>
        <translation>「%1」不在以下各項之中：%2。</translation>
    </message>
    <message>
        <source>There is no parameter “%1” here; the parameters are: %2.</source>
        <translation>這裡沒有參數「%1」；可用的參數有：%2。</translation>
    </message>
    <message>
        <source>king</source>
        <translation>國王</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>皇后</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>城堡</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>主教</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>騎士</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>the piece that walks; “own” moves by the vectors below</source>
        <translation>所走的棋子；「自訂」按下面的向量走</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自訂</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>the moves of the piece “own”: steps a,b separated by semicolons, each lowering a + b; a star lets a step be repeated</source>
        <translation>「自訂」棋子的走法：用分號分隔的步 a,b，每步都使 a + b 減小；加星號的步可以重複</translation>
    </message>
    <message>
        <source>A vector such as -1,0 is missing at column %1.</source>
        <translation>第 %1 個字元處缺少形如 -1,0 的向量。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a vector: two numbers such as -1,0, with a star where the step may be repeated.</source>
        <translation>第 %2 個字元處的「%1」不是向量：應為形如 -1,0 的兩個數，可重複的步加星號。</translation>
    </message>
    <message>
        <source>The vector %1,%2 at column %3 does not lower a + b, so that the game might never end.</source>
        <translation>第 %3 個字元處的向量 %1,%2 不使 a + b 減小，遊戲可能永不結束。</translation>
    </message>
    <message>
        <source>There are more than %1 vectors.</source>
        <translation>向量超過 %1 個。</translation>
    </message>
    <message>
        <source>King, queen, rook …</source>
        <translation>國王、皇后、城堡……</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>A piece walks on a quarter-board towards the corner (0, 0), by the moves of its kind that lower a + b.</source>
        <translation>棋子在四分之一無限棋盤上走向角落 (0, 0)，只能用該棋子走法中使 a + b 減小的那些。</translation>
    </message>
    <message>
        <source>a cell, counted from 0, for example 6,9</source>
        <translation>一個格子，從 0 數起，例如 6,9</translation>
    </message>
    <message>
        <source>King</source>
        <translation>國王</translation>
    </message>
    <message>
        <source>Queen: Wythoff’s game</source>
        <translation>皇后：威佐夫博弈</translation>
    </message>
    <message>
        <source>Rook: two heaps of Nim</source>
        <translation>城堡：兩堆尼姆</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>主教</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>騎士</translation>
    </message>
    <message>
        <source>A rook that also leaps</source>
        <translation>會跳的城堡</translation>
    </message>
    <message>
        <source>There are %1 heaps; at most %2 are allowed.</source>
        <translation>共有 %1 堆；最多允許 %2 堆。</translation>
    </message>
    <message>
        <source>take %1</source>
        <translation>取 %1 個</translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <translation>從第 %2 堆取 %1 個</translation>
    </message>
    <message>
        <source>Kiki’s board</source>
        <translation>Kiki 的棋盤</translation>
    </message>
    <message>
        <source>A coin at the top right of a board goes one step left, down, or diagonally left and down. It stops at the bottom left.</source>
        <translation>硬幣從棋盤右上角出發，每步向左、向下或向左下走一格，到左下角為止。</translation>
    </message>
    <message>
        <source>the coin’s row and column, counted from 1, for example 8,11</source>
        <translation>硬幣所在的列和欄，從 1 數起，例如 8,11</translation>
    </message>
    <message>
        <source>A board of 8 × 11</source>
        <translation>8 × 11 棋盤</translation>
    </message>
    <message>
        <source>Both odd: 5 × 7</source>
        <translation>都是奇數：5 × 7</translation>
    </message>
    <message>
        <source>A small tree: 3 × 3</source>
        <translation>小博弈樹：3 × 3</translation>
    </message>
    <message>
        <source>Misère: 1 × 6</source>
        <translation>反常規則：1 × 6</translation>
    </message>
    <message>
        <source>Both odd</source>
        <translation>都是奇數</translation>
    </message>
    <message>
        <source>A position is P exactly when its row and its column are both odd. Let k be the smaller and l the larger of the two. For odd k the value is 0 if l is odd and 1 if it is even; for even k it is 3 if l is odd and 2 if it is even. In misère play 0 and 1 are exchanged where k is 1.</source>
        <translation>局面是 P（必敗）當且僅當列號和欄號都是奇數。設兩者中較小的為 k，較大的為 l。k 為奇數時，l 為奇數則值為 0，為偶數則值為 1；k 為偶數時，l 為奇數則值為 3，為偶數則值為 2。反常規則下，k 為 1 處的 0 與 1 互換。</translation>
    </message>
    <message>
        <source>all boards</source>
        <translation>所有棋盤</translation>
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
        <translation>從一堆中取任意多個，至少 1 個。</translation>
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
        <translation>小博弈樹：1、2</translation>
    </message>
    <message>
        <source>Misère: 1, 1, 2</source>
        <translation>反常規則：1、1、2</translation>
    </message>
    <message>
        <source>Bouton’s theorem</source>
        <translation>布頓定理</translation>
    </message>
    <message>
        <source>A position is P exactly when the XOR of the heaps is 0. In misère play the same, except when no heap is above 1: then it is P exactly when the number of ones is odd.</source>
        <translation>局面是 P（必敗）當且僅當各堆的異或為 0。反常規則下相同，除非沒有大於 1 的堆：此時局面是 P 當且僅當 1 的個數為奇數。</translation>
    </message>
    <message>
        <source>The king’s parities</source>
        <translation>國王的奇偶性</translation>
    </message>
    <message>
        <source>A cell is P exactly when both numbers are even. The value is 0 or 1 where the smaller number is even, 2 or 3 where it is odd: first the one, then the other, as the larger number grows. In misère play 0 and 1 are exchanged on the border.</source>
        <translation>格是 P（必敗）當且僅當兩個數都是偶數。較小的數為偶數處，值為 0 或 1；為奇數處，值為 2 或 3：隨較大的數增大，兩值輪流出現。反常規則下，邊界上的 0 與 1 互換。</translation>
    </message>
    <message>
        <source>all cells</source>
        <translation>所有格</translation>
    </message>
    <message>
        <source>The golden rays</source>
        <translation>黃金射線</translation>
    </message>
    <message>
        <source>The P-positions are the pairs (⌊kφ⌋, ⌊kφ⌋ + k), in either order. Every positive integer is in exactly one of them. In misère play the first two, (0, 0) and (1, 2), give way to (0, 1) and (2, 2).</source>
        <translation>P 局面（必敗）是數對 (⌊kφ⌋, ⌊kφ⌋ + k)，不論次序。每個正整數恰好屬於其中一對。反常規則下，前兩對 (0, 0) 和 (1, 2) 換成 (0, 1) 和 (2, 2)。</translation>
    </message>
    <message>
        <source>all pairs; the SG values themselves have no known formula</source>
        <translation>所有數對；SG 值本身沒有已知公式</translation>
    </message>
    <message>
        <source>The rook plays Nim</source>
        <translation>城堡即尼姆博弈</translation>
    </message>
    <message>
        <source>The value is a ⊕ b, so that the P-positions are the diagonal. In misère play 0 and 1 are exchanged where neither number is above 1.</source>
        <translation>值是 a ⊕ b，所以 P 局面（必敗）就是對角線。反常規則下，兩個數都不大於 1 處的 0 與 1 互換。</translation>
    </message>
    <message>
        <source>The bishop plays one heap</source>
        <translation>主教即單堆尼姆</translation>
    </message>
    <message>
        <source>The value is the smaller of the two numbers. In misère play 0 and 1 are exchanged.</source>
        <translation>值是兩個數中較小的一個。反常規則下，0 與 1 互換。</translation>
    </message>
    <message>
        <source>The knight’s squares</source>
        <translation>騎士的方格</translation>
    </message>
    <message>
        <source>A cell is P exactly when both numbers leave 0 or 1 when divided by 4.</source>
        <translation>格是 P（必敗）當且僅當兩個數除以 4 都餘 0 或 1。</translation>
    </message>
    <message>
        <source>normal play; no formula is known here for the values or for misère play</source>
        <translation>正常規則；SG 值和反常規則在此沒有已知公式</translation>
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
        <translation>減法遊戲</translation>
    </message>
    <message>
        <source>Take from one heap any number that is in the set.</source>
        <translation>從一堆中取若干個，個數須在集合中。</translation>
    </message>
    <message>
        <source>set</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>the numbers that may be taken, for example 1,2,4</source>
        <translation>可以取的個數，例如 1,2,4</translation>
    </message>
    <message>
        <source>one heap or several, for example 17</source>
        <translation>一堆或多堆，例如 17</translation>
    </message>
    <message>
        <source>Take 2, 3 or 7 from 17</source>
        <translation>從 17 個中取 2、3 或 7 個</translation>
    </message>
    <message>
        <source>Powers of two: n mod 3</source>
        <translation>2 的冪：n mod 3</translation>
    </message>
    <message>
        <source>A late period: 4, 10, 12</source>
        <translation>週期出現得晚：4、10、12</translation>
    </message>
    <message>
        <source>Three heaps: 6, 9, 11</source>
        <translation>三堆：6、9、11</translation>
    </message>
    <message>
        <source>Misère: 17</source>
        <translation>反常規則：17</translation>
    </message>
    <message>
        <source>Ultimately periodic</source>
        <translation>最終週期性</translation>
    </message>
    <message>
        <source>The values of a heap repeat from some size on: each depends only on as many values before it as the largest take is long, so that once so many in a row have come back, everything comes back.</source>
        <translation>堆的值從某個大小起循環：每個值只取決於它前面的若干個值，個數等於最多可取的數；只要連續這麼多個值重現，以後就全部重現。</translation>
    </message>
    <message>
        <source>every finite set</source>
        <translation>任意有限集</translation>
    </message>
    <message>
        <source>If the set has 1 … k − 1 and no multiple of k, a heap of n is worth n mod k. So it is for the powers of two, with k = 3.</source>
        <translation>若集合含有 1 … k − 1 而不含 k 的倍數，則大小為 n 的堆的值是 n mod k。2 的冪便是如此，其中 k = 3。</translation>
    </message>
    <message>
        <source>sets with 1 that have no multiple of the least number they lack</source>
        <translation>含 1、且不含所缺最小數的倍數的集合</translation>
    </message>
    <message>
        <source>Misère play</source>
        <translation>反常規則</translation>
    </message>
    <message>
        <source>As in normal play, except when no heap is worth more than 1: then the position is P exactly when the number of heaps worth 1 is odd.</source>
        <translation>與正常規則相同，除非沒有一堆的值大於 1：此時局面是 P（必敗）當且僅當值為 1 的堆有奇數個。</translation>
    </message>
    <message>
        <source>every set; the worths are those of normal play</source>
        <translation>任意集合；值指正常規則下的值</translation>
    </message>
    <message>
        <source>A cell is two numbers, for example 4,7; here are %1.</source>
        <translation>格子應為兩個數，例如 4,7；這裡有 %1 個數。</translation>
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
        <translation>兩堆：從一堆中取任意多個，或從兩堆中取同樣多個。</translation>
    </message>
    <message>
        <source>two heaps, for example 4,7</source>
        <translation>兩堆，例如 4,7</translation>
    </message>
    <message>
        <source>A cold pair: 6, 10</source>
        <translation>奇異局勢：6、10</translation>
    </message>
    <message>
        <source>A hot one: 5, 8</source>
        <translation>非奇異局勢：5、8</translation>
    </message>
    <message>
        <source>A small tree: 2, 3</source>
        <translation>小博弈樹：2、3</translation>
    </message>
    <message>
        <source>take %1 from both heaps</source>
        <translation>從兩堆各取 %1 個</translation>
    </message>
    <message>
        <source>This position has %1 options; a tree opens at most %2 at once.</source>
        <translation>該局面有 %1 個後繼；樹一次最多展開 %2 個。</translation>
    </message>
    <message>
        <source>The tree has %1 nodes already; its limit is %2.</source>
        <translation>樹已有 %1 個節點；上限是 %2 個。</translation>
    </message>
    <message>
        <source>A grid of %1 × %2 needs %3 MB; the limit is %4 MB.</source>
        <translation>%1 × %2 的網格需要 %3 MB；上限是 %4 MB。</translation>
    </message>
    <message>
        <source>A cell of a %1 × %2 grid may have a value above the limit of %3.</source>
        <translation>%1 × %2 網格中可能有格的值超過上限 %3。</translation>
    </message>
    <message>
        <source>A heap of %1 has more than %2 moves to try.</source>
        <translation>大小 %1 的堆要嘗試的走法超過 %2 種。</translation>
    </message>
    <message>
        <source>A line of %1 values is above the limit of %2 values.</source>
        <translation>%1 個值的序列超過上限 %2 個。</translation>
    </message>
    <message>
        <source>“%1” is not a path in a tree, which is written like 0.3.1.</source>
        <translation>「%1」不是樹中的路徑，路徑應寫成 0.3.1 的形式。</translation>
    </message>
    <message>
        <source>“%1” does not say which node of a tree is opened (+0.3.1) or closed (-0.3.1).</source>
        <translation>「%1」沒有說明展開 (+0.3.1) 或摺疊 (-0.3.1) 樹的哪個節點。</translation>
    </message>
    <message>
        <source>A heap of %1 is above the limit of %2.</source>
        <translation>大小 %1 的堆超過上限 %2。</translation>
    </message>
    <message>
        <source>The table for (%1, %2) would be above the limit of %3 cells or have values above %4.</source>
        <translation>(%1, %2) 的表會超過上限 %3 格，或有大於 %4 的值。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>A number from %1 to %2 is missing at column %3.</source>
        <translation>第 %3 個字元處缺少一個 %1 至 %2 的數。</translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a whole number from %3 to %4.</source>
        <translation>第 %2 個字元處的「%1」不是 %3 至 %4 的整數。</translation>
    </message>
    <message>
        <source>%1 at column %2 is outside the range %3 to %4.</source>
        <translation>第 %2 個字元處的 %1 不在 %3 至 %4 的範圍內。</translation>
    </message>
    <message>
        <source>This game has no view “%1”.</source>
        <translation>該遊戲沒有檢視「%1」。</translation>
    </message>
    <message>
        <source>The document has no text here.</source>
        <translation>文件此處應為文字。</translation>
    </message>
    <message>
        <source>The document has no list of values here.</source>
        <translation>文件此處應為一組值。</translation>
    </message>
    <message>
        <source>A camera is four numbers: left, top, width, height.</source>
        <translation>鏡頭應為四個數：左、上、寬、高。</translation>
    </message>
    <message>
        <source>A camera’s width and height must be above 0.</source>
        <translation>鏡頭的寬和高必須大於 0。</translation>
    </message>
    <message>
        <source>The file is empty; a Mexplorer document is a JSON object.</source>
        <translation>檔案是空的；Mexplorer 文件是一個 JSON 物件。</translation>
    </message>
    <message>
        <source>The file is no JSON from line %1, column %2 on: it may be cut off.</source>
        <translation>檔案從第 %1 行第 %2 個字元起不是 JSON：可能被截斷。</translation>
    </message>
    <message>
        <source>The file is no Mexplorer document: “format” is not “mexplorer”.</source>
        <translation>該檔案不是 Mexplorer 文件：「format」不是「mexplorer」。</translation>
    </message>
    <message>
        <source>The document was written by a newer Mexplorer (format %1); this one reads formats up to %2.</source>
        <translation>該文件由更新版本的 Mexplorer 寫出（格式 %1）；本程式最高只能讀取格式 %2。</translation>
    </message>
    <message>
        <source>The document’s format number is missing or wrong.</source>
        <translation>文件的格式編號缺失或有誤。</translation>
    </message>
    <message>
        <source>There is no view “%1”.</source>
        <translation>沒有檢視「%1」。</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation>無法寫入「%1」：%2。</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>無法讀取「%1」：%2。</translation>
    </message>
    <message>
        <source>“%1” is larger than the limit of %2 MB.</source>
        <translation>「%1」超過上限 %2 MB。</translation>
    </message>
    <message>
        <source>The picture cannot be written: %1.</source>
        <translation>無法寫入圖片：%1。</translation>
    </message>
    <message>
        <source>“%1” ends in no known format; known are %2.</source>
        <translation>「%1」的副檔名不是已知的格式；已知的有 %2。</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 cannot be made: each side must be from %3 to %4.</source>
        <translation>無法產生 %1 × %2 的圖片：每邊須為 %3 至 %4。</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 at scale %3 has more than %4 million pixels.</source>
        <translation>%1 × %2、縮放 %3 倍的圖片超過 %4 百萬像素。</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>記憶體不足，無法產生圖片。</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>The table cannot be written: %1.</source>
        <translation>無法寫入表：%1。</translation>
    </message>
    <message>
        <source>The table is still being computed.</source>
        <translation>表仍在計算中。</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>著色</translation>
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
        <translation>值的一個位元</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>the divisor of “value mod k”, from %1 to %2</source>
        <translation>「值 mod k」的除數，%1 至 %2</translation>
    </message>
    <message>
        <source>bit</source>
        <translation>第幾位</translation>
    </message>
    <message>
        <source>which binary digit, 0 for the ones, up to %1</source>
        <translation>第幾個位元，最低位為 0，最大 %1</translation>
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
        <translation>十級</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>原點</translation>
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
        <translation>第一個數</translation>
    </message>
    <message>
        <source>across</source>
        <translation>橫向</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>縱向</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>列數</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>欄數</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>if readable</source>
        <translation>能看清時</translation>
    </message>
    <message>
        <source>as small as can be</source>
        <translation>再小也寫</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>rays</source>
        <translation>射線</translation>
    </message>
    <message>
        <source>the lines that the P-positions keep to</source>
        <translation>P 局面（必敗）所靠近的直線</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>比對</translation>
    </message>
    <message>
        <source>the theorem against the solved value, cell by cell</source>
        <translation>逐格比對定理與求解所得的值</translation>
    </message>
    <message>
        <source>Writing failed: %1.</source>
        <translation>寫入失敗：%1。</translation>
    </message>
    <message>
        <source>“%1” is no parameter: expected name=value, for example play=misere.</source>
        <translation>「%1」不是參數：應為 名稱=值，例如 play=misere。</translation>
    </message>
    <message>
        <source>The parameter is given twice.</source>
        <translation>該參數給出了兩次。</translation>
    </message>
    <message>
        <source>“%1” is no size: expected two numbers with an x between, for example 24x24.</source>
        <translation>「%1」不是尺寸：應為中間有 x 的兩個數，例如 24x24。</translation>
    </message>
    <message>
        <source>%1 has no values along a line.</source>
        <translation>%1 沒有一維的值序列。</translation>
    </message>
    <message>
        <source>%1 has no grid of values.</source>
        <translation>%1 沒有值的網格。</translation>
    </message>
    <message>
        <source>Give either --to N for a line or --size RxC for a grid.</source>
        <translation>序列請用 --to N，網格請用 --size RxC，二者選一。</translation>
    </message>
    <message>
        <source>“%1” is no view of %2; its views are: %3.</source>
        <translation>「%1」不是 %2 的檢視；它的檢視有：%3。</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file; `mexplorer --help` lists the commands.</source>
        <translation>「%1」既不是命令也不是檔案；`mexplorer --help` 列出各命令。</translation>
    </message>
    <message>
        <source>There is no display to open a window on; `mexplorer render` writes pictures without one.</source>
        <translation>沒有可開啟視窗的顯示器；`mexplorer render` 無需顯示器即可寫出圖片。</translation>
    </message>
    <message>
        <source>Token on a graph</source>
        <translation>圖上的棋子</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>A token stands on a node of a directed graph without cycles; move it along an arrow.</source>
        <translation>棋子停在有向無環圖的一個節點上；每步沿一個箭頭移動。</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>a file in DOT, digraph { a -&gt; b }, or in JSON, {&quot;a&quot;: [&quot;b&quot;]} or {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}</source>
        <translation>一個檔案，用 DOT：digraph { a -&gt; b }，或用 JSON：{&quot;a&quot;: [&quot;b&quot;]} 或 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}</translation>
    </message>
    <message>
        <source>the name of the node where the token stands</source>
        <translation>棋子所在節點的名稱</translation>
    </message>
    <message>
        <source>Ten nodes</source>
        <translation>十個節點</translation>
    </message>
    <message>
        <source>Take 1 or 2 from 7, as a graph</source>
        <translation>從 7 個中取 1 或 2 個的圖</translation>
    </message>
    <message>
        <source>Two roads, in JSON</source>
        <translation>兩條路（JSON）</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核</translation>
    </message>
    <message>
        <source>The P-positions are the one set of nodes that no arrow joins and that every node outside has an arrow into.</source>
        <translation>P 局面（必敗）是唯一的這樣一組節點：其中任意兩點間沒有箭頭，其外的每個節點都有箭頭指向其中。</translation>
    </message>
    <message>
        <source>normal play, every graph without cycles</source>
        <translation>正常規則，任意無環圖</translation>
    </message>
    <message>
        <source>There is no node “%1”; the nodes are: %2.</source>
        <translation>沒有節點「%1」；節點有：%2。</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>走到 %1</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 means nothing in DOT outside quotes.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」在 DOT 的引號之外沒有意義。</translation>
    </message>
    <message>
        <source>The text breaks off: what begins with “%1” at line %2, column %3 is never closed.</source>
        <translation>文字中斷：第 %2 行第 %3 個字元處以「%1」開頭的部分沒有結束。</translation>
    </message>
    <message>
        <source>The graph has more than %1 nodes.</source>
        <translation>圖的節點超過 %1 個。</translation>
    </message>
    <message>
        <source>The graph has more than %1 edges.</source>
        <translation>圖的邊超過 %1 條。</translation>
    </message>
    <message>
        <source>The graph has a cycle: %1.</source>
        <translation>圖中有環：%1。</translation>
    </message>
    <message>
        <source>The graph has a cycle of %1 nodes: %2.</source>
        <translation>圖中有 %1 個節點的環：%2。</translation>
    </message>
    <message>
        <source>The graph has no nodes.</source>
        <translation>圖沒有節點。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 stands after the end of the graph.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」在圖結束之後。</translation>
    </message>
    <message>
        <source>The graph is empty; write it in DOT, digraph { a -&gt; b }, or in JSON, {&quot;a&quot;: [&quot;b&quot;]}.</source>
        <translation>圖是空的；請用 DOT 寫成 digraph { a -&gt; b }，或用 JSON 寫成 {&quot;a&quot;: [&quot;b&quot;]}。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 makes the graph undirected; write “digraph”, and “-&gt;” between nodes.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」使圖成為無向圖；請寫「digraph」，節點之間寫「-&gt;」。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 begins neither a DOT graph (“digraph {”) nor a JSON one (“{”).</source>
        <translation>第 %2 行第 %3 個字元處的「%1」既不是 DOT 圖（「digraph {」）也不是 JSON 圖（「{」）的開頭。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 stands where “{” should open the graph or a group of nodes.</source>
        <translation>第 %2 行第 %3 個字元處是「%1」，此處應以「{」開始一個圖或一組節點。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 makes the graph undirected; write “-&gt;”.</source>
        <translation>第 %2 行第 %3 個字元處的「%1」使圖成為無向圖；請寫「-&gt;」。</translation>
    </message>
    <message>
        <source>Groups are nested more than %1 deep at line %2, column %3.</source>
        <translation>第 %2 行第 %3 個字元處，群組的巢狀超過 %1 層。</translation>
    </message>
    <message>
        <source>“%1” at line %2, column %3 stands where a node, a group of nodes in braces or “}” should.</source>
        <translation>第 %2 行第 %3 個字元處是「%1」，此處應為節點、大括號中的一組節點或「}」。</translation>
    </message>
    <message>
        <source>The graph breaks off at line %1, column %2, before the “}” that closes it.</source>
        <translation>圖在第 %1 行第 %2 個字元處中斷，缺少結尾的「}」。</translation>
    </message>
    <message>
        <source>The name at line %1, column %2 is empty or has a control character.</source>
        <translation>第 %1 行第 %2 個字元處的名稱為空或含有控制字元。</translation>
    </message>
    <message>
        <source>The graph has %1 MB; the limit is %2 MB.</source>
        <translation>圖有 %1 MB；上限是 %2 MB。</translation>
    </message>
    <message>
        <source>The bytes at line %1, column %2 are not UTF-8 text; a graph is written in DOT or JSON.</source>
        <translation>第 %1 行第 %2 個字元處的位元組不是 UTF-8 文字；圖應寫成 DOT 或 JSON。</translation>
    </message>
    <message>
        <source>The JSON breaks off at line %1, column %2.</source>
        <translation>JSON 在第 %1 行第 %2 個字元處中斷。</translation>
    </message>
    <message>
        <source>Line %1, column %2 is not JSON.</source>
        <translation>第 %1 行第 %2 個字元處不是 JSON。</translation>
    </message>
    <message>
        <source>A graph in JSON is an object: {&quot;a&quot;: [&quot;b&quot;, &quot;c&quot;]} or {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}.</source>
        <translation>JSON 寫的圖是一個物件：{&quot;a&quot;: [&quot;b&quot;, &quot;c&quot;]} 或 {&quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;]]}。</translation>
    </message>
    <message>
        <source>What ends at line %1, column %2 should be an array of names, such as [&quot;a&quot;, &quot;b&quot;].</source>
        <translation>在第 %1 行第 %2 個字元處結束的部分應為名稱陣列，例如 [&quot;a&quot;, &quot;b&quot;]。</translation>
    </message>
    <message>
        <source>What ends at line %1, column %2 should be an array of edges, such as [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]].</source>
        <translation>在第 %1 行第 %2 個字元處結束的部分應為邊的陣列，例如 [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]]。</translation>
    </message>
    <message>
        <source>The search would take more than %1 positions or %2 MB.</source>
        <translation>搜尋將超過 %1 個局面或 %2 MB。</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值的個數</translation>
    </message>
    <message>
        <source>how many values, from n = 0 on</source>
        <translation>從 n = 0 起的個數</translation>
    </message>
    <message>
        <source>P and N in colour</source>
        <translation>P、N 著色</translation>
    </message>
    <message>
        <source>P has a double ring either way</source>
        <translation>無論如何，P 都帶雙環</translation>
    </message>
    <message>
        <source>period</source>
        <translation>週期</translation>
    </message>
    <message>
        <source>shades the periods and marks the exceptions</source>
        <translation>給週期加底色，並標出例外</translation>
    </message>
    <message>
        <source>compare with the closed form</source>
        <translation>比對閉式</translation>
    </message>
    <message>
        <source>marks every value that the closed form gets wrong</source>
        <translation>標出閉式給錯的每個值</translation>
    </message>
    <message>
        <source>The data cannot be written: %1.</source>
        <translation>無法寫入資料：%1。</translation>
    </message>
    <message>
        <source>“%1” is no position of this game.</source>
        <translation>「%1」不是該遊戲的局面。</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>合併</translation>
    </message>
    <message>
        <source>one node a position instead of one a way to get there (M)</source>
        <translation>每個局面一個節點，而非每條到達的路徑一個（M）</translation>
    </message>
    <message>
        <source>show values</source>
        <translation>顯示值</translation>
    </message>
    <message>
        <source>the value beside each node</source>
        <translation>在每個節點旁寫出它的值</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>節點上限</translation>
    </message>
    <message>
        <source>whole levels are unfolded while no more nodes than this are shown</source>
        <translation>逐層展開，直到顯示的節點達到此數</translation>
    </message>
    <message>
        <source>root of the tree</source>
        <translation>樹根</translation>
    </message>
    <message>
        <source>selected node</source>
        <translation>所選節點</translation>
    </message>
    <message>
        <source>nodes opened and closed by hand</source>
        <translation>手動開合</translation>
    </message>
    <message>
        <source>The output cannot be written: %1.</source>
        <translation>無法寫出結果：%1。</translation>
    </message>
    <message>
        <source>The definition of %1 positions is out of reach: the limit is %2.</source>
        <translation>按定義算 %1 個局面超出範圍：上限是 %2。</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>講解(&amp;L)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>匯出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>複製圖片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>適合視窗(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Games panel</source>
        <translation>遊戲面板(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Why panel</source>
        <translation>解釋面板(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>簡報(&amp;P)</translation>
    </message>
    <message>
        <source>Present F5</source>
        <translation>簡報 F5</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暫停</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
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
        <translation>最後一步</translation>
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
        <translation>減慢</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷鍵(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Mexplorer</source>
        <translation>關於 Mexplorer(&amp;A)</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation>匯出 ▾</translation>
    </message>
</context>
<context>
    <name>mexplorer::app::MainWindow</name>
    <message>
        <source>This file cannot be opened</source>
        <translation>無法開啟該檔案</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Open a document</source>
        <translation>開啟文件</translation>
    </message>
    <message>
        <source>Mexplorer documents (*.mex);;All files (*)</source>
        <translation>Mexplorer 文件 (*.mex);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>This document cannot be saved</source>
        <translation>無法儲存該文件</translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation>儲存文件</translation>
    </message>
    <message>
        <source>Mexplorer documents (*.mex)</source>
        <translation>Mexplorer 文件 (*.mex)</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>要儲存變更嗎？</translation>
    </message>
    <message>
        <source>The document has changes that are not saved.</source>
        <translation>文件有未儲存的變更。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>The figure cannot be exported</source>
        <translation>無法匯出該圖</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已寫出：%1</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>圖片已在剪貼簿中。</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>play or pause the steps</source>
        <translation>播放或暫停</translation>
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
        <translation>第一步、最後一步</translation>
    </message>
    <message>
        <source>+ −</source>
        <translation>+ −</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>加快、減慢</translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <translation>Shift + 方向鍵</translation>
    </message>
    <message>
        <source>move the selected position</source>
        <translation>移動所選局面</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>滾輪</translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation>以游標為中心縮放</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>拖曳</translation>
    </message>
    <message>
        <source>move the picture</source>
        <translation>移動畫面</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>fit the picture</source>
        <translation>使畫面適合視窗</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+4</source>
        <translation>Ctrl+1 … Ctrl+4</translation>
    </message>
    <message>
        <source>the views</source>
        <translation>各檢視</translation>
    </message>
    <message>
        <source>F2, F3</source>
        <translation>F2、F3</translation>
    </message>
    <message>
        <source>hide or show the panels</source>
        <translation>隱藏或顯示面板</translation>
    </message>
    <message>
        <source>F5, Esc</source>
        <translation>F5、Esc</translation>
    </message>
    <message>
        <source>present, and leave it</source>
        <translation>進入簡報、離開簡報</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z、Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>復原、重做</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>copy the picture</source>
        <translation>複製圖片</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>深色或淺色</translation>
    </message>
    <message>
        <source>? or F1</source>
        <translation>? 或 F1</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>這份快捷鍵表</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷鍵</translation>
    </message>
    <message>
        <source>About Mexplorer</source>
        <translation>關於 Mexplorer</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Mexplorer %1&lt;/h3&gt;&lt;p&gt;An explorer of combinatorial games: it shows why they are won.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Mexplorer %1&lt;/h3&gt;&lt;p&gt;組合賽局的探索工具：讓人看清勝負的緣由。&lt;/p&gt;&lt;p&gt;自由軟體，採用 GNU 通用公眾授權條款第 3 版或後續版本。&lt;/p&gt;</translation>
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
        <translation>離開步驟演示</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::Document</name>
    <message>
        <source>change of game</source>
        <translation>更換遊戲</translation>
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
        <translation>切換檢視</translation>
    </message>
    <message>
        <source>change of view setting</source>
        <translation>更改檢視設定</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ExplorerPanel</name>
    <message>
        <source>Examples…</source>
        <translation>範例…</translation>
    </message>
    <message>
        <source>search games…</source>
        <translation>搜尋遊戲…</translation>
    </message>
    <message>
        <source>search games</source>
        <translation>搜尋遊戲</translation>
    </message>
    <message>
        <source>games</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>VIEW</source>
        <translation>檢視</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ExportDialog</name>
    <message>
        <source>on white, for print</source>
        <translation>白底，供列印</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>匯出：%1</translation>
    </message>
    <message>
        <source>width</source>
        <translation>寬度</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>pixels for each point</source>
        <translation>每點像素</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GridView</name>
    <message>
        <source>Grid</source>
        <translation>網格</translation>
    </message>
    <message>
        <source>Computing %1 × %2 values</source>
        <translation>正在計算 %1 × %2 個值</translation>
    </message>
    <message>
        <source>%1 × %2 computed in %3 ms</source>
        <translation>已算出 %1 × %2，用時 %3 毫秒</translation>
    </message>
    <message>
        <source>%1 × %2 computed in %3 µs</source>
        <translation>已算出 %1 × %2，用時 %3 微秒</translation>
    </message>
    <message>
        <source>Explaining %1</source>
        <translation>正在講解 %1</translation>
    </message>
    <message>
        <source>%1  not computed yet</source>
        <translation>%1  尚未計算</translation>
    </message>
    <message>
        <source>%1  SG %2  %3 · %4 option</source>
        <translation>%1  SG %2  %3 · %4 個後繼</translation>
    </message>
    <message>
        <source>%1  misère value %2  %3 · %4 option</source>
        <translation>%1  反常值 %2  %3 · %4 個後繼</translation>
    </message>
    <message>
        <source>%1  SG %2  %3 · %4 options</source>
        <translation>%1  SG %2  %3 · %4 個後繼</translation>
    </message>
    <message>
        <source>%1  misère value %2  %3 · %4 options</source>
        <translation>%1  反常值 %2  %3 · %4 個後繼</translation>
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
        <translation>正在計算 %1 個值</translation>
    </message>
    <message>
        <source>%1 values computed in less than 0.1 ms</source>
        <translation>已算出 %1 個值，用時不到 0.1 毫秒</translation>
    </message>
    <message>
        <source>%1 values computed in %2 ms</source>
        <translation>已算出 %1 個值，用時 %2 毫秒</translation>
    </message>
    <message>
        <source>Explaining %1</source>
        <translation>正在講解 %1</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ParameterForm</name>
    <message>
        <source>Open a file…</source>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>Open a graph</source>
        <translation>開啟圖</translation>
    </message>
    <message>
        <source>Graphs (*.dot *.gv *.json);;All files (*)</source>
        <translation>圖 (*.dot *.gv *.json);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>無法讀取「%1」：%2。</translation>
    </message>
    <message>
        <source>“%1” is larger than the limit of %2 MB.</source>
        <translation>「%1」超過上限 %2 MB。</translation>
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
        <translation>暫停（空白鍵）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空白鍵）</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>There is nothing to step through here.</source>
        <translation>這裡沒有可逐步講解的內容。</translation>
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
        <translation>最後一步</translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation>最後一步（End）</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步驟</translation>
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
        <translation>節點：%1 · 不同局面：%2</translation>
    </message>
    <message>
        <source>nodes: %1 · distinct positions: %2 · left folded: %3</source>
        <translation>節點：%1 · 不同局面：%2 · 未展開：%3</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::TreeLegend</name>
    <message>
        <source>P: lost for the player to move</source>
        <translation>P：當前玩家必敗</translation>
    </message>
    <message>
        <source>N: won</source>
        <translation>N：必勝</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>not labelled yet</source>
        <translation>尚未標記</translation>
    </message>
    <message>
        <source>a winning move</source>
        <translation>必勝走法</translation>
    </message>
    <message>
        <source>options left folded</source>
        <translation>未展開的後繼</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::TreeView</name>
    <message>
        <source>Tree</source>
        <translation>博弈樹</translation>
    </message>
    <message>
        <source>Unfolding the tree</source>
        <translation>正在展開博弈樹</translation>
    </message>
    <message>
        <source>%1 · unfolded in %2 ms</source>
        <translation>%1 · 展開用時 %2 毫秒</translation>
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
        <translation>%1 個後繼</translation>
    </message>
    <message>
        <source>%1 options</source>
        <translation>%1 個後繼</translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::WhyPanel</name>
    <message>
        <source>explaining</source>
        <translation>正在解釋</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>MEX OF THE OPTIONS (%1)</source>
        <translation>後繼值的 mex（%1 個）</translation>
    </message>
    <message>
        <source>%1
the least value missing: %2</source>
        <translation>%1
缺少的最小值：%2</translation>
    </message>
    <message>
        <source>Holds for: %1.</source>
        <translation>適用於：%1。</translation>
    </message>
    <message>
        <source>PSEUDO-CODE</source>
        <translation>虛擬碼</translation>
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
        <translation>異或</translation>
    </message>
    <message>
        <source>Explaining %1</source>
        <translation>正在講解 %1</translation>
    </message>
</context>
</TS>
