// The columns of a list as the person has chosen.
import { useMemo } from 'react'
import { callOf, useAnswer } from '#kit/http/queries.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { changed, inOrder, shownColumns, usualChoice } from '#kit/list/columns/columnChoice.ts'
import type { ColumnChoice, ChosenColumns } from '#kit/list/columns/columnChoice.ts'
import { useStore } from '#kit/ui/store.ts'
import { keepAgain, keepChoice, notKept, waiting } from './keptChoices.ts'
import { listsApi } from './lists.contract.ts'
import type { ColumnOf, ListName } from './recordLists.contract.ts'

type Named<L extends ListName> = {
  key: ColumnOf<L>
  label: MessageKey
  optional?: boolean
  hideBelow?: unknown
}

/** `columns`: all columns of the list, including every one that the server knows. */
export function useColumns<L extends ListName, C extends Named<L>>(
  list: L,
  columns: readonly C[] & (ColumnOf<L> extends C['key'] ? unknown : never),
): ChosenColumns<C> {
  const { choice, isPending, failure, reload } = useChoice(list)
  const unkept = useStore(notKept).some((one) => one.list === list)
  return useMemo(
    () => ({
      all: inOrder<C>(columns, choice.order),
      shown: shownColumns<C>(columns, choice),
      choice,
      isKnown: !isPending,
      change: (change) => keepChoice(list, change),
      failure: unkept
        ? { text: 'kit.columns.notSaved', retry: () => keepAgain(list) }
        : failure
          ? { text: 'kit.columns.notLoaded', retry: reload }
          : null,
    }),
    [list, columns, choice, isPending, failure, unkept, reload],
  )
}

function useChoice(list: ListName) {
  const { data, isPending, error, refetch } = useAnswer(
    listsApi.listChoices,
    {},
    {
      takes: (known, change) => {
        const kept = callOf(change, listsApi.saveListChoice)?.answer
        if (!kept) return undefined
        return { items: [...known.items.filter((one) => one.list !== kept.list), kept] }
      },
    },
  )
  const underway = useStore(waiting)
  const choice = useMemo(() => {
    const stored: ColumnChoice = data?.items.find((one) => one.list === list) ?? usualChoice
    return underway
      .filter((one) => one.list === list)
      .reduce((so, { change }) => changed(so, change), stored)
  }, [data, underway, list])
  const reload = useMemo(() => () => void refetch(), [refetch])
  return { choice, isPending, failure: data ? null : error, reload }
}
