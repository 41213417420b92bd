// Reads the parts of a workbook that its cells refer to: the order of sheets, shared texts, and number formats.
import { walkXml } from './walkXml.ts'
import type { XmlWalk } from './walkXml.ts'

/** The texts of the archive's entries, by name in lower case. */
export type WorkbookEntries = ReadonlyMap<string, string>

/** Decodes UTF-16 if the part begins with its byte order mark, else UTF-8. The mark is left out. */
export function partDecoder(part: Buffer): TextDecoder {
  const isUtf16 = (part[0] === 0xff && part[1] === 0xfe) || (part[0] === 0xfe && part[1] === 0xff)
  return new TextDecoder(isUtf16 ? (part[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8')
}

/** A sheet of cells; `path` is the name of its entry. */
export type SheetPart = { name: string; path: string; isHidden: boolean }

export type WorkbookParts = {
  /** In their order. */
  sheets: SheetPart[]
  /** Days count from 1904 instead of 1900. */
  countsFrom1904: boolean
  /** The texts that cells refer to by index, without formatting. */
  shared: string[]
  /** The number format of each style, which cells refer to by index. Only one of the workbook's own has a code. */
  formats: { id: number; code: string | undefined }[]
}

/** Undefined if it is no workbook. Throws for broken XML. */
export function readParts(entries: WorkbookEntries): WorkbookParts | undefined {
  const workbook = targetsOf(entries, '').find(({ type }) => type.endsWith('/officeDocument'))
  const path = workbook?.path ?? 'xl/workbook.xml'
  const book = entries.get(path)
  if (book === undefined) return undefined
  const parts = targetsOf(entries, path)
  const sheets: SheetPart[] = []
  let countsFrom1904 = false
  walkXml(book, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr')
        countsFrom1904 = /^(?:1|true|on)$/.test(attributes['date1904'] ?? '')
      if (tag !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1]
      const part = parts.find((one) => one.id === id && one.type.endsWith('/worksheet'))
      const { name = '', state = 'visible' } = attributes
      if (part) sheets.push({ name, path: part.path, isHidden: state !== 'visible' })
    },
  })
  return { sheets, countsFrom1904, shared: sharedTexts(entries), formats: formatsOf(entries) }
}

type Target = { id: string; type: string; path: string }

/** The parts that this part refers to; '' is the package as a whole. */
function targetsOf(entries: WorkbookEntries, source: string): Target[] {
  const folder = source.slice(0, source.lastIndexOf('/') + 1)
  const relations = entries.get(`${folder}_rels/${source.slice(folder.length)}.rels`)
  const targets: Target[] = []
  if (relations === undefined) return targets
  walkXml(relations, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes
      // Only the path counts, as a name of an entry: targets outside the archive are never opened.
      const { pathname } = new URL(target, `file:///${folder}`)
      targets.push({ id, type, path: decodeURIComponent(pathname).slice(1).toLowerCase() })
    },
  })
  return targets
}

function walkPart(entries: WorkbookEntries, name: RegExp, walk: XmlWalk): void {
  const [, xml] = [...entries].find(([path]) => name.test(path)) ?? []
  if (xml !== undefined) walkXml(xml, walk)
}

function sharedTexts(entries: WorkbookEntries): string[] {
  const texts: string[] = []
  const collected = new RichText()
  walkPart(entries, /(^|\/)sharedstrings\.xml$/, {
    open: (name) => {
      if (name === 'si') collected.begin()
      collected.open(name)
    },
    text: (part) => collected.add(part),
    close: (name) => {
      collected.close(name)
      if (name === 'si') texts.push(unescaped(collected.text))
    },
  })
  return texts
}

/** Decodes characters that XML cannot contain, such as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** Collects a text that is split into runs, without its phonetic guide (`rPh`). */
export class RichText {
  text = ''
  #isInText = false
  #isPhonetic = false

  begin(): void {
    this.text = ''
  }
  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true
    if (name === 't') this.#isInText = !this.#isPhonetic
  }
  add(part: string): void {
    if (this.#isInText) this.text += part
  }
  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false
    if (name === 't') this.#isInText = false
  }
}

function formatsOf(entries: WorkbookEntries): WorkbookParts['formats'] {
  const ids: number[] = []
  const codes = new Map<number, string>()
  let list = ''
  walkPart(entries, /(^|\/)styles\.xml$/, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs' || name === 'numFmts') list = name
      else if (list === 'cellXfs' && name === 'xf') ids.push(Number(numFmtId))
      else if (list === 'numFmts' && name === 'numFmt') codes.set(Number(numFmtId), formatCode)
    },
    close: (name) => {
      if (name === list) list = ''
    },
  })
  return ids.map((id) => ({ id, code: codes.get(id) }))
}
