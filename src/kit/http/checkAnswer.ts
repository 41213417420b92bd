// In tests, what a handler answers is held against its contract to the letter.
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { textOf } from './answerText.ts'

type Paged = { items: AsyncIterable<unknown>; totalRows: number }

/** Throws where the answer lacks a field, has one too many, or one whose value the contract would change. */
export function checkAnswer(contract: z.ZodType, answer: unknown): void {
  const sent = asSent(answer)
  mustBe(sent, asSent(contract.parse(answer)))
  mustBe(sent, sent === undefined ? sent : JSON.parse(textOf(contract)(answer)))
}

function mustBe(sent: unknown, agreed: unknown) {
  if (isDeepStrictEqual(sent, agreed)) return
  throw new Error(
    `The answer is not what its contract says: ${differences(sent, agreed).join(', ')}`,
  )
}

/** The same for a page whose rows are sent as they come: each is checked on its way. */
export function checkStreamed(contract: z.ZodType, { items, ...rest }: Paged): Paged {
  checkAnswer(contract, { ...rest, items: [] })
  const row = (contract as z.ZodObject<{ items: z.ZodArray }>).shape.items.element as z.ZodType
  return { ...rest, items: checkEach(row, items) } as Paged
}

async function* checkEach(row: z.ZodType, items: AsyncIterable<unknown>) {
  for await (const item of items) {
    checkAnswer(row, item)
    yield item
  }
}

const asSent = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

// The paths at which the two part, such as items.0.folded.
function differences(sent: unknown, agreed: unknown, path = ''): string[] {
  if (isDeepStrictEqual(sent, agreed)) return []
  if (!isObject(sent) || !isObject(agreed)) return [path || 'all of it']
  const names = new Set([...Object.keys(sent), ...Object.keys(agreed)])
  return [...names].flatMap((name) =>
    differences(sent[name], agreed[name], path ? `${path}.${name}` : name),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
