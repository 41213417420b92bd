// Parses the forms on a selection's page. Invalid values count as missing.
import { cleanText } from '#kit/fields/cleanText.ts'
import { marks } from '../selections.contract.ts'
import type { Mark } from '../selections.contract.ts'

export const longestMessage = 2000

export type TypedMessage = { reference: string | null; text: string }

const textOf = (body: unknown, name: string): string => {
  const value: unknown = Object(body)[name]
  // PostgreSQL cannot store NUL or lone surrogates.
  return typeof value === 'string' ? cleanText(value.replaceAll('\u0000', '')).trim() : ''
}

const referenceOf = (body: unknown): string | null => {
  const typed = textOf(body, 'object')
  return /^[0-9A-Z]{4}$/.test(typed) ? typed : null
}

/** Null for a body that none of our forms sends. */
export function readMark(body: unknown): { reference: string; mark: Mark | null } | null {
  const reference = referenceOf(body)
  const said = textOf(body, 'mark')
  const mark = marks.find((one) => one === said) ?? null
  return reference === null || (mark === null && said !== 'none') ? null : { reference, mark }
}

/** `wrong`: the key of the error text. */
export function readMessage(body: unknown): {
  typed: TypedMessage
  wrong: string | null
  isProgram: boolean
} {
  const text = textOf(body, 'message').replace(/\r\n?/g, '\n')
  return {
    typed: { reference: referenceOf(body), text: text.slice(0, 10 * longestMessage) },
    wrong: !text
      ? 'selection.page.noMessage'
      : text.length > longestMessage
        ? 'selection.page.tooLong'
        : null,
    isProgram: textOf(body, 'website') !== '',
  }
}
