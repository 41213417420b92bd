// Work done without a connection: kept for its author alone, and sent until the server has it once.
import { IDBCursor, IDBDatabase, IDBFactory, IDBIndex } from 'fake-indexeddb'
import { IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction } from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CallFailed, NoConnection } from '../http/call.ts'
import { forgetOthers, forgetPerson } from './forgetKept.ts'
import { keepFor, nextSession } from './kept.ts'
import type { Sent } from './kept.ts'
import { keepForm, keptForms } from './keptForm.ts'
import { Keeper, deleteKept, openKept } from './keptStore.ts'
import { Outbox } from './outbox.ts'
import type { OutboxState } from './outbox.ts'

const stores = { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest }
const globals = { indexedDB: new IDBFactory(), IDBTransaction, ...stores }
beforeAll(() => void Object.assign(globalThis, globals))
afterAll(() => {
  for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name)
})
afterEach(deleteKept)

const keyOf = (letter: string) => () => Promise.resolve(btoa(letter.repeat(32)))
const anna = () => Keeper.open('anna', keyOf('a'))

/** A server that stores each payload once, by its code. */
function serverWith(answers: (Sent | Error)[] = []) {
  const asked: { payload: unknown; again: boolean }[] = []
  return {
    asked,
    send: async (payload: unknown, again: boolean): Promise<Sent> => {
      asked.push({ payload, again })
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer ?? { text: 'E1', href: '/Orders/1' }
    },
  }
}
const refusal = (status: number, extra: object = {}) =>
  new CallFailed(status, { title: '', status, detail: `Refused with ${status}`, ...extra })

let state: OutboxState
const outboxOf = (
  keeper: ConstructorParameters<typeof Outbox>[0]['keeper'],
  server: ReturnType<typeof serverWith>,
  alone: (run: () => Promise<void>) => Promise<void> = (run) => run(),
) =>
  new Outbox({
    keeper,
    senderOf: () => Promise.resolve(server),
    alone,
    onChange: (next) => (state = next),
    onSent: () => {},
    reasonOf: ({ problem }) => problem.detail,
  })

const entry = (id: string) => ({
  id,
  kind: 'order',
  title: `Order of ${id}`,
  payload: { code: id },
})

describe('the store', () => {
  test('shows nothing of an entry to whoever reads the disk, and nothing to another person', async () => {
    await outboxOf(await anna(), serverWith()).add(entry('secret'))
    const [stored] = await (await openKept()).getAll('entries')
    const bytes = Buffer.from(stored!.sealed.data).toString('latin1')
    expect(bytes).not.toContain('secret')
    const boris = await Keeper.open('boris', keyOf('b'))
    expect(await boris.entries()).toEqual([])
    await (await openKept()).put('entries', { ...stored!, who: 'boris' })
    expect(await boris.entries()).toEqual([])
    expect(await (await openKept()).count('entries')).toBe(1)
  })

  test('opens again without asking the server, with a key that no script can read', async () => {
    await (await anna()).put('pocket', { day: '2026-11-30' })
    const again = await Keeper.open('anna', () => Promise.reject(new NoConnection('None')))
    expect(await again.get('pocket')).toEqual({ day: '2026-11-30' })
    const key = (await (await openKept()).get('keys', 'anna'))!
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable')
  })
})

describe('a form that is not finished', () => {
  test('outlasts the session, sealed for its author, and goes when they sign out', async () => {
    await (await anna()).putForm('order/5', { name: 'Παπαδάκη' })
    await (await anna()).put('pocket', { day: '2026-11-30' })
    await forgetOthers(null)
    const db = await openKept()
    expect([await db.count('keys'), await db.count('things')]).toEqual([0, 1])
    const [sealed] = await db.getAll('things')
    expect(Buffer.from(sealed!.data).toString('utf8')).not.toContain('Παπαδάκη')
    const boris = await Keeper.open('boris', keyOf('b'))
    expect(await boris.forms()).toEqual(new Map())
    await boris.putForm('order/5', 'mine')
    await forgetOthers('boris')
    expect(await (await anna()).forms()).toEqual(new Map([['order/5', { name: 'Παπαδάκη' }]]))
    await forgetPerson('anna')
    expect(await (await anna()).forms()).toEqual(new Map())
    expect(await (await Keeper.open('boris', keyOf('b'))).forms()).toEqual(
      new Map([['order/5', 'mine']]),
    )
  })

  test('goes in the moment in which its entry is stored', async () => {
    const keeper = await anna()
    await keeper.putForm('order/5', 'typed')
    await keeper.putForm('order/6', 'typed too')
    await outboxOf(keeper, serverWith()).add({ ...entry('a'), finished: 'order/5' })
    expect([...(await keeper.forms()).keys()]).toEqual(['order/6'])
    await keeper.putForm('order/6', null)
    expect((await keeper.forms()).size).toBe(0)
  })

  test('stays if its entry finds no room, until that is sent', async () => {
    const keeper = await anna()
    await keeper.putForm('order/5', 'typed')
    const full = {
      putEntry: () => Promise.reject(new Error('QuotaExceededError')),
      entries: keeper.entries.bind(keeper),
      removeEntry: keeper.removeEntry.bind(keeper),
    }
    const outbox = outboxOf(full, serverWith())
    const isStored = await outbox.add({ ...entry('a'), finished: 'order/5' })
    expect([isStored, (await keeper.forms()).size]).toEqual([false, 1])
    await outbox.send()
    expect((await keeper.forms()).size).toBe(0)
  })

  test('is kept as typed last, however fast, until it ends', async () => {
    nextSession()
    keepFor({ who: () => 'anna', askForKey: keyOf('a'), senders: {} })
    Object.assign(globalThis, { isSecureContext: true })
    const form = keepForm<string>('anna', 'order/5')
    const stored = ['V', 'Vi', 'Vio', 'Viol'].map((typed) => form.keep(typed))
    expect(await Promise.all(stored)).toEqual([true, true, true, true])
    expect(await keptForms()).toEqual(new Map([['order/5', 'Viol']]))
    void form.keep('Viola')
    await form.end()
    await form.keep('Violas')
    const left = (await keptForms()).get('order/5')
    expect(left).not.toBe('Violas')
    expect(await keepForm<string>('boris', 'order/5').keep('of another')).toBe(false)
    await keepForm('anna', 'order/5').forget()
    expect((await keptForms()).size).toBe(0)
    Reflect.deleteProperty(globalThis, 'isSecureContext')
  })
})

describe('an entry', () => {
  test('waits without a connection, survives the end of the application, and is sent once', async () => {
    const server = serverWith([new NoConnection('None')])
    const before = outboxOf(await anna(), server)
    await before.add(entry('a'))
    await before.send()
    expect(state).toMatchObject({ pause: 'noConnection', entries: [{ state: 'waiting' }] })

    const after = outboxOf(await anna(), server)
    await after.read()
    expect(state.entries).toMatchObject([{ title: 'Order of a', state: 'waiting', isStored: true }])
    await Promise.all([after.send(), after.send(), after.send()])
    expect(state).toMatchObject({ entries: [], pause: null, sent: { a: { text: 'E1' } } })
    expect(server.asked.map(({ payload }) => payload)).toEqual([{ code: 'a' }, { code: 'a' }])
    expect(await (await anna()).entries()).toEqual([])
  })

  test('is sent again with the same content if the page ended before the answer was noted', async () => {
    const server = serverWith()
    const keeper = await anna()
    const dying = {
      putEntry: keeper.putEntry.bind(keeper),
      entries: keeper.entries.bind(keeper),
      removeEntry: () => Promise.reject(new Error('The page is gone')),
    }
    const before = outboxOf(dying, server)
    await before.add(entry('a'))
    await before.send()
    await outboxOf(keeper, server).send()
    expect(server.asked).toEqual([
      { payload: { code: 'a' }, again: false },
      { payload: { code: 'a' }, again: false },
    ])
    expect(await keeper.entries()).toEqual([])
  })

  test('that is refused stays with the reason, does not hold up the others, and goes only when removed', async () => {
    const server = serverWith([refusal(400)])
    const outbox = outboxOf(await anna(), server)
    await outbox.add(entry('a'))
    await outbox.add(entry('b'))
    await outbox.send()
    const refused = [{ id: 'a', state: 'refused', why: 'Refused with 400' }]
    expect(state).toMatchObject({ entries: refused, sent: { b: {} } })
    await outboxOf(await anna(), server).send()
    expect(state.entries).toMatchObject(refused)
    expect(server.asked).toHaveLength(2)
    await outbox.remove('a')
    expect(await (await anna()).entries()).toEqual([])
  })

  test('that asks is sent all the same once the person says so', async () => {
    const server = serverWith([refusal(409, { asks: true }), new NoConnection('None')])
    const outbox = outboxOf(await anna(), server)
    await outbox.add(entry('a'))
    await outbox.send()
    await outbox.send()
    expect(state.entries).toMatchObject([{ state: 'asks', why: 'Refused with 409' }])
    await outbox.sendAllTheSame('a')
    expect(state.entries).toMatchObject([{ state: 'asks' }])
    await outbox.sendAllTheSame('a')
    expect(state.entries).toEqual([])
    expect(server.asked.map(({ again }) => again)).toEqual([false, true, true])
  })

  test.each([
    [401, 'signIn'],
    [429, 'server'],
    [503, 'server'],
  ] as const)('waits after an answer %i, and says why', async (status, pause) => {
    const outbox = outboxOf(await anna(), serverWith([refusal(status)]))
    await outbox.add(entry('a'))
    await outbox.send()
    expect(state).toMatchObject({ pause, entries: [{ state: 'waiting', why: null }] })
    await outbox.send()
    expect(state).toMatchObject({ pause: null, entries: [] })
  })

  test('that finds no room is kept by the page, said to be, in the file, and sent', async () => {
    const keeper = await anna()
    const full = {
      putEntry: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
      entries: keeper.entries.bind(keeper),
      removeEntry: keeper.removeEntry.bind(keeper),
    }
    const outbox = outboxOf(full, serverWith([new NoConnection('None')]))
    expect(await outbox.add(entry('a'))).toBe(false)
    await outbox.send()
    expect(state.entries).toMatchObject([{ id: 'a', isStored: false, state: 'waiting' }])
    expect(JSON.parse(await outbox.file().text())).toMatchObject({
      format: 'estia-outbox-1',
      entries: [{ title: 'Order of a', payload: { code: 'a' } }],
    })
    await outbox.send()
    expect(state.entries).toEqual([])
  })

  test('is left to the other tab while that one sends', async () => {
    const server = serverWith()
    const outbox = outboxOf(await anna(), server, () => Promise.resolve())
    await outbox.add(entry('a'))
    await outbox.send()
    expect(server.asked).toEqual([])
    expect(state.entries).toMatchObject([{ state: 'waiting' }])
    await outboxOf(await anna(), server).send()
    await outbox.read()
    expect(state.entries).toEqual([])
  })
})
