// The columns of a list as the user chose them.
import { useMemo } from 'react'
import { callOf, useAnswer } from '#kit/http/queries.ts'
import { changed, inOrder, shownColumns, usualChoice } from '#kit/list/columns/columnChoice.ts'
import type { ColumnChoice, ChosenColumns } from '#kit/list/columns/columnChoice.ts'
import { useStore } from '#kit/ui/store.ts'
import { retryChoices, saveChoice, failedChoices, pendingChoices } from './keptChoices.ts'
import { listsApi } from './lists.contract.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'

type NamedColumn = { key: string; optional?: boolean; hideBelow?: unknown }

/** `columns`: all columns of the list. */
export function useColumns<C extends NamedColumn>(
  list: ListName,
  columns: readonly C[],
): ChosenColumns<C> {
  const { choice, isPending, failure, reload } = useChoice(list)
  const hasFailed = useStore(failedChoices).some((one) => one.list === list)
  return useMemo(
    () => ({
      all: inOrder<C>(columns, choice.order),
      shown: shownColumns<C>(columns, choice),
      choice,
      isKnown: !isPending,
      change: (change) => saveChoice(list, change),
      failure: hasFailed
        ? { text: 'kit.columns.notSaved', retry: () => retryChoices(list) }
        : failure
          ? { text: 'kit.columns.notLoaded', retry: reload }
          : null,
    }),
    [list, columns, choice, isPending, failure, hasFailed, reload],
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
  const pending = useStore(pendingChoices)
  const choice = useMemo(() => {
    const stored: ColumnChoice = data?.items.find((one) => one.list === list) ?? usualChoice
    return pending
      .filter((one) => one.list === list)
      .reduce((so, { change }) => changed(so, change), stored)
  }, [data, pending, list])
  const reload = useMemo(() => () => void refetch(), [refetch])
  return { choice, isPending, failure: data ? null : error, reload }
}
