import { createHash } from 'node:crypto'
import { cutText } from '#kit/fields/cutText.ts'
import { storable } from './event.ts'

const longest = 600

/** Shortens a long UID to its beginning and a hash, which distinguishes it from others. */
export function storableUid(uid: string): string {
  const whole = storable(uid)
  if (whole.length <= longest) return whole
  const rest = createHash('sha256').update(whole).digest('base64url')
  return `${cutText(whole, longest - rest.length - 1)}#${rest}`
}
