import { expect, test } from 'vitest'
import { savesInLine } from './savesInLine.ts'

/** A record that takes a change only from who has seen its newest version. */
function record() {
  let version = 1
  const save = async (seen: number) => {
    if (seen < version) throw new Error('Someone else has changed it')
    return { version: ++version }
  }
  return { save, changedByAnother: () => void version++ }
}

test('steps are taken back one after the other, each over the one after it', async () => {
  const { save } = record()
  const inLine = savesInLine()
  await inLine(7, 1, save)
  await inLine(7, 2, save)
  expect(await inLine(7, 2, save)).toEqual({ version: 4 })
  expect(await inLine(7, 1, save)).toEqual({ version: 5 })
})

test('what is asked for before the first answer builds on it', async () => {
  const { save } = record()
  const inLine = savesInLine()
  expect(await Promise.all([inLine(7, 1, save), inLine(7, 1, save)])).toEqual([
    { version: 2 },
    { version: 3 },
  ])
})

test('a step before one that failed can still be taken back', async () => {
  const { save } = record()
  const inLine = savesInLine()
  await inLine(7, 1, save)
  await expect(inLine(7, 2, () => Promise.reject(new Error('No connection')))).rejects.toThrow(
    'No connection',
  )
  expect(await inLine(7, 1, save)).toEqual({ version: 3 })
})

test('nothing is taken back over what somebody else has changed', async () => {
  const { save, changedByAnother } = record()
  const inLine = savesInLine()
  await inLine(7, 1, save)
  changedByAnother()
  await expect(inLine(7, 1, save)).rejects.toThrow('Someone else')
})
