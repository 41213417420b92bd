import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkAnswer, checkStreamed } from './checkAnswer.ts'

const row = z.object({ id: z.int(), name: z.string().nullable() })

test('an answer that keeps to its contract passes, and an undefined field counts as absent', () => {
  expect(() => checkAnswer(row, { id: 1, name: null, folded: undefined })).not.toThrow()
})

test('a field too many fails at any depth, and the error names it', () => {
  const page = z.object({ items: z.array(row) })
  expect(() => checkAnswer(page, { items: [{ id: 1, name: 'Eleni', folded: 'elni' }] })).toThrow(
    'items.0.folded',
  )
})

test('a missing field fails', () => {
  expect(() => checkAnswer(row, { id: 1 })).toThrow('name')
})

test('a value that the contract would change fails', () => {
  const trimmed = z.object({ name: z.string().trim() })
  expect(() => checkAnswer(trimmed, { name: ' Eleni ' })).toThrow('name')
})

test('a streamed row with a field too many breaks the stream', async () => {
  async function* rows() {
    yield { id: 1, name: 'Eleni' }
    yield { id: 2, name: 'Boris', folded: 'boris' }
  }
  const page = z.object({ items: z.array(row), totalRows: z.int() })
  const { items } = checkStreamed(page, { items: rows(), totalRows: 2 })
  const read = async () => {
    for await (const item of items) expect(item).toHaveProperty('id')
  }
  await expect(read()).rejects.toThrow('folded')
})
