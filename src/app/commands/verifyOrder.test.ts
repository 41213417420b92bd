// `estia verify-order` on the evidence of a signed order, as it is downloaded.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { orderingIn } from '#records/orders/testing/ordering.ts'
import { UsageError } from './command.ts'
import { verifyOrder } from './verifyOrder.ts'

let app: TestApp
let folder: string
let evidence: string
let key: string
beforeAll(async () => {
  app = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'evidence-'))
  const orders = orderingIn(app)
  const { viewing: templateId } = await orders.prepare()
  const { id, code } = await orders.signed({ templateId })
  evidence = (await app.call('GET', `/api/Order/evidence/${id}`)).body
  const { acts } = (await app.call('GET', `/api/orderCode/${code}`, { as: null })).json()
  key = acts[0].publicKey
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await app.close()
})

async function verified(text: string, options: Record<string, string | boolean> = {}) {
  const file = join(folder, 'order.evidence.json')
  await writeFile(file, text)
  const said: string[] = []
  const outcome = await verifyOrder.run({ options, rest: [file] }, {
    say: (line: string) => void said.push(line),
  } as never)
  return { ok: (outcome as { ok: boolean }).ok, said: said.join('\n') }
}

test('nothing was changed, and the key is that of the page for codes', async () => {
  const { ok, said } = await verified(evidence, { key })
  expect(ok).toBe(true)
  expect(said).toContain('Nothing was changed')
  expect(said).toMatch(/Act 2: signed, .*, Papadaki Maria/)
})

test('the text that was read and signed is in it, in both languages', async () => {
  const { ok, said } = await verified(evidence, { text: true })
  expect(ok).toBe(true)
  expect(said).toContain('Εντολή υπόδειξης')
  expect(said).toContain('The client asks Estia Homes to show')
  expect(said).toMatch(/ΑΦΜ: 123456783/)
  expect((await verified(evidence)).said).not.toContain('Εντολή υπόδειξης')
  const words = evidence.replace('The client asks', 'The client begs')
  expect(words).not.toBe(evidence)
  expect((await verified(words)).said).toContain('the text of act 1 is missing or was changed')
})

test('evidence of an earlier release, without the text, is still confirmed', async () => {
  const earlier = new URL('../../kit/evidence/testing/earlierEvidence.txt', import.meta.url)
  const { ok, said } = await verified(await readFile(earlier, 'utf8'), { text: true })
  expect(ok).toBe(true)
  expect(said).toContain('only the sum of the text')
})

test('a changed text, another key or no evidence at all is said', async () => {
  const changed = evidence.replace('Papadaki', 'Papadake')
  expect(changed).not.toBe(evidence)
  expect(await verified(changed)).toMatchObject({ ok: false })
  expect(await verified(evidence, { key: 'x'.repeat(60) })).toMatchObject({
    ok: false,
    said: expect.stringContaining('another key'),
  })
  expect(await verified('{}')).toMatchObject({ ok: false })
  await expect(verifyOrder.run({ options: {}, rest: [] }, {} as never)).rejects.toThrow(UsageError)
})
