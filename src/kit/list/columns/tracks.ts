import type { Column } from './columns.ts'

type Shown = Pick<Column<never>, 'width' | 'nowrap' | 'grows' | 'hideBelow' | 'align'>

/** Whether a column may take the room that is left. */
const mayGrow = ({ width, nowrap, hideBelow, align }: Shown) =>
  !width && !nowrap && !hideBelow && !align

/** The number of a column's track. It is said, because cells after one that is hidden would take its place. */
export const trackOf = (at: number, hasTicks: boolean): number => at + (hasTicks ? 2 : 1)

/** The `grid-template-columns` of a table. A column that is hidden in a narrow table takes no room. */
export function tracksOf(columns: readonly Shown[], hasTicks: boolean): string {
  const hasShares = columns.some(({ grows }) => grows)
  const first = columns.findIndex(mayGrow)
  const tracks = columns.map(({ width, grows }, at) => {
    const share = grows ?? (!hasShares && at === first ? 1 : 0)
    return width ?? (share > 0 ? `minmax(10rem, ${share}fr)` : 'fit-content(17rem)')
  })
  return [...(hasTicks ? ['2.25rem'] : []), ...tracks].join(' ')
}
