import { date, selectText, textareaUpTo } from '#kit/fields/kinds.ts'

export const selectionFields = {
  /** What the client reads it in. */
  language: selectText('language'),
  /** To the client. */
  note: textareaUpTo(4000),
  /** The last day; null: until it is revoked. */
  expiresOn: date,
} as const
