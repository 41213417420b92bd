// How a column with a target is read, as far as its cells, or those of the other columns, show it.
import type { ColumnResult } from '../reading/columnReading.ts'
import type { ColumnProposal, ColumnUse } from '../mapping.contract.ts'
import { isAmount, isDay } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'
import type { Column } from './adjustToOtherColumns.ts'

export type ColumnFormats = ColumnProposal['reads']

/** The formats that matter for a target: days, decimals, or the order of names. */
export const formatKindOf = (target: Target): keyof ColumnFormats | null =>
  isDay(target)
    ? 'dates'
    : isAmount(target)
      ? 'decimals'
      : target.of === 'fullName'
        ? 'names'
        : null

export function readAs(target: Target, reads: ColumnFormats): Partial<ColumnUse> {
  const way = formatKindOf(target)
  return way && reads[way] ? { [way]: reads[way] } : {}
}

/** Prices of homes have no three decimals: 185.000 is no 185. */
const inThousands = new Set(
  'salePrice offeredPrice budgetFrom budgetTo purchaseBudgetRangeMin purchaseBudgetRangeMax'.split(
    ' ',
  ),
)

const decimalOf = ({ decimal, thousands }: ColumnResult, target: Target | undefined) =>
  decimal ?? (target && inThousands.has(target.field) ? thousands : null)

type Usual = { order: ColumnResult['order']; decimal: ColumnResult['decimal'] }

/** How the columns of the file are written that leave no choice; null where they differ. */
export function commonFormatsOf(
  columns: readonly Column[],
  chosen: ReadonlyMap<number, Target>,
): Usual {
  const used = columns.filter((_column, at) => chosen.has(at))
  const onlyOf = <T>(all: readonly (T | null)[]): T | null => {
    const said = new Set(all.filter((one) => one !== null))
    return said.size === 1 ? [...said][0]! : null
  }
  return {
    order: onlyOf(used.map(({ reading }) => (reading.kind === 'date' ? reading.order : null))),
    decimal: onlyOf([...chosen].map(([at, target]) => decimalOf(columns[at]!.reading, target))),
  }
}

const ofTwo = new Set<ColumnResult['order']>(['dmy', 'mdy'])

/** Set if only one reading is possible, or another column of the file shows it; otherwise the user is asked. */
export function formatsOf(
  { reading, names }: Column,
  usual: Usual,
  target: Target | undefined,
): Pick<ColumnProposal, 'reads' | 'asks'> {
  const { order, ambiguous } = reading
  const decimal = decimalOf(reading, target)
  const isOpen = (one: 'dmy' | 'decimalComma') => ambiguous?.some((other) => other === one) ?? false
  const dates = order ?? (isOpen('dmy') && ofTwo.has(usual.order) ? usual.order : null)
  const decimals = decimal ?? (isOpen('decimalComma') ? usual.decimal : null)
  return {
    reads: { ...(dates && { dates }), ...(decimals && { decimals }), ...(names && { names }) },
    asks:
      isOpen('dmy') && !dates ? 'dates' : isOpen('decimalComma') && !decimals ? 'decimals' : null,
  }
}
