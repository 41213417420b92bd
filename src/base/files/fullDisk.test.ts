import { bundledTexts } from '#base/register/bundledTexts.ts'
import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sendForm } from '#app/testing/sendForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
let folder: string
let fileHandle: FileHandle
const before = process.env['TMPDIR']
beforeAll(async () => {
  app = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'estia-full-'))
  // Uploads are the only writes here.
  process.env['TMPDIR'] = folder
  const handle = await open(import.meta.filename)
  fileHandle = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  await rm(folder, { recursive: true, force: true })
  await app.close()
})

const full = (code: string) =>
  Object.assign(new Error(`${code}: no space left on device, write`), { code, syscall: 'write' })
const upload = (files = [Buffer.from('some words'), Buffer.from('others')]) =>
  sendForm(app, '/api/files', { files: files.map((file) => ({ name: 'files', file })) })
const rows = async () => (await app.db.selectFrom('file').select('id').execute()).length

const texts = [
  ['en', bundledTexts.en],
  ['el', bundledTexts.el],
  ['ru', bundledTexts.ru],
] as const

test.each(['ENOSPC', 'EDQUOT'])(
  'an upload that fills the disk while it is received is refused and leaves no files: %s',
  async (code) => {
    for (const [language, all] of texts) {
      const change = app.db.updateTable('user').set({ language })
      await change.where('accountId', '=', app.admin.accountId).execute()
      vi.spyOn(fileHandle, 'appendFile').mockRejectedValueOnce(full(code))
      const answer = await upload()
      expect(answer.statusCode).toBe(507)
      expect(answer.json()).toMatchObject({
        title: all['problem.title.507'],
        detail: all['problem.detail.507'],
      })
      expect(await readdir(folder)).toEqual([])
    }
    expect(await rows()).toBe(0)
    expect((await upload()).statusCode).toBe(200)
    await app.db.deleteFrom('file').execute()
  },
)

test('an upload that does not fit into the file store is refused and leaves no files', async () => {
  const write = vi.spyOn(app.files, 'write')
  // S3 reports it by status code.
  const refused = Object.assign(new Error('Storage reached its limit'), {
    $metadata: { httpStatusCode: 507 },
  })
  for (const error of [full('ENOSPC'), full('EDQUOT'), refused]) {
    write.mockImplementationOnce(() => Promise.reject(error))
    expect((await upload()).statusCode).toBe(507)
    expect([await rows(), await readdir(folder)]).toEqual([0, []])
  }
  const other = Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open' })
  write.mockImplementationOnce(() => Promise.reject(other))
  expect((await upload()).statusCode).toBe(500)
})

test('a file that was only partly written to the store is removed', async () => {
  const half = async function* () {
    yield Buffer.from('half')
    throw full('ENOSPC')
  }
  const name = '0123456789abcdef.txt'
  await expect(app.files.write(name, Readable.from(half()), 'text/plain')).rejects.toThrow('ENOSPC')
  await expect(app.files.read(name)).rejects.toMatchObject({ code: 'ENOENT' })
})
