import { formatDate } from '#kit/fields/format.ts'
import type { StayOfIncome } from './payout.contract.ts'

/** The property and the days of a stay: `#12 Villa, 01.07.2026 – 05.07.2026`. */
export const stayText = ({ objectNumber, objectTitle, checkIn, checkOut }: StayOfIncome): string =>
  `${[`#${objectNumber}`, objectTitle].filter(Boolean).join(' ')}, ${formatDate(checkIn)} – ${formatDate(checkOut)}`
