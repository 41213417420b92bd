import type { Tone } from '#kit/ui/tones.ts'
import type { ObjectMandate } from './mandate.contract.ts'

export const toneOfMandate = {
  inForce: 'green',
  ending: 'amber',
  coming: 'teal',
  ended: 'neutral',
  none: 'neutral',
} as const satisfies Record<ObjectMandate['state'] | 'none', Tone>
