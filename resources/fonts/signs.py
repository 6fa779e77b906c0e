#!/usr/bin/env python3
"""Writes signs.ttf and signs-bold.ttf: a root sign whose bar lies over the digit or letter after it, which no font's
sign has, and the sign of the XOR, which no font has in bold.

It also claims Thaana, without a glyph of it: Qt wants a font that has tables for this script before it looks for one
with its letters, which needs none; it would open every font of the system for each size, 0.2 s each time.

The units are those of Noto Sans: 1000 an em, digits 572 wide and 714 high, so that lines stay as high as they are.
"""
import math
import pathlib
import struct

DIGIT = 572
ASCENT, DESCENT = 1069, -293
FAMILY = "Mexplorer Signs"


def root(bold):
    """One outline, clockwise from the left end of the bar; `w` is the width of thin strokes."""
    w, thick = (95, 150) if bold else (62, 92)
    advance, right, bar = 590 + 2 * (w - 62), 590 + 2 * (w - 62) + DIGIT - 12, 862
    foot = 285 + (w - 62)
    points = [(548, bar), (right, bar), (right, bar - w), (548 + w * 52 // 62, bar - w), (foot + w, -60), (foot, -60),
              (165 - thick * 61 // 92, 340), (40, 305), (20, 305 + w * 45 // 62), (165, 430), (foot + 30, 62)]
    return advance, [[(x, y, 1) for x, y in points]]


def circle(x, y, radius, clockwise):
    """Sixteen quadratic curves are as round as can be seen."""
    points = []
    for i in range(32):
        angle = math.pi * i / 16 * (-1 if clockwise else 1)
        r = radius if i % 2 == 0 else radius / math.cos(math.pi / 16)
        points.append((round(x + r * math.cos(angle)), round(y + r * math.sin(angle)), 1 - i % 2))
    return points


def box(left, bottom, right, top):
    return [(left, bottom, 1), (left, top, 1), (right, top, 1), (right, bottom, 1)]


def xor(bold):
    w = 84 if bold else 56
    x, y, r = 370, 325, 330
    half = w // 2
    return 741, [circle(x, y, r, True), circle(x, y, r - w, False),
                 box(x - r + half, y - half, x + r - half, y + half), box(x - half, y - r + half, x + half, y + r - half)]


SIGNS = {0x221A: root, 0x2295: xor}  # in the order of their codes


def glyph(contours):
    points = [point for contour in contours for point in contour]
    ends, last = [], -1
    for contour in contours:
        last += len(contour)
        ends.append(last)
    steps = [(at[0] - before[0], at[1] - before[1]) for before, at in zip([(0, 0, 1), *points], points)]
    numbers = b"".join(struct.pack(">h", step[axis]) for axis in (0, 1) for step in steps)
    flags = bytes(point[2] for point in points)
    head = struct.pack(">hhhhh", len(contours), *box_of(points))
    return padded(head + struct.pack(f">{len(ends)}HH", *ends, 0) + flags + numbers)


def box_of(points):
    xs, ys = [point[0] for point in points], [point[1] for point in points]
    return min(xs), min(ys), max(xs), max(ys)


def padded(data):
    return data + bytes(-len(data) % 4)


def cmap():
    codes = [*SIGNS, 0xFFFF]
    deltas = [i + 1 - code & 0xFFFF for i, code in enumerate(SIGNS)] + [1]
    count = len(codes)
    table = struct.pack(f">HHHH{count}HH{count}H{count}H{count}H", 2 * count, 4, 1, 2 * count - 4, *codes, 0, *codes,
                        *deltas, *[0] * count)
    return struct.pack(">HHHHL", 0, 1, 3, 1, 12) + struct.pack(">HHH", 4, 6 + len(table), 0) + table


def name(style):
    texts = {1: FAMILY, 2: style, 3: f"{FAMILY} {style} 1.0", 4: f"{FAMILY} {style}", 5: "Version 1.0",
             6: f"{FAMILY.replace(' ', '')}-{style}"}
    records, strings = b"", b""
    for number, text in texts.items():
        data = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(data), len(strings))
        strings += data
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + strings


def os2(bold):
    codes = list(SIGNS)
    return struct.pack(">HhHHHhhhhhhhhhhh10s4L4sHHHhhhHH2LhhHHH", 4, 600, 700 if bold else 400, 5, 0, 650, 600, 0, 75, 650,
                       600, 0, 350, 50, 322, 0, bytes(10), 1, 1 << 6, 0, 0, b"NONE", 0x20 if bold else 0x40, codes[0],
                       codes[-1], ASCENT, DESCENT, 0, ASCENT, -DESCENT, 1, 0, 536, 714, 0, 32, 1)


def gsub():
    """A script without features."""
    scripts = struct.pack(">H4sH", 1, b"thaa", 8) + struct.pack(">HH", 4, 0) + struct.pack(">HHH", 0, 0xFFFF, 0)
    return struct.pack(">LHHH", 0x10000, 10, 10 + len(scripts), 12 + len(scripts)) + scripts + bytes(4)


def tables(bold):
    drawn = [sign(bold) for sign in SIGNS.values()]
    glyphs = [glyph(contours) for _, contours in drawn]
    boxes = [box_of([point for contour in contours for point in contour]) for _, contours in drawn]
    whole = box_of([corner for left, bottom, right, top in boxes for corner in ((left, bottom), (right, top))])
    places, at = [0, 0], 0
    for data in glyphs:
        at += len(data)
        places.append(at)
    widest = max(advance for advance, _ in drawn)
    metrics = struct.pack(">Hh", 600, 0)
    metrics += b"".join(struct.pack(">Hh", advance, left[0]) for (advance, _), left in zip(drawn, boxes))
    most = max(sum(map(len, contours)) for _, contours in drawn)
    return {
        b"GSUB": gsub(),
        b"OS/2": os2(bold),
        b"cmap": cmap(),
        b"glyf": b"".join(glyphs),
        b"head": struct.pack(">LLLLHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, 1000, 0, 0, *whole, int(bold), 8, 2, 1,
                             0),
        b"hhea": struct.pack(">LhhhHhhhhhhhhhhhH", 0x10000, ASCENT, DESCENT, 0, widest, 0, 0, whole[2], 1, 0, 0, 0, 0, 0, 0,
                             0, len(drawn) + 1),
        b"hmtx": metrics,
        b"loca": struct.pack(f">{len(places)}L", *places),
        b"maxp": struct.pack(">LH13H", 0x10000, len(drawn) + 1, most, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": name("Bold" if bold else "Regular"),
        b"post": struct.pack(">LLhhLLLLL", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }


def sum_of(data):
    return sum(word for (word,) in struct.iter_unpack(">L", padded(data))) & 0xFFFFFFFF


def font(bold):
    parts = tables(bold)
    head = struct.pack(">LHHHH", 0x10000, len(parts), 128, 3, 16 * len(parts) - 128)
    offset = len(head) + 16 * len(parts)
    body = b""
    for tag, data in parts.items():
        head += tag + struct.pack(">LLL", sum_of(data), offset + len(body), len(data))
        body += padded(data)
    whole = bytearray(head + body)
    adjust = whole.index(struct.pack(">L", 0x5F0F3CF5)) - 4
    whole[adjust:adjust + 4] = struct.pack(">L", 0xB1B0AFBA - sum_of(bytes(whole)) & 0xFFFFFFFF)
    return bytes(whole)


here = pathlib.Path(__file__).parent
(here / "signs.ttf").write_bytes(font(False))
(here / "signs-bold.ttf").write_bytes(font(True))
