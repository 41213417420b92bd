import { expect, test } from 'vitest'
import { inTurn } from './inTurn.ts'

const opened: string[] = []
async function* rowsOf(name: string) {
  opened.push(name)
  yield `${name}1`
  yield `${name}2`
}
/** A list of this name, read by a person of the same name unless told otherwise. */
const list = (name: string, person = name) => inTurn(person, rowsOf(name))

test('four long lists are read at once, the next when one of them ends or is left', async () => {
  const lists = [...'abcd'].map((name) => list(name))
  expect(await Promise.all(lists.map((rows) => rows.next()))).toMatchObject(
    [...'abcd'].map((name) => ({ value: `${name}1` })),
  )
  const later = [...'ef'].map((name) => list(name))
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
  const fresh = [...'ghij'].map((name) => list(name))
  await Promise.all(fresh.map((rows) => rows.next()))
  expect(opened).toEqual([...'abcdefghij'])
  for (const rows of fresh) await rows.return(undefined)
})

test('one person with many lists takes one turn, and the others do not wait for it', async () => {
  const many = [...'1234567'].map((name) => list(name, 'Anna'))
  const answers = many.map((rows) => rows.next())
  await answers[0]
  const others = [...'xyz'].map((name) => list(name))
  expect(await Promise.all(others.map((rows) => rows.next()))).toMatchObject(
    [...'xyz'].map((name) => ({ value: `${name}1` })),
  )
  expect(opened).not.toContain('2')
  await many[0]!.return(undefined)
  expect(await answers[1]).toMatchObject({ value: '21' })
  for (const rows of [...others, ...many.slice(1)]) await rows.return(undefined)
})

test('one that is left while it waits lets the next one through', async () => {
  const lists = [...'klmn'].map((name) => list(name))
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
    inTurn('anyone', {
      [Symbol.asyncIterator]: (): AsyncIterator<string> => ({
        next: () => Promise.reject(new Error('no')),
      }),
    })
  for (let i = 0; i < 6; i++) await expect(failing().next()).rejects.toThrow('no')
  expect(await list('q').next()).toMatchObject({ value: 'q1' })
})
