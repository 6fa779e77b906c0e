#!/usr/bin/env python3
"""Writes radical.ttf: a root sign whose bar lies over the digit or letter after it, which no font's sign has.

The units are those of Noto Sans: 1000 an em, digits 572 wide and 714 high, so that lines stay as high as they are.
"""
import pathlib
import struct

ADVANCE, DIGIT = 590, 572
ASCENT, DESCENT = 1069, -293
SIGN = [(548, 862), (ADVANCE + DIGIT - 12, 862), (ADVANCE + DIGIT - 12, 800), (600, 800), (345, -60), (285, -60),
        (104, 340), (40, 305), (20, 350), (165, 430), (315, 62)]
NAMES = {1: "Mexplorer Signs", 2: "Regular", 3: "Mexplorer Signs 1.0", 4: "Mexplorer Signs", 5: "Version 1.0",
         6: "MexplorerSigns-Regular"}
BOX = (min(x for x, _ in SIGN), min(y for _, y in SIGN), max(x for x, _ in SIGN), max(y for _, y in SIGN))
CODE = 0x221A


def glyph(points):
    on_curve = bytes([1] * len(points))
    steps = [tuple(a - b for a, b in zip(at, before)) for before, at in zip([(0, 0), *points], points)]
    numbers = b"".join(struct.pack(">h", step[axis]) for axis in (0, 1) for step in steps)
    return struct.pack(">hhhhhHH", 1, *BOX, len(points) - 1, 0) + on_curve + numbers


def padded(data):
    return data + bytes(-len(data) % 4)


def cmap():
    table = struct.pack(">HHHH", 4, 4, 1, 0) + struct.pack(">HH H HH HH HH", CODE, 0xFFFF, 0, CODE, 0xFFFF,
                                                           1 - CODE & 0xFFFF, 1, 0, 0)
    return struct.pack(">HHHHL", 0, 1, 3, 1, 12) + struct.pack(">HHH", 4, 6 + len(table), 0) + table


def name():
    texts = {number: text.encode("utf-16-be") for number, text in NAMES.items()}
    records, strings = b"", b""
    for number, text in texts.items():
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(text), len(strings))
        strings += text
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + strings


def os2():
    return struct.pack(">HhHHHhhhhhhhhhhh10s4L4sHHHhhhHH2LhhHHH", 4, ADVANCE, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0,
                       350, 50, 322, 0, bytes(10), 1, 1 << 6, 0, 0, b"NONE", 0x40, CODE, CODE, ASCENT, DESCENT, 0,
                       ASCENT, -DESCENT, 1, 0, 536, 714, 0, 32, 1)


def tables():
    sign = padded(glyph(SIGN))
    return {
        b"OS/2": os2(),
        b"cmap": cmap(),
        b"glyf": sign,
        b"head": struct.pack(">LLLLHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, 1000, 0, 0, *BOX, 0, 8, 2, 1, 0),
        b"hhea": struct.pack(">LhhhHhhhhhhhhhhhH", 0x10000, ASCENT, DESCENT, 0, ADVANCE, 0, ADVANCE - BOX[2], BOX[2], 1,
                             0, 0, 0, 0, 0, 0, 0, 2),
        b"hmtx": struct.pack(">HhHh", ADVANCE, 0, ADVANCE, BOX[0]),
        b"loca": struct.pack(">LLL", 0, 0, len(sign)),
        b"maxp": struct.pack(">LH13H", 0x10000, 2, len(SIGN), 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": name(),
        b"post": struct.pack(">LLhhLLLLL", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }


def sum_of(data):
    return sum(word for (word,) in struct.iter_unpack(">L", padded(data))) & 0xFFFFFFFF


def font():
    parts = tables()
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


pathlib.Path(__file__).with_suffix(".ttf").write_bytes(font())
