// A person's choice and order of a list's columns. Independent of React.
import type { Density } from '../../fields/density.ts'
import type { MessageKey } from '../../i18n/useText.ts'

/** The choices of the person; other columns follow the list. */
export type ColumnChoice = {
  shown: readonly string[]
  hidden: readonly string[]
  order: readonly string[]
  density: Density
}

/** New choices; `reset` discards all earlier ones. */
export type ChoiceChange = {
  reset?: true
  shown?: string[]
  hidden?: string[]
  order?: string[]
  density?: Density
}

/** The columns of a list as chosen. */
export type ChosenColumns<C> = {
  /** All columns in order, and the visible ones. */
  all: readonly C[]
  shown: readonly C[]
  choice: ColumnChoice
  /** False while the choices are loading. */
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

/** The first column links to the record, and stays first. */
export const isShown = ({ key, optional }: Named, at: number, choice: ColumnChoice): boolean =>
  at === 0 || choice.shown.includes(key) || (!optional && !choice.hidden.includes(key))

/** All columns in order. A column missing in the stored order follows its usual predecessor. */
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

/** The visible columns. Explicitly chosen ones are visible on a narrow screen too. */
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
