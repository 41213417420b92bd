// Adds a selection for tests, as staff do.
import { expect } from 'vitest'
import type { Selection } from '../selections.contract.ts'

type App = {
  call(
    method: 'POST',
    url: string,
    options: { payload: object },
  ): Promise<{ statusCode: number; body: string; json(): never }>
}

export async function addLead(app: App, account: object = {}): Promise<number> {
  const payload = { firstName: 'Maria', lastName: 'Kuznetsova', isClient: true, ...account }
  const added = await app.call('POST', '/api/account/add', { payload })
  const { id: accountId } = added.json() as { id: number }
  const lead = await app.call('POST', '/api/lead/add', { payload: { accountId } })
  return (lead.json() as { id: number }).id
}

export async function addSelection(
  app: App,
  leadId: number,
  objectIds: readonly number[],
  more: object = {},
): Promise<Selection & { path: string }> {
  const objects = objectIds.map((objectId) => ({ objectId }))
  const answer = await app.call('POST', '/api/selection/add', {
    payload: { leadId, objects, ...more },
  })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
  const selection = answer.json() as Selection
  return { ...selection, path: new URL(selection.link).pathname }
}
