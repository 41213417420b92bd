import { expect, test } from 'vitest'
import type { Values } from './draftSnapshot.ts'
import { Vault } from './keptDrafts.ts'
import type { Unsaved } from './keptDrafts.ts'

class Shelf {
  readonly held = new Map<string, string>()
  get length() {
    return this.held.size
  }
  key = (index: number) => [...this.held.keys()][index] ?? null
  getItem = (name: string) => this.held.get(name) ?? null
  setItem = (name: string, text: string) => void this.held.set(name, text)
  removeItem = (name: string) => void this.held.delete(name)
}

const anna = Buffer.alloc(32, 1).toString('base64')
const boris = Buffer.alloc(32, 2).toString('base64')
const open = (secret: string, storage: Shelf, page: string, openPages: string[] = []) =>
  Vault.open(secret, { storage, page, isOpen: async (other) => openPages.includes(other) })

const typed = (values: Values, called = {}, unread = {}) => ({ values, called, unread })

test('unsaved input of a page is found by the next page of the same person', async () => {
  const shelf = new Shelf()
  const first = await open(anna, shelf, 'first')
  await first.keep('account/5', typed({ notes: 'Παπαδόπουλος', phone: '1' }))
  await first.keep('account/6', typed({ notes: 'other' }))
  const kept = await (await open(anna, shelf, 'second')).find('account/5')
  expect(kept?.values).toEqual({ notes: 'Παπαδόπουλος', phone: '1' })
})

test('the next person at the computer finds and reads nothing', async () => {
  const shelf = new Shelf()
  await (await open(anna, shelf, 'first')).keep('account/5', typed({ notes: 'Secret words' }))
  expect(await (await open(boris, shelf, 'second')).find('account/5')).toBeNull()
  expect(JSON.stringify([...shelf.held])).not.toContain('Secret')
  expect(await (await open(anna, shelf, 'third')).find('account/5')).not.toBeNull()
})

test('nothing stays stored once it is saved, however fast it was typed', async () => {
  const shelf = new Shelf()
  const vault = await open(anna, shelf, 'first')
  void vault.keep('account/5', typed({ notes: 'a' }))
  void vault.keep('account/5', typed({ notes: 'ab' }))
  await vault.keep('account/5', typed({}))
  expect(shelf.held.size).toBe(0)
})

test('input of a page that is still open is not offered to others', async () => {
  const shelf = new Shelf()
  await (await open(anna, shelf, 'first')).keep('account/5', typed({ notes: 'a' }))
  expect(await (await open(anna, shelf, 'second', ['first'])).find('account/5')).toBeNull()
})

test('input that was restored or rejected is deleted', async () => {
  const shelf = new Shelf()
  await (await open(anna, shelf, 'first')).keep('account/5', typed({ notes: 'a' }))
  const next = await open(anna, shelf, 'second')
  next.drop((await next.find('account/5'))!.names)
  expect(await next.find('account/5')).toBeNull()
})

test('a picked record is found with its name', async () => {
  const shelf = new Shelf()
  const first = await open(anna, shelf, 'first')
  await first.keep('key/5', typed({ accountId: 7 }, { accountId: 'Παπαδόπουλος' }))
  const kept = await (await open(anna, shelf, 'second')).find('key/5')
  expect(kept?.called).toEqual({ accountId: 'Παπαδόπουλος' })
})

test('an invalid text is stored as it was typed', async () => {
  const shelf = new Shelf()
  const first = await open(anna, shelf, 'first')
  await first.keep('object/5', typed({}, {}, { salePrice: '12 or 13' }))
  const next = await open(anna, shelf, 'second')
  expect((await next.find('object/5'))?.unread).toEqual({ salePrice: '12 or 13' })
  await first.keep('object/5', typed({}))
  expect(await next.find('object/5')).toBeNull()
})

test('input stored by an older version, without invalid texts, is found', async () => {
  const shelf = new Shelf()
  const first = await open(anna, shelf, 'first')
  const { unread: _unread, ...older } = typed({ notes: 'a' })
  await first.keep('account/5', older as Unsaved)
  const kept = await (await open(anna, shelf, 'second')).find('account/5')
  expect(kept).toMatchObject({ values: { notes: 'a' }, unread: {} })
})
