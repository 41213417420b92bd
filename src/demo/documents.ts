// The library of documents: small real files that open in a browser, a word processor or a spreadsheet.

import { buffer } from 'node:stream/consumers'
import { addDays } from '#kit/clock.ts'
import { writeSheet } from '#kit/sheets/writeSheet.ts'
import { papers } from './data/documentTexts.ts'
import type { Paper } from './data/documentTexts.ts'
import type { Colleague } from './people/employees.ts'
import { storedName } from './random.ts'
import type { Random } from './random.ts'
import { stamps } from './stamps.ts'

const extensions = { letter: 'rtf', note: 'txt', prices: 'xlsx' } as const

export function documents(random: Random, today: string, staff: readonly Colleague[]) {
  const documents = papers.map(({ name, description }, at) => ({
    id: at + 1,
    name,
    description,
    ...stamps(random, today, staff, addDays(today, -700)),
  }))
  const documentFiles = documents.flatMap(({ id, name, createdOn, createdById }) => {
    const paper = papers[id - 1]!
    const extension = extensions[paper.kind]
    // A document that is still expected has no file yet.
    const names = paper.lines.length === 0 ? [] : paper.before ? [name, `${name} (1)`] : [name]
    return names.map((called, at) => ({
      systemName: `${storedName(random)}.${extension}`,
      userName: `${called}.${extension}`,
      parentId: id,
      position: at + 1,
      createdOn,
      createdById,
      content: paper,
    }))
  })
  return { documents, documentFiles }
}

export async function makePaper({ name, kind, lines }: Paper): Promise<Buffer> {
  if (kind === 'note') return Buffer.from([name, '', ...lines, ''].join('\n'), 'utf8')
  if (kind === 'letter') return Buffer.from(richText(name, lines), 'latin1')
  const rows = lines.map((line) => {
    const [service = '', price = ''] = line.split('|')
    return [service, { money: Number(price) }]
  })
  const columns = [
    { title: name, width: 48 },
    { title: '', width: 14 },
  ]
  return buffer(writeSheet({ name, columns, rows }))
}

/** RTF is ASCII: other characters are written as numbers. */
function richText(name: string, lines: readonly string[]): string {
  const written = (text: string) =>
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
      .map((code) =>
        code < 128 ? String.fromCharCode(code) : `\\u${code > 32767 ? code - 65536 : code}?`,
      )
      .join('')
  const paragraphs = lines.map((line) => `${written(line)}\\par\n`).join('')
  return `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\n{\\b\\fs32 ${written(name)}\\par}\\par\n\\fs22 ${paragraphs}}`
}
