import { expect, test } from 'vitest'
import { Vault } from './keptDrafts.ts'

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

test('what one page left unsaved is found by the next one of the same person', async () => {
  const shelf = new Shelf()
  const first = await open(anna, shelf, 'first')
  await first.keep('account/5', { notes: 'Παπαδόπουλος', phone: '1' })
  await first.keep('account/6', { notes: 'other' })
  const kept = await (await open(anna, shelf, 'second')).find('account/5')
  expect(kept?.values).toEqual({ notes: 'Παπαδόπουλος', phone: '1' })
})

test('the next person at the computer finds nothing, and reads nothing', async () => {
  const shelf = new Shelf()
  await (await open(anna, shelf, 'first')).keep('account/5', { notes: 'Secret words' })
  expect(await (await open(boris, shelf, 'second')).find('account/5')).toBeNull()
  expect(JSON.stringify([...shelf.held])).not.toContain('Secret')
  expect(await (await open(anna, shelf, 'third')).find('account/5')).not.toBeNull()
})

test('once saved nothing is kept, however fast it was typed', async () => {
  const shelf = new Shelf()
  const vault = await open(anna, shelf, 'first')
  void vault.keep('account/5', { notes: 'a' })
  void vault.keep('account/5', { notes: 'ab' })
  await vault.keep('account/5', {})
  expect(shelf.held.size).toBe(0)
})

test('what a page that is still open has typed is its own', async () => {
  const shelf = new Shelf()
  await (await open(anna, shelf, 'first')).keep('account/5', { notes: 'a' })
  expect(await (await open(anna, shelf, 'second', ['first'])).find('account/5')).toBeNull()
})

test('what was decided is dropped', async () => {
  const shelf = new Shelf()
  await (await open(anna, shelf, 'first')).keep('account/5', { notes: 'a' })
  const next = await open(anna, shelf, 'second')
  next.drop((await next.find('account/5'))!.names)
  expect(await next.find('account/5')).toBeNull()
})
