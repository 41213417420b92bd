import { createHash } from 'node:crypto'
import { storable } from './event.ts'

const longest = 600

/** Of a long one what it begins with, and what tells it from others that begin alike. */
export function storableUid(uid: string): string {
  const whole = storable(uid)
  if (whole.length <= longest) return whole
  const rest = createHash('sha256').update(whole).digest('base64url')
  return `${whole.slice(0, longest - rest.length - 1).toWellFormed()}#${rest}`
}
