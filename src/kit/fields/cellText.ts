import { cleanText } from './cleanText.ts'

/** Without what nobody sees and without blanks around it; null for nothing. The database knows no character NUL. */
export const cellText = (text: string): string | null =>
  cleanText(text).replace(/\r\n?/g, '\n').replaceAll('\0', '').trim() || null
