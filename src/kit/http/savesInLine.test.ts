import { expect, test } from 'vitest'
import { savesInLine } from './savesInLine.ts'

/** A record that refuses a save that was not based on its newest version. */
function record() {
  let version = 1
  const save = async (seen: number) => {
    if (seen < version) throw new Error('Someone else has changed it')
    return { version: ++version }
  }
  return { save, changedByAnother: () => void version++ }
}

test('several steps are undone one after the other without a conflict', async () => {
  const { save } = record()
  const inLine = savesInLine()
  await inLine(7, 1, save)
  await inLine(7, 2, save)
  expect(await inLine(7, 2, save)).toEqual({ version: 4 })
  expect(await inLine(7, 1, save)).toEqual({ version: 5 })
})

test('a second save before the first answer builds on the first', async () => {
  const { save } = record()
  const inLine = savesInLine()
  expect(await Promise.all([inLine(7, 1, save), inLine(7, 1, save)])).toEqual([
    { version: 2 },
    { version: 3 },
  ])
})

test('after a failed save the step before it can still be undone', async () => {
  const { save } = record()
  const inLine = savesInLine()
  await inLine(7, 1, save)
  await expect(inLine(7, 2, () => Promise.reject(new Error('No connection')))).rejects.toThrow(
    'No connection',
  )
  expect(await inLine(7, 1, save)).toEqual({ version: 3 })
})

test('nothing is undone after a change by somebody else', async () => {
  const { save, changedByAnother } = record()
  const inLine = savesInLine()
  await inLine(7, 1, save)
  changedByAnother()
  await expect(inLine(7, 1, save)).rejects.toThrow('Someone else')
})
