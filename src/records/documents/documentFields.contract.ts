import { textUpTo, textareaUpTo } from '#kit/fields/kinds.ts'

export const documentFields = {
  /** What its link is called, as a file is. */
  name: textUpTo(200),
  description: textareaUpTo(4000),
} as const
