// How the values of columns are shown.
import type { ReactNode } from 'react'
import {
  formatArea,
  formatCurrency,
  formatDate,
  formatDateTime,
  formatInstant,
  formatInstantTime,
  formatMoney,
  formatNumber,
} from '../fields/format.ts'
import { useText } from '../i18n/useText.ts'
import { GoLink } from '../ui/GoLink.tsx'
import type { Column, ShownAs } from './columns/columns.ts'

function Area({ value }: { value: number }) {
  return formatArea(value, useText())
}

const formats: Record<Exclude<ShownAs, 'link' | 'special'>, (value: never) => ReactNode> = {
  text: (value: string) => value,
  number: (value: number) => formatNumber(value),
  currency: formatCurrency,
  money: formatMoney,
  area: (value: number) => <Area value={value} />,
  date: formatDate,
  dateTime: formatDateTime,
  instant: (value: string) => <span title={formatInstantTime(value)}>{formatInstant(value)}</span>,
}

/** What a column shows of a row. */
export function cellOf<Row>({ as, key, href, cell }: Column<Row>, row: Row): ReactNode {
  if (cell) return cell(row)
  const value = (row as Record<string, unknown>)[key]
  const isBlank = value === null || value === undefined || value === ''
  if (as === 'link' && href)
    return (
      <GoLink href={href(row)}>
        {isBlank ? `#${href(row).split('/').pop()}` : String(value as string | number)}
      </GoLink>
    )
  return isBlank || as === 'link' || as === 'special' ? null : formats[as](value as never)
}
