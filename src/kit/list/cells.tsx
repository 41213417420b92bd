// How the values of columns are shown.
import type { ReactNode } from 'react'
import {
  formatArea,
  formatCurrency,
  formatShortDate,
  formatShortInstant,
  formatShortTime,
  formatInstantTime,
  formatMoney,
  formatNumber,
} from '../fields/format.ts'
import { useText } from '../i18n/useText.ts'
import { Face } from '../ui/Face.tsx'
import { GoLink } from '../ui/GoLink.tsx'
import { Pill } from '../ui/Pill.tsx'
import type { Column, ShownAs } from './columns/columns.ts'

function Area({ value }: { value: number }) {
  return formatArea(value, useText())
}

const mostFaces = 3

/** Initials, labelled with the names. */
export const Faces = ({ names }: { names: readonly string[] }) => (
  <>
    {names.slice(0, mostFaces).map((name, at) => (
      <Face key={`${at} ${name}`} name={name} size={22} label={name} />
    ))}
    {names.length > mostFaces && (
      <span className="quiet" title={names.slice(mostFaces).join(', ')}>
        +{names.length - mostFaces}
      </span>
    )}
  </>
)

const formats: Record<
  Exclude<ShownAs, 'link' | 'pill' | 'special'>,
  (value: never) => ReactNode
> = {
  text: (value: string) => value,
  number: (value: number) => formatNumber(value),
  currency: formatCurrency,
  money: formatMoney,
  area: (value: number) => <Area value={value} />,
  date: formatShortDate,
  dateTime: formatShortTime,
  instant: (value: string) => (
    <span title={formatInstantTime(value)}>{formatShortInstant(value)}</span>
  ),
  person: (value: string) => <Faces names={[value]} />,
  people: (value: string) => <Faces names={value.split(', ')} />,
}

/** What a column shows of a row. */
export function cellOf<Row>({ as, key, href, cell, tone }: Column<Row>, row: Row): ReactNode {
  if (cell) return cell(row)
  const value = (row as Record<string, unknown>)[key]
  const isBlank = value === null || value === undefined || value === ''
  if (as === 'link' && href)
    return (
      <GoLink href={href(row)}>
        {isBlank ? `#${href(row).split('/').pop()}` : String(value as string | number)}
      </GoLink>
    )
  if (as === 'pill') return isBlank ? null : <Pill tone={tone?.(row)}>{value as string}</Pill>
  return isBlank || as === 'link' || as === 'special' ? null : formats[as](value as never)
}
