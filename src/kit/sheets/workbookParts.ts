// Reads the parts of a workbook that its cells refer to: the order of sheets, shared texts, and number formats.
import { walkXml } from './walkXml.ts'

/** The texts of the archive's entries, by name in lower case. */
export type WorkbookEntries = ReadonlyMap<string, string>

/** The XML of the first sheet; undefined if there is none. */
export function firstSheet(entries: WorkbookEntries): string | undefined {
  const workbook = targetsOf(entries, '').find(({ type }) => type.endsWith('/officeDocument'))
  const path = workbook?.path ?? 'xl/workbook.xml'
  const book = entries.get(path)
  if (book === undefined) return undefined
  const parts = targetsOf(entries, path)
  const sheets: string[] = []
  walkXml(book, {
    open: (name, attributes) => {
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1]
      const part = parts.find((one) => one.id === id && one.type.endsWith('/worksheet'))
      if (part) sheets.push(part.path)
    },
  })
  return sheets[0] === undefined ? undefined : entries.get(sheets[0])
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

const partOf = (entries: WorkbookEntries, name: RegExp) =>
  [...entries].find(([path]) => name.test(path))?.[1]

/** The texts that cells refer to by index, without formatting. */
export function sharedTexts(entries: WorkbookEntries): string[] {
  const xml = partOf(entries, /(^|\/)sharedstrings\.xml$/)
  const texts: string[] = []
  if (xml === undefined) return texts
  const collected = new RichText()
  walkXml(xml, {
    open: (name) => {
      if (name === 'si') collected.begin()
      collected.open(name)
    },
    text: (part) => collected.add(part),
    close: (name) => {
      collected.close(name)
      if (name === 'si') texts.push(collected.text)
    },
  })
  return texts
}

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

/** The number format of each style, which cells refer to by index. */
export function numberFormats(entries: WorkbookEntries): number[] {
  const xml = partOf(entries, /(^|\/)styles\.xml$/)
  const formats: number[] = []
  if (xml === undefined) return formats
  let isIn = false
  walkXml(xml, {
    open: (name, { numFmtId }) => {
      if (name === 'cellXfs') isIn = true
      else if (isIn && name === 'xf') formats.push(Number(numFmtId ?? 0))
    },
    close: (name) => {
      if (name === 'cellXfs') isIn = false
    },
  })
  return formats
}
