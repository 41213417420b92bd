import { expect, test } from 'vitest'
import { inTurn } from './inTurn.ts'

const opened: string[] = []
const list = (name: string) =>
  inTurn(async function* () {
    opened.push(name)
    yield `${name}1`
    yield `${name}2`
  })

test('four long lists are read at once, the next when one of them ends or is left', async () => {
  const lists = [...'abcd'].map(list)
  expect(await Promise.all(lists.map((rows) => rows.next()))).toMatchObject(
    [...'abcd'].map((name) => ({ value: `${name}1` })),
  )
  const later = [...'ef'].map(list)
  const answers = later.map((rows) => rows.next())
  expect(await Promise.race([...answers, Promise.resolve('waiting')])).toBe('waiting')
  expect(opened).toEqual([...'abcd'])

  await lists[1]!.return(undefined)
  expect(await answers[0]).toMatchObject({ value: 'e1' })
  expect(opened).toEqual([...'abcde'])

  const rest: string[] = []
  for await (const row of lists[0]!) rest.push(row)
  expect(rest).toEqual(['a2'])
  expect(await answers[1]).toMatchObject({ value: 'f1' })

  for (const rows of [...lists, ...later]) await rows.return(undefined)
  const fresh = [...'ghij'].map(list)
  await Promise.all(fresh.map((rows) => rows.next()))
  expect(opened).toEqual([...'abcdefghij'])
  for (const rows of fresh) await rows.return(undefined)
})

test('one that is left while it waits lets the next one through', async () => {
  const lists = [...'klmn'].map(list)
  await Promise.all(lists.map((rows) => rows.next()))
  const [left, next] = [list('o'), list('p')]
  const unread = left.next()
  const answer = next.next()
  const gone = left.return(undefined)
  await lists[0]!.return(undefined)
  await Promise.all([unread, gone])
  expect(await answer).toMatchObject({ value: 'p1' })
  for (const rows of [...lists, next]) await rows.return(undefined)
})

test('one that fails gives its turn on', async () => {
  const failing = () =>
    inTurn<string>(() => {
      throw new Error('no')
    })
  for (let i = 0; i < 6; i++) await expect(failing().next()).rejects.toThrow('no')
  expect(await list('q').next()).toMatchObject({ value: 'q1' })
})
