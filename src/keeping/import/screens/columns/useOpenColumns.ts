// Columns that wait for an answer: words and places without a value, and days or decimals that can be read in two ways.
import { useQueries } from '@tanstack/react-query'
import { queryOf } from '#kit/http/queries.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { importApi } from '../../import.contract.ts'
import type { ViewedImport } from '../../import.contract.ts'
import type { ColumnUse, Mapping } from '../../mapping.contract.ts'
import { formatKindOf } from '../../mapping/columnFormats.ts'
import { isPlace, targetsOf, wordListOf } from '../../targets.contract.ts'

/** By column. */
export function useOpenColumns(
  { id, kind, proposal }: ViewedImport,
  { columns }: Mapping,
): ReadonlySet<number> {
  const language = useLanguage()
  const targetOf = ({ target }: ColumnUse) => targetsOf(kind).get(target ?? '')
  const inWords = columns.flatMap((use, column) => {
    const target = targetOf(use)
    return target && (wordListOf(target.of) || isPlace(target)) ? [column] : []
  })
  const values = useQueries({
    queries: inWords.map((column) =>
      queryOf(importApi.columnValues, { body: { id, column } }, language),
    ),
  })
  const hasOpenWord = (column: number) =>
    values[inWords.indexOf(column)]?.data?.items.some(
      ({ text, value }) => (columns[column]?.values?.[text] ?? value) === null,
    ) ?? false
  const isUnread = (use: ColumnUse, column: number) => {
    const target = targetOf(use)
    const way = target && formatKindOf(target)
    return way && !use[way] ? proposal?.columns[column]?.asks === way : false
  }
  return new Set(
    columns.flatMap((use, column) =>
      hasOpenWord(column) || isUnread(use, column) ? [column] : [],
    ),
  )
}
