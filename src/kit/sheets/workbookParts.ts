// What stands around the cells of a workbook: which sheet is the first, the texts that cells share, and how
// numbers are shown.
import { walkXml } from './walkXml.ts'

/** The entries of the archive, by their names in small letters. */
export type WorkbookEntries = ReadonlyMap<string, string>

/** The XML of the first sheet; undefined where there is none. */
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

/** What a part of the workbook is related to; '' is the workbook as a whole. */
function targetsOf(entries: WorkbookEntries, of: string): Target[] {
  const folder = of.slice(0, of.lastIndexOf('/') + 1)
  const relations = entries.get(`${folder}_rels/${of.slice(folder.length)}.rels`)
  const targets: Target[] = []
  if (relations === undefined) return targets
  walkXml(relations, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes
      // Only a place inside: nothing is opened by its name.
      const { pathname } = new URL(target, `file:///${folder}`)
      targets.push({ id, type, path: decodeURIComponent(pathname).slice(1).toLowerCase() })
    },
  })
  return targets
}

const partOf = (entries: WorkbookEntries, name: RegExp) =>
  [...entries].find(([path]) => name.test(path))?.[1]

/** The texts that cells name by their number, with their formatting left out. */
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

/** A text in runs, without what tells how it is read aloud. */
export class RichText {
  text = ''
  #isIn = false
  #isAloud = false

  begin(): void {
    this.text = ''
  }
  open(name: string): void {
    if (name === 'rPh') this.#isAloud = true
    if (name === 't') this.#isIn = !this.#isAloud
  }
  add(part: string): void {
    if (this.#isIn) this.text += part
  }
  close(name: string): void {
    if (name === 'rPh') this.#isAloud = false
    if (name === 't') this.#isIn = false
  }
}

/** The number format of each style that cells name by its number. */
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
