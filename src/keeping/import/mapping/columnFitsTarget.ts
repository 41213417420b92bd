// Whether the cells of a column agree with what its header says.
import type { ColumnResult } from '../reading/columnReading.ts'
import { isAmount, isDay } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'

/** Of ten cells three may be unreadable, as in lists that people keep by hand. */
const enough = 0.3

const nameFields = new Set(
  (
    'lastName firstName middleName fullName company city kinds offers wants type responsible ' +
    'activityKind country nationality'
  ).split(' '),
)

/** An empty column fits everything. */
export function columnFitsTarget(
  target: Target,
  { filled, shares }: ColumnResult,
  isOtherUnit: boolean,
): boolean {
  const { of, field } = target
  if (filled === 0) return true
  const kind = typeof of === 'string' ? of : of.kind
  if (kind === 'texts') return shares[field === 'email' ? 'email' : 'phone'] >= enough
  if (isDay(target)) return shares.date >= enough
  // A day such as 05.10.2026 is not one of «5 or 10».
  if (field === 'floor') return shares.date < enough && shares.email < enough
  if (isAmount(target)) {
    if (isOtherUnit && kind !== 'number') return false
    return shares.number >= enough && (shares.date < enough || shares.number > shares.date)
  }
  if (field === 'photos') return shares.picture >= enough
  if (kind === 'flag' || kind === 'boolNullable') return shares.flag >= enough
  if (nameFields.has(field))
    return Math.max(shares.email, shares.phone, shares.date, shares.number) < 1 - enough
  if (kind === 'location' || field === 'places')
    return Math.max(shares.email, shares.phone, shares.date) < 1 - enough
  return true
}
