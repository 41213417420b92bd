import { cleanText } from './cleanText.ts'

/** Removes invisible characters, NUL (which PostgreSQL cannot store) and surrounding blanks; null for an empty text. */
export const cellText = (text: string): string | null =>
  cleanText(text).replace(/\r\n?/g, '\n').replaceAll('\0', '').trim() || null
