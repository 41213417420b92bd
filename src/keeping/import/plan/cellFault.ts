import { cutText } from '#kit/fields/cutText.ts'
import type { Message } from '#kit/i18n/messages.ts'

/** Enough of a cell to find it again. */
const longest = 200

/** Why a cell cannot be read, with what stands in it. */
export const cellFault = (message: string, text: string): { fault: Message } => ({
  fault: [message, { text: cutText(text, longest) }],
})
