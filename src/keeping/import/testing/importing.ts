// Performs imports in tests, like a user.
import { expect } from 'vitest'
import { sendForm } from '#app/testing/sendForm.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type {
  notedRows,
  ImportedRow,
  ImportKindName,
  Outcome,
  ViewedImport,
} from '../import.contract.ts'
import type { Mapping } from '../mapping.contract.ts'
import { workOnImports } from '../work/importWork.ts'

type Encoding = 'utf-8' | 'windows-1253' | 'windows-1251' | 'koi8-r' | 'iso-8859-7'

export const csv = (...rows: string[]) => `${rows.join('\r\n')}\r\n`

/** Encodes a text with one byte per letter. */
export function encoded(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text)
  const decoder = new TextDecoder(encoding)
  const bytes = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) bytes.set(decoder.decode(new Uint8Array([byte])), byte)
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 63))
}

const post = async <Answer>(app: TestApp, url: string, payload: object): Promise<Answer> => {
  const answer = await app.call('POST', url, { payload })
  expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([
    url,
    200,
    '',
  ])
  return answer.json()
}

export function importing(app: TestApp) {
  const view = async (id: number): Promise<ViewedImport> => {
    const answer = await app.call('GET', `/api/import/view/${id}`)
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
    return answer.json()
  }
  const work = async (id: number) => {
    await workOnImports(app)
    return view(id)
  }
  const step = async (name: string, id: number, more: object = {}) => {
    const { version } = await view(id)
    await post(app, `/api/import/${name}`, { id, version, ...more })
    return work(id)
  }
  return {
    view,
    work,
    /** Uploads a file and has it read. */
    async send(kind: ImportKindName, file: string | Buffer) {
      const answer = await sendForm(app, '/api/import/add', {
        fields: { kind },
        files: [{ file: Buffer.from(file) }],
      })
      expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
      return work(answer.json().id)
    },
    source: (id: number, chosen: object) => step('source', id, { chosen }),
    map: async (id: number, part: Partial<Mapping> = {}) => {
      const { mapping } = await view(id)
      return step('mapping', id, { mapping: { ...mapping, ...part } })
    },
    check: (id: number) => step('check', id),
    run: (id: number) => step('run', id),
    undo: (id: number) => step('undo', id),
    rows: async (
      id: number,
      outcome: Outcome | typeof notedRows | null = null,
    ): Promise<ImportedRow[]> =>
      (await post<{ items: ImportedRow[] }>(app, '/api/import/rows', { id, outcome, perPage: 100 }))
        .items,
    mend: (id: number, number: number, change: object) =>
      post<ImportedRow>(app, '/api/import/mend', { id, number, ...change }),
  }
}

/** Adds existing records. */
export const byHand = (app: TestApp) => ({
  account: async (values: object): Promise<number> =>
    (await post<{ id: number }>(app, '/api/account/add', values)).id,
  async object(values: object): Promise<number> {
    const { object } = (await app.call('GET', '/api/object/add')).json()
    await post(app, '/api/object/update', { id: object.id, ...values })
    return object.id
  },
})
