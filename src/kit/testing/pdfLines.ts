// Reads the text of a PDF by its position on the page, for tests of what is really printed.
import { inflateSync } from 'node:zlib'

type PlacedText = { text: string; x: number; y: number }

/** The lines of all pages, top to bottom. A line is a list of texts, left to right. */
export function pdfLines(pdf: Buffer): string[][] {
  const objects = objectsIn(pdf)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.flatMap(({ head }) => {
    const fonts = fontsOf(objects, numberOf(head, 'Resources'))
    const content = objects.get(numberOf(head, 'Contents'))?.stream ?? ''
    const lines = Map.groupBy(textsIn(content, fonts), ({ y }) => Math.round(y))
    return [...lines]
      .sort(([one], [other]) => other - one)
      .map(([, line]) => line.sort((one, other) => one.x - other.x).map(({ text }) => text))
  })
}

/** The fill colours that the PDF sets, such as #0b5d78. */
export function coloursIn(pdf: Buffer): Set<string> {
  const streams = [...objectsIn(pdf).values()].map(({ stream }) => stream ?? '').join('\n')
  const set = streams.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|scn)\n/g)
  const hex = (part: string) =>
    Math.round(Number(part) * 255)
      .toString(16)
      .padStart(2, '0')
  return new Set([...set].map(([, ...parts]) => `#${parts.map(hex).join('')}`))
}

type PdfObject = { head: string; stream: string | null }

function objectsIn(pdf: Buffer): Map<number, PdfObject> {
  const found = new Map<number, PdfObject>()
  const begin = /(\d+) 0 obj\n/g
  const text = pdf.toString('latin1')
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    const end = text.indexOf('\nendobj', begin.lastIndex)
    const body = text.slice(begin.lastIndex, end)
    const at = body.indexOf('stream\n')
    const head = at < 0 ? body : body.slice(0, at)
    const packed = at < 0 || !head.includes('/FlateDecode') ? null : body.slice(at + 7)
    const stream = packed && inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    found.set(Number(match[1]), { head, stream })
    begin.lastIndex = end
  }
  return found
}

const numberOf = (head: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1])

type Font = (glyphs: string) => string

/** Fonts by the names that the page gives them. A font turns hex glyphs into text. */
function fontsOf(objects: Map<number, PdfObject>, resources: number): Map<string, Font> {
  const [, list = ''] = /\/Font <<([^>]*)>>/.exec(objects.get(resources)?.head ?? '') ?? []
  return new Map(
    [...list.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, number]) => {
      const font = objects.get(Number(number))?.head ?? ''
      const letters = lettersOf(objects.get(numberOf(font, 'ToUnicode'))?.stream ?? '')
      return [
        name!,
        (glyphs) => (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph)).join(''),
      ]
    }),
  )
}

/** The letters of each glyph, from the font's ToUnicode map. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first, , list] of map.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    for (const [place, [, codes]] of [...list!.matchAll(/<([^>]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first!, 16) + place).toString(16).padStart(4, '0')
      const bytes = Buffer.from(codes!.replaceAll(' ', ''), 'hex')
      letters.set(glyph, bytes.swap16().toString('utf16le'))
    }
  return letters
}

function* textsIn(content: string, fonts: Map<string, Font>): Generator<PlacedText> {
  for (const [, block] of content.matchAll(/\bBT\n([\s\S]*?)\nET\b/g)) {
    const [, x, y] = / ([\d.-]+) ([\d.-]+) Tm/.exec(block!) ?? []
    const font = fonts.get(/\/(\w+) [\d.]+ Tf/.exec(block!)?.[1] ?? '')
    const glyphs = [...block!.matchAll(/<([0-9a-f]*)>/g)].map(([, each]) => each).join('')
    if (font) yield { text: font(glyphs), x: Number(x), y: Number(y) }
  }
}
