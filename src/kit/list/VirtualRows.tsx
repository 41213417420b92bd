// Renders only the visible rows, so that a hundred thousand of them never freeze the browser.
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { RowAndMore } from './PageRows.tsx'
import type { RowsProps } from './PageRows.tsx'
import { SkeletonRow } from './TableRow.tsx'

const usualHeight = 41

export function VirtualRows<Row>(props: RowsProps<Row> & { frame: RefObject<HTMLElement | null> }) {
  const { list, columns, ticks, frame } = props
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: list.rowCount,
    getScrollElement: () => frame.current,
    estimateSize: () => usualHeight,
    overscan: 12,
  })
  const shown = rows.getVirtualItems()
  const first = shown[0]
  const last = shown.at(-1)
  const from = first?.index ?? 0
  const to = last?.index ?? 0
  const { want } = list
  useEffect(() => want(from, to), [want, from, to])
  return (
    <>
      <Space height={first?.start ?? 0} />
      {shown.map(({ index, key }) => {
        const row = list.rowAt(index)
        return (
          <tbody key={key} ref={rows.measureElement} data-index={index}>
            {row === undefined ? (
              <SkeletonRow columns={columns} hasTicks={ticks !== undefined} rowIndex={index + 2} />
            ) : (
              <RowAndMore {...props} row={row} rowIndex={index + 2} />
            )}
          </tbody>
        )
      })}
      <Space height={rows.getTotalSize() - (last?.end ?? 0)} />
    </>
  )
}

// Takes the space of the rows that are not rendered.
const Space = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden data-space>
      <tr style={{ height }}>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
        <td style={{ padding: 0, border: 0 }} />
      </tr>
    </tbody>
  )
