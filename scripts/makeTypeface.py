"""Makes src/kit/ui/typeface/*.woff2 from Source Sans 3, cut to what the screens need.

    apt-get install python3-fonttools python3-brotli
    cd <folder> && npm pack @fontsource-variable/source-sans-3@5.3.0 && tar xzf fontsource*.tgz
    /usr/bin/python3 scripts/makeTypeface.py <folder>/package

Four scripts in 60 kB instead of 122: the letters of our languages and of our clients' names, weights
from 400 to 700, no fractions and old forms. Whoever changes a font under the SIL Open Font License gives
it another name where the first is reserved, so it is called Estia Sans.
"""

import io
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

RANGES = {
    "latin": "20-FF 131 152-153 2BB-2BC 2C6 2DA 2DC 2009-200B 2010-2015 2018-201E 2020-2022 2026 "
    "202F-2030 2039-203A 2060 20AC 2122 2191 2193 2212",
    "latin-ext": "100-130 132-151 154-17F 218-21B 1E9E",
    "greek": "37E 384-3CE",
    "cyrillic": "301 401-45F 490-491 2116",
}


def points(ranges):
    for part in ranges.split():
        first, _, last = part.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def cut(source, ranges):
    font = TTFont(source)
    options = subset.Options()
    options.layout_features = ["kern", "ccmp", "mark", "mkmk"]
    options.hinting = False
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=list(points(ranges)))
    subsetter.subset(font)
    font.flavor = None
    whole = io.BytesIO()
    font.save(whole)
    whole.seek(0)
    font = instancer.instantiateVariableFont(TTFont(whole), {"wght": (400, 400, 700)})
    for record in list(font["name"].names):
        if record.nameID in (1, 3, 4, 6, 16, 25):
            name = "EstiaSans" if record.nameID in (6, 25) else "Estia Sans"
            font["name"].setName(name, record.nameID, record.platformID, record.platEncID, record.langID)
    font.flavor = "woff2"
    return font


folder = os.path.join(os.path.dirname(__file__), "..", "src", "kit", "ui", "typeface")
for script, ranges in RANGES.items():
    source = os.path.join(sys.argv[1], "files", f"source-sans-3-{script}-wght-normal.woff2")
    target = os.path.join(folder, f"{script}.woff2")
    cut(source, ranges).save(target)
    print(script, os.path.getsize(target))
