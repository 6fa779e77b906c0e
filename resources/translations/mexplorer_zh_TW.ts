<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>Exporter</name>
    <message>
        <source>PNG image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV data</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GridFigure</name>
    <message>
        <source>mex = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m = %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GridLegend</name>
    <message>
        <source>SG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misère value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 = P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P: the mover loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N: the mover wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mod %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 0 = P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, bit %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theorem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says nothing about these cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs in %1 of %2 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agrees with all %1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agrees with the %1 cells it speaks of</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>XorFigure</name>
    <message>
        <source>… and %1 more heaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misère play: no value is above 1, so odd and even change places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misère play: as in normal play, because a value is above 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a one in an odd column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a winning move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a heap with a winning move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 from heap %2: no value above 1 is left, and then misère play wants an odd number of ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ⊕ %2 = %3: take %4 from heap %5, and every column is even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move in heap %1 wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No value is above 1 and the number of ones is odd: in misère play the player to move loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every column is even: the player to move loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more heaps, counted in the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heap %1: %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heap %1: size %2, SG value %3 = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · taking %2 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · no move here wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1: ones: %2, even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1: ones: %2, odd</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>There is no game “%1”; the games are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position has more than %1 moves to try.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if x has no option: x is P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if x has no option: x is N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each option y of x:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>    if y is P:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>        x is N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>otherwise x is P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of reach: who wins it is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no option: it is P.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no option: in misère play it is N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be P.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays folded; it is known to be N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every option of %1 is N, so it is P.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is known to be N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is P, so %2 is N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins, from the leaves up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is labelled yet. A position is N if some option is P, and P if every option is N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S ← ∅</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each option y of x: S ← S ∪ { SG(y) }</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m ← 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>while m ∈ S: m ← m + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SG(x) ← m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 has value %2: it goes into S.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 has value %2, which S holds already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options %1 to %2 put their values into S: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0, 1, 2, … up to %1 are all in S.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values of all options are in S. m begins at 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in S, so m becomes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in S: it is the least number missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no option: nothing is in S, and the least number missing is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no option: in misère play that is won, and its value is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x = %1 has %2 options. S is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of %1 is 0: no option is 0, so it is P.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of %1 is %2: some option is 0, so it is N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x = %1 has %2 options. Their values are out of reach, but not who wins them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 is N: moving there does not win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options %1 to %2 are all N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 is P: moving there wins, so %2 is N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No option is P, so %1 is P.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has too many options to step through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move is left: the player to move has lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move is left: in misère play the player to move has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever you do from here, the other player wins: every option is N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to %1, which is P: from there the other player cannot win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the only winning move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 winning moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S ← h₁ ⊕ h₂ ⊕ … ⊕ hₙ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if S = 0: no winning move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k ← highest one of S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick h with bit k set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h′ ← h ⊕ S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move h to h′</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if no other h &gt; 1: leave an odd number of ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heap %1 of %2 has SG value %3: in powers of two, %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heap %1 is %2: in powers of two, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ones in column %1: %2, an even number. S has a 0 there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ones in column %1: %2, an odd number. S has a 1 there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No value is above 1, and the number of ones, %1, is odd: the last of them is left to the player to move, who loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S = 0: every column is even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever moves changes one heap, so some column becomes odd, and the other player makes all even again: P, no move wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misère play ends no other way: some value is still above 1, and who then first leaves only ones and zeros chooses their parity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S = %1 is not 0: the player to move wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another value is above 1 as well: misère play goes as normal play does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 is the highest odd one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heap %1 has a one in that column: clearing it makes the value smaller, whatever the lower columns become.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ⊕ %2 = %3: with that value every column would be even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No value is above 1. Here misère play differs from normal play: what counts is that an odd number of ones is left to the other player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of ones, %1, is even: any move leaves an odd number; for example in heap %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of ones, %1, is even: a move that makes it odd and leaves no value above 1 wins. Heap %2 has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only heap %1 has a value above 1. Here misère play differs from normal play: its player decides how many ones are left, and must leave an odd number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal play would make it %1, an even number of ones; misère play makes it %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 from heap %2: %3 are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 from heap %2: %3 are left, of SG value %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every column now holds an even number of ones: the other player is at P.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An odd number of ones is left, and nothing above: the last move falls to the other player, who loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The XOR of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no sum of heaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 heaps; at most %2 can be stepped through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take at least one and at most m from one heap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the most that one turn may take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one heap or several, for example 21</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 1 to 3 from 21</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost: take 1 to 4 from 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three heaps: 5, 9, 14</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misère: 13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remainders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A heap of n is worth n mod (m + 1), and several heaps the XOR of these. So one heap is P exactly when m + 1 divides it. In misère play the same, except when no heap is worth more than 1: then the position is P exactly when the number of heaps worth 1 is odd.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misère</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal: who makes the last move wins; misère: who makes it loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is none of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no parameter “%1” here; the parameters are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the piece that walks; “own” moves by the vectors below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the moves of the piece “own”: steps a,b separated by semicolons, each lowering a + b; a star lets a step be repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vector such as -1,0 is missing at column %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a vector: two numbers such as -1,0, with a star where the step may be repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector %1,%2 at column %3 does not lower a + b, so that the game might never end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than %1 vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King, queen, rook …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece walks on a quarter-board towards the corner (0, 0), by the moves of its kind that lower a + b.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell, counted from 0, for example 6,9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen: Wythoff’s game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rook: two heaps of Nim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rook that also leaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 heaps; at most %2 are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take %1 from heap %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiki’s board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin at the top right of a board goes one step left, down, or diagonally left and down. It stops at the bottom left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the coin’s row and column, counted from 1, for example 8,11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board of 8 × 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both odd: 5 × 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small tree: 3 × 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misère: 1 × 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position is P exactly when its row and its column are both odd. Let k be the smaller and l the larger of the two. For odd k the value is 0 if l is odd and 1 if it is even; for even k it is 3 if l is odd and 2 if it is even. In misère play 0 and 1 are exchanged where k is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move diagonally, left and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take any number, at least one, from one heap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heaps, for example 3,5,7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three heaps: 3, 5, 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small tree: 1, 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misère: 1, 1, 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bouton’s theorem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position is P exactly when the XOR of the heaps is 0. In misère play the same, except when no heap is above 1: then it is P exactly when the number of ones is odd.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king’s parities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell is P exactly when both numbers are even. The value is 0 or 1 where the smaller number is even, 2 or 3 where it is odd: first the one, then the other, as the larger number grows. In misère play 0 and 1 are exchanged on the border.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The golden rays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The P-positions are the pairs (⌊kφ⌋, ⌊kφ⌋ + k), in either order. Every positive integer is in exactly one of them. In misère play the first two, (0, 0) and (1, 2), give way to (0, 1) and (2, 2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all pairs; the SG values themselves have no known formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rook plays Nim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value is a ⊕ b, so that the P-positions are the diagonal. In misère play 0 and 1 are exchanged where neither number is above 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bishop plays one heap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value is the smaller of the two numbers. In misère play 0 and 1 are exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knight’s squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell is P exactly when both numbers leave 0 or 1 when divided by 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal play; no formula is known here for the values or for misère play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slope φ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slope 1/φ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a = b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtraction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take from one heap any number that is in the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers that may be taken, for example 1,2,4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one heap or several, for example 17</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take 2, 3 or 7 from 17</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers of two: n mod 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A late period: 4, 10, 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three heaps: 6, 9, 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misère: 17</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ultimately periodic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values of a heap repeat from some size on: each depends only on as many values before it as the largest take is long, so that once so many in a row have come back, everything comes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every finite set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the set has 1 … k − 1 and no multiple of k, a heap of n is worth n mod k. So it is for the powers of two, with k = 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sets with 1 that have no multiple of the least number they lack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misère play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in normal play, except when no heap is worth more than 1: then the position is P exactly when the number of heaps worth 1 is odd.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every set; the worths are those of normal play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell is two numbers, for example 4,7; here are %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go to (%1, %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wythoff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two heaps: take any number from one, or the same number from both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two heaps, for example 4,7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cold pair: 6, 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hot one: 5, 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small tree: 2, 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take %1 from both heaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position has %1 options; a tree opens at most %2 at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tree has %1 nodes already; its limit is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grid of %1 × %2 needs %3 MB; the limit is %4 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell of a %1 × %2 grid may have a value above the limit of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A heap of %1 has more than %2 moves to try.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line of %1 values is above the limit of %2 values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search would visit more than %1 positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a path in a tree, which is written like 0.3.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not say which node of a tree is opened (+0.3.1) or closed (-0.3.1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A heap of %1 is above the limit of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table for (%1, %2) would be above the limit of %3 cells or have values above %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number from %1 to %2 is missing at column %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” at column %2 is not a whole number from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at column %2 is outside the range %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no view “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document has no text here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document has no list of values here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A camera is four numbers: left, top, width, height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A camera’s width and height must be above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty; a Mexplorer document is a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no JSON from line %1, column %2 on: it may be cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no Mexplorer document: “format” is not “mexplorer”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document was written by a newer Mexplorer (format %1); this one reads formats up to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document’s format number is missing or wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no view “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is larger than the limit of %2 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture cannot be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” ends in no known format; known are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of %1 × %2 cannot be made: each side must be from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of %1 × %2 at scale %3 has more than %4 million pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table cannot be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is still being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SG value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P or N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value mod k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one bit of the value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the divisor of “value mod k”, from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which binary digit, 0 for the ones, up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>viridis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cividis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>magma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where they can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as small as can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lines that the P-positions keep to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the theorem against the solved value, cell by cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing failed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no parameter: expected name=value, for example play=misere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameter is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no size: expected two numbers with an x between, for example 24x24.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no values along a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no values along a line; give --size RxC for a grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no grid of values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give either --to N for a line or --size RxC for a grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no view of %2; its views are: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file; `mexplorer --help` lists the commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no display to open a window on; `mexplorer render` writes pictures without one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mexplorer::app::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present F5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Mexplorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mexplorer::app::MainWindow</name>
    <message>
        <source>This file cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexplorer documents (*.mex);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document cannot be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexplorer documents (*.mex)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure cannot be exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play or pause the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one step back or forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the selected position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fit the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2, F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide or show the panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F5, Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>present, and leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? or F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Mexplorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Mexplorer %1&lt;/h3&gt;&lt;p&gt;An explorer of combinatorial games: it shows why they are won.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] — %2 — Mexplorer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::Document</name>
    <message>
        <source>change of game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of view setting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ExplorerPanel</name>
    <message>
        <source>Examples…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VIEW</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ExportDialog</name>
    <message>
        <source>on white, for print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixels for each point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::GridView</name>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing %1 × %2 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 computed in %3 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explaining (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1)  not computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1)  SG %2  %3 · %4 option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1)  misère value %2  %3 · %4 option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1)  SG %2  %3 · %4 options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1)  misère value %2  %3 · %4 options</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::JobBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::ParameterForm</name>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphs (*.dot *.gv *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is larger than the limit of %2 MB.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::Player</name>
    <message>
        <source>step %1 / %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to step through here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First step (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back (←)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step forward (→)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last step (End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mexplorer::ui::WhyPanel</name>
    <message>
        <source>explaining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MEX OF THE OPTIONS (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
the least value missing: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds for: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PSEUDO-CODE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>THEOREM</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
