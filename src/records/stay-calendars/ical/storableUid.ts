import { createHash } from 'node:crypto'
import { cutText } from '#kit/fields/cutText.ts'
import { storable } from './event.ts'

const longest = 600

/** Of a long one what it begins with, and what tells it from others that begin alike. */
export function storableUid(uid: string): string {
  const whole = storable(uid)
  if (whole.length <= longest) return whole
  const rest = createHash('sha256').update(whole).digest('base64url')
  return `${cutText(whole, longest - rest.length - 1)}#${rest}`
}
