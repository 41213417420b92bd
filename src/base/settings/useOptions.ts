import { useCallback } from 'react'
import type { OptionsOf } from '#kit/fields/options.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { settingsApi } from './settings.contract.ts'

/**
 * Options of several lists in the user's language, loaded in one request: `optionsOf('country')` is undefined while
 * they load.
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
