#pragma once

#include "core/game/line_values.h"
#include "core/rules/break_code.h"
#include "core/task/task.h"

namespace mexplorer {

/// Whether values that were seen to rise by a saltus s > 0 from period to period do so for ever. `period` is
/// that of the finished part, n = 0 … N, of `values`, those of a take-and-break game in normal play. A yes is
/// a proof; a no proves nothing: the conditions below are sufficient but not necessary, a check of more than
/// some millions of steps is not made, and a check stops when `task`, if there is one, is cancelled.
/// (Theorems of this kind: Austin 1976, Howse and Nowakowski 2004. This one is proved here.)
///
/// Let u be the largest power of two that divides s, so that a value v has a high part ⌊v / u⌋ and a low part
/// v mod u, on each of which ⊕ acts by itself; k = s / u, p the length, e ≥ 1 the start of the period. A heap
/// ≥ e is called regular. Suppose that all heaps below some n > N are worth what the period says. For n to be
/// so as well, two conditions must hold; both are checked on the values up to N ≥ e + 3p.
///
/// 1. No option of n is worth what n is to be, g. Let φ(x) = k·x − p·high(x), which for regular heaps depends
/// only on x mod p. If n − t is broken into x1, x2 …, then p · (Σ high(xi) − high(n)) = φ(n) − k·t − Σ φ(xi).
/// Were the option worth g, then Σ high(xi) would exceed high(n) = ⊕ high(xi) by an even number ≥ 0, so that
/// the right side would be a multiple of 2p and ≥ 0: for options with two regular heaps or more, no choice of
/// classes mod p and of irregular heaps, with the low parts right, may make it one. Beside a single regular
/// heap x the others are known; let d be the high part of their ⊕. Then high(x) − high(n) is known too, and g
/// would ask for high(n) ⊕ d = high(x), which is possible only if d − high(x) + high(n) is twice a number all
/// of whose bits are in d. Options without a regular heap are worth less than g.
///
/// 2. Every value w < g is that of an option. Only those options are considered in which all heaps but one,
/// x, have together a value c < u. If x is regular, then n + p has an option worth w + s, with x + p in the
/// place of x (“it moves”). If the others are two regular heaps, which then have the same high part, n + 2p
/// has an option worth w, with p more in each of them; so it has with 2p more taken, if the take is in the
/// code's repeating tail, whose length divides 2p (“it stays”). Suppose that for some B, with B + s not above
/// their values, each of the last 2p heaps up to N has an option that stays for each w < B, and one that both
/// moves and stays for each w with B ≤ w < B + s; and that each of the first p of them has one that moves for
/// each w from B to below its value. (Then so have the other p: for w ≥ B + s it comes from n − p and w − s.)
/// Then by induction every later n has all of these: they come from n − 2p if w < B + s, else from n − p and
/// w − s.
[[nodiscard]] bool risesForEver(const BreakCode& code, const LineValues& values, const Period& period,
                                const Task* task = nullptr);

} // namespace mexplorer
