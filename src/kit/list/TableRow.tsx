import { Checkbox, Skeleton } from '@mantine/core'
import { useText } from '../i18n/useText.ts'
import type { Tone } from '../ui/tones.ts'
import { cellOf } from './cells.tsx'
import type { Column } from './columns/columns.ts'
import { trackOf } from './columns/tracks.ts'
import classes from './DataTable.module.css'
import type { RowPeek } from './peek/peek.ts'
import { PeekButton } from './peek/PeekButton.tsx'

type Props<Row> = {
  /** The id of the row. */
  id: number
  row: Row
  columns: readonly Column<Row>[]
  className?: string | undefined
  tone?: Tone | undefined
  /** The checkbox, if rows can be selected. */
  chosen?: { is: boolean; name: string; toggle: (to: boolean) => void } | undefined
  /** The row's summary beside the list, and its title. */
  peek?: { rows: RowPeek; name: string } | undefined
  /** Its position among all rows, from 1, if only some are rendered. */
  rowIndex?: number
}

export function TableRow<Row>(props: Props<Row>) {
  const { id, row, columns, className, tone, chosen, peek, rowIndex } = props
  const t = useText()
  return (
    <tr
      className={className}
      data-tone={tone}
      data-row={id}
      data-chosen={chosen?.is || undefined}
      data-peeked={peek?.rows.is(id) || undefined}
      aria-rowindex={rowIndex}
    >
      {chosen && (
        <td className={classes.select}>
          <Checkbox
            size="xs"
            checked={chosen.is}
            // Shift selects the range from the last clicked row.
            onChange={({ nativeEvent }) => chosen.toggle((nativeEvent as MouseEvent).shiftKey)}
            aria-label={t('kit.list.selectRow', { row: chosen.name })}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.key}
          style={{ gridColumn: trackOf(at, chosen !== undefined) }}
          data-label={t(column.label)}
          data-align={column.align}
          data-nowrap={column.nowrap}
          data-wraps={column.wraps}
          data-hide-below={column.hideBelow}
          data-card={cardOf(column, at)}
        >
          {cellOf(column, row)}
          {at === 0 && peek && <PeekButton id={id} name={peek.name} peek={peek.rows} />}
        </td>
      ))}
    </tr>
  )
}

/** What a column without `card` is on the card of a phone. */
const cardOf = ({ card, as, align }: Pick<Column<never>, 'card' | 'as' | 'align'>, at: number) =>
  card ?? (at === 0 ? 'title' : as === 'special' && align ? 'end' : 'fact')

type PlaceProps = {
  columns: readonly Pick<Column<never>, 'key' | 'label' | 'align' | 'hideBelow' | 'card' | 'as'>[]
  /** Rows can be selected. */
  hasTicks: boolean
  rowIndex?: number
}

/** A placeholder with the cells of a row that is loading. */
export function SkeletonRow({ columns, hasTicks, rowIndex }: PlaceProps) {
  const t = useText()
  return (
    <tr aria-rowindex={rowIndex}>
      {hasTicks && (
        <td className={classes.select}>
          <Skeleton height={16} width={16} my={2} />
        </td>
      )}
      {columns.map(({ key, label, align, hideBelow, card, as }, at) => (
        <td
          key={key}
          style={{ gridColumn: trackOf(at, hasTicks) }}
          data-label={t(label)}
          data-align={align}
          data-hide-below={hideBelow}
          data-card={cardOf({ card, as, align }, at)}
        >
          <Skeleton
            height={12}
            my="calc(0.7em - 6px)"
            ml={align === 'right' ? 'auto' : undefined}
            width={`${58 + ((at * 17) % 35)}%`}
          />
        </td>
      ))}
    </tr>
  )
}
