import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { FairQueue } from './fairQueue.ts'
import type { Share, Visitor } from './fairQueue.ts'

const refusals = { own: () => new Problem(429), all: () => new Problem(503) }
const alone = (name: string): Visitor => ({ near: name, wide: name })

/** Requests by name, such as `A1` of the visitor A; `inside` lists them in the order in which they entered. */
function queueOf(share: Share) {
  const queue = new FairQueue(share, refusals)
  const inside: string[] = []
  const refused: [name: string, status: number][] = []
  const overs = new Map<string, () => void>()
  const enter = (name: string, visitor = alone(name[0]!), patience?: number) =>
    queue.enter(visitor, patience === undefined ? {} : { patience }).then(
      (over) => {
        inside.push(name)
        overs.set(name, over)
      },
      (problem: Problem) => void refused.push([name, problem.status]),
    )
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  const leave = async (name: string) => {
    overs.get(name)!()
    overs.delete(name)
    await settle()
  }
  return { queue, inside, refused, overs, enter, leave, settle }
}
const roomy = { atOnce: 2, atOnceEach: 2, waiting: 100, waitingEach: 50 }

test('many requests of one person delay only that person', async () => {
  const { inside, enter, leave, settle } = queueOf(roomy)
  for (const name of ['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'C1']) void enter(name)
  await settle()
  for (const name of ['A1', 'A2', 'A3', 'B1', 'C1', 'A4']) await leave(name)
  expect(inside).toEqual(['A1', 'A2', 'A3', 'B1', 'C1', 'A4', 'B2', 'A5'])
})

test('one visitor never has all slots', async () => {
  const { inside, enter, settle } = queueOf({ ...roomy, atOnce: 3 })
  for (const name of ['A1', 'A2', 'A3', 'A4', 'B1']) void enter(name)
  await settle()
  expect(inside).toEqual(['A1', 'A2', 'B1'])
})

test('networks of one customer take one turn together, and have four times as much', async () => {
  const { inside, refused, enter, leave, settle } = queueOf({
    atOnce: 1,
    atOnceEach: 1,
    waiting: 100,
    waitingEach: 2,
  })
  await enter('0')
  for (let at = 1; at <= 10; at++) void enter(`A${at}`, { near: `near ${at}`, wide: 'wide' })
  void enter('B1')
  await settle()
  expect(refused).toEqual([
    ['A9', 429],
    ['A10', 429],
  ])
  for (const name of ['0', 'A1', 'B1']) await leave(name)
  expect(inside).toEqual(['0', 'A1', 'B1', 'A2'])
})

test('in a full queue, whoever has most waiting makes room for others', async () => {
  const { queue, refused, enter, settle } = queueOf({ ...roomy, atOnce: 1, waiting: 4 })
  for (const name of ['A0', 'A1', 'A2', 'A3', 'B1']) void enter(name)
  await settle()
  expect(queue.refusalOf(alone('C'))).toBeUndefined()
  for (const name of ['C1', 'D1']) void enter(name)
  await settle()
  expect(refused).toEqual([
    ['A3', 503],
    ['A2', 503],
  ])
  // Every visitor has one request waiting by now.
  expect(queue.refusalOf(alone('E'))?.status).toBe(503)
  void enter('E1')
  await settle()
  expect(refused.at(-1)).toEqual(['E1', 503])
})

test('nobody waits longer than their patience, and their place is free again', async () => {
  const { queue, refused, enter } = queueOf({ ...roomy, atOnce: 1 })
  await enter('A1')
  await enter('B1', alone('B'), 1)
  expect(refused).toEqual([['B1', 503]])
  expect([queue.underway, queue.waiting]).toEqual([1, 0])
})

test('keeps its limits, leaves no slot empty and lets nobody wait for two turns of another', async () => {
  const names = fc.constantFrom(...'ABCDE')
  const steps = fc.array(fc.oneof(names, fc.nat({ max: 20 })), { maxLength: 150 })
  const shares = fc.record({
    atOnce: fc.integer({ min: 1, max: 5 }),
    atOnceEach: fc.integer({ min: 1, max: 3 }),
    waiting: fc.integer({ min: 0, max: 12 }),
    waitingEach: fc.integer({ min: 0, max: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(shares, steps, async (share, all) => {
      const { queue, inside, refused, overs, enter, leave, settle } = queueOf(share)
      const waiting = new Set<string>()
      /** Turns that others have taken since the first waiting request of a visitor could have entered. */
      const passed = new Map<string, string[]>()
      let seen = 0
      const ofVisitor = (requests: Iterable<string>, who: string) =>
        [...requests].filter((name) => name[0] === who)
      const mayEnter = (who: string) =>
        overs.size < share.atOnce && ofVisitor(overs.keys(), who).length < share.atOnceEach
      for (const [at, step] of all.entries()) {
        const isAdmission = typeof step === 'number'
        const blocked = [...'ABCDE'].filter(
          (who) => ofVisitor(overs.keys(), who).length >= share.atOnceEach,
        )
        if (!isAdmission) {
          waiting.add(`${step}${at}`)
          void enter(`${step}${at}`)
          await settle()
        } else if (overs.size > 0) await leave([...overs.keys()][step % overs.size]!)
        for (const [name] of refused) waiting.delete(name)
        for (const name of inside.slice(seen)) {
          waiting.delete(name)
          passed.delete(name[0]!)
          if (isAdmission)
            for (const who of new Set([...waiting].map((one) => one[0]!)))
              if (!blocked.includes(who) && who !== name[0])
                passed.set(who, [...(passed.get(who) ?? []), name[0]!])
        }
        seen = inside.length
        for (const who of passed.keys())
          if (blocked.includes(who) || ofVisitor(waiting, who).length === 0) passed.delete(who)
        for (const turns of passed.values()) expect(new Set(turns).size).toBe(turns.length)
        expect(overs.size).toBeLessThanOrEqual(share.atOnce)
        expect([queue.underway, queue.waiting]).toEqual([overs.size, waiting.size])
        for (const who of 'ABCDE') {
          const own = ofVisitor(waiting, who).length
          expect(ofVisitor(overs.keys(), who).length).toBeLessThanOrEqual(share.atOnceEach)
          expect(own).toBeLessThanOrEqual(share.waitingEach)
          if (own > 0) expect(mayEnter(who)).toBe(false)
        }
        expect(waiting.size).toBeLessThanOrEqual(share.waiting)
      }
    }),
  )
})
