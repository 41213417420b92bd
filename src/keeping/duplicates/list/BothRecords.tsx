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
    // A list is a grid, and so would be a table within it.
    <dl className={classes.both} aria-label={`${row.low.title} – ${row.high.title}`}>
      <div>
        <dt className="quiet">{t(`record.${row.kind}`)}</dt>
        {[row.low, row.high].map(({ id, title }) => (
          <dd key={id}>
            <GoLink href={hrefOfRecord({ entity: row.kind, id }) ?? '/'}>{title}</GoLink>
          </dd>
        ))}
      </div>
      {row.compared.map((each) => (
        <div key={each.field} className={looks[each.like]}>
          <dt className="quiet">
            {t(`duplicates.field.${each.field}`)}
            {each.like !== 'unknown' && (
              <span className="onlyHeard"> ({t(`duplicates.like.${each.like}`)})</span>
            )}
          </dt>
          <dd>{shown(each.field, each.low, t)}</dd>
          <dd>{shown(each.field, each.high, t)}</dd>
        </div>
      ))}
    </dl>
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
