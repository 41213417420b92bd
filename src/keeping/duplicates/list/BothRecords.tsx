import { formatArea, formatCurrency } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { Compared, DuplicateRow } from '../duplicates.contract.ts'
import classes from './BothRecords.module.css'

const looks = {
  same: 'rowMatch',
  near: classes.near,
  other: 'rowDiffers',
  unknown: 'quiet',
}

/** Both records side by side; equal and different values are marked by colour, and in words for screen readers. */
export function BothRecords({ row }: { row: DuplicateRow }) {
  const t = useText()
  return (
    <table className={classes.both} aria-label={`${row.low.title} – ${row.high.title}`}>
      {/* Not a table head: lists hide it on phones, and these are the links to both records. */}
      <tbody>
        <tr>
          <th scope="col">{t(`record.${row.kind}`)}</th>
          {[row.low, row.high].map(({ id, title }) => (
            <th key={id} scope="col">
              <GoLink href={hrefOfRecord({ entity: row.kind, id }) ?? '/'}>{title}</GoLink>
            </th>
          ))}
        </tr>
        {row.compared.map((each) => (
          <tr key={each.field} className={looks[each.like]}>
            <th scope="row">
              {t(`duplicates.field.${each.field}`)}
              {each.like !== 'unknown' && (
                <span className="onlyHeard"> ({t(`duplicates.like.${each.like}`)})</span>
              )}
            </th>
            <td>{shown(each.field, each.low, t)}</td>
            <td>{shown(each.field, each.high, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shown(
  field: Compared['field'],
  value: string | null,
  t: ReturnType<typeof useText>,
): string {
  if (value === null) return '–'
  if (field === 'size') return formatArea(Number(value), t)
  if (field === 'price') return formatCurrency(Number(value))
  return value.replaceAll(';', '; ')
}
