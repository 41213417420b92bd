// `estia verify-order` on the evidence of a signed order, as it is downloaded.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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

async function verified(text: string, options: Record<string, string> = {}) {
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
