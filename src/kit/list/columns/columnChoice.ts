// Which columns of a list somebody sees, and in what order. Free of React.
import type { MessageKey } from '../../i18n/useText.ts'

export type Density = 'comfortable' | 'compact'

/** What somebody decided; the other columns are as the list has them. */
export type ColumnChoice = {
  shown: readonly string[]
  hidden: readonly string[]
  order: readonly string[]
  density: Density
}

/** A part of it that is decided now; `reset`: all that was decided before is forgotten. */
export type ChoiceChange = {
  reset?: true
  shown?: string[]
  hidden?: string[]
  order?: string[]
  density?: Density
}

/** The columns of a list as somebody chose them. */
export type ChosenColumns<C> = {
  /** All that there are, in their order, and those to show. */
  all: readonly C[]
  shown: readonly C[]
  choice: ColumnChoice
  /** False while it is on its way what was chosen. */
  isKnown: boolean
  change: (change: ChoiceChange) => void
  failure: { text: MessageKey; retry: () => void } | null
}

export const usualChoice: ColumnChoice = {
  shown: [],
  hidden: [],
  order: [],
  density: 'comfortable',
}

type Named = { key: string; optional?: boolean; hideBelow?: unknown }

export function changed(choice: ColumnChoice, change: ChoiceChange): ColumnChoice {
  const { shown, hidden, order, density } = change.reset ? usualChoice : choice
  const without = (names: readonly string[], others: readonly string[] = []) =>
    names.filter((name) => !others.includes(name))
  return {
    shown: [...without(shown, change.hidden), ...(change.shown ?? [])],
    hidden: [...without(hidden, change.shown), ...(change.hidden ?? [])],
    order: change.order ?? order,
    density: change.density ?? density,
  }
}

/** The first one leads to the record: it stays, wherever others go. */
export const isShown = ({ key, optional }: Named, at: number, choice: ColumnChoice): boolean =>
  at === 0 || choice.shown.includes(key) || (!optional && !choice.hidden.includes(key))

/** All of them: one that the order knows nothing of stands behind the one that it usually follows. */
export function inOrder<C extends Named>(columns: readonly C[], order: readonly string[]): C[] {
  const [first, ...others] = columns
  if (!first) return []
  const known = order.flatMap((name) => others.find(({ key }) => key === name) ?? [])
  const all = [first, ...known]
  columns.forEach((column, at) => {
    if (!all.includes(column)) all.splice(all.indexOf(columns[at - 1]!) + 1, 0, column)
  })
  return all
}

/** Those to show. What somebody asked for is there on a narrow screen, too. */
export function shownColumns<C extends Named>(columns: readonly C[], choice: ColumnChoice): C[] {
  return inOrder(columns, choice.order)
    .filter((column, at) => isShown(column, at, choice))
    .map((column) => {
      if (!choice.shown.includes(column.key)) return column
      const { hideBelow: _, ...asked } = column
      return asked as C
    })
}

export const isUsual = ({ shown, hidden, order, density }: ColumnChoice): boolean =>
  shown.length + hidden.length + order.length === 0 && density === usualChoice.density
