import { textUpTo, textareaUpTo } from '#kit/fields/kinds.ts'

export const documentFields = {
  /** As long as the name of a file, since it is the text of the link. */
  name: textUpTo(200),
  description: textareaUpTo(4000),
} as const
