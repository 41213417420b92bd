// Compares what a handler answers with its contract, exactly. Used in tests only.
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { jsonWriter } from './answerText.ts'

type StreamedPage = { items: AsyncIterable<unknown>; totalRows: number }

/** Throws if the answer lacks a field, has one too many, or has a value that the contract would change. */
export function checkAnswer(contract: z.ZodType, answer: unknown): void {
  const sent = asSent(answer)
  mustEqual(sent, asSent(contract.parse(answer)))
  mustEqual(sent, sent === undefined ? sent : JSON.parse(jsonWriter(contract)(answer)))
}

function mustEqual(sent: unknown, expected: unknown) {
  if (isDeepStrictEqual(sent, expected)) return
  throw new Error(
    `The answer is not what its contract says: ${differences(sent, expected).join(', ')}`,
  )
}

/** The same for a page with streamed rows: each row is checked as it passes. */
export function checkStreamed(contract: z.ZodType, { items, ...rest }: StreamedPage): StreamedPage {
  checkAnswer(contract, { ...rest, items: [] })
  const row = (contract as z.ZodObject<{ items: z.ZodArray }>).shape.items.element as z.ZodType
  return { ...rest, items: checkEach(row, items) } as StreamedPage
}

async function* checkEach(row: z.ZodType, items: AsyncIterable<unknown>) {
  for await (const item of items) {
    checkAnswer(row, item)
    yield item
  }
}

const asSent = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

// The paths at which the two differ, such as items.0.folded.
function differences(sent: unknown, expected: unknown, path = ''): string[] {
  if (isDeepStrictEqual(sent, expected)) return []
  if (!isObject(sent) || !isObject(expected)) return [path || 'all of it']
  const names = new Set([...Object.keys(sent), ...Object.keys(expected)])
  return [...names].flatMap((name) =>
    differences(sent[name], expected[name], path ? `${path}.${name}` : name),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
