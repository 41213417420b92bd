import { useCallback } from 'react'
import type { OptionsOf } from '#kit/fields/options.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { settingsApi } from './settings.contract.ts'

/**
 * The choices of named lists, in the person's language, all asked for at once:
 * `optionsOf('country')`, undefined while they load.
 */
export function useOptions(names: readonly string[]): OptionsOf {
  const joined = names.join(',')
  const { data } = useAnswer(
    settingsApi.selectLists,
    { query: { names: joined } },
    { staleTime: 10 * 60_000 },
  )
  return useCallback((list) => data?.lists[list], [data])
}
