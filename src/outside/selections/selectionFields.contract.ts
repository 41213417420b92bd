import { date, selectText, textareaUpTo } from '#kit/fields/kinds.ts'

export const selectionFields = {
  /** The language of the client's page. */
  language: selectText('language'),
  /** For the client. */
  note: textareaUpTo(4000),
  /** The last day; null: until revoked. */
  expiresOn: date,
} as const
