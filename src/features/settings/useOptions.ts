import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OptionsOf } from '#kit/fields/options.ts'
import { call } from '#kit/http/call.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { settingsApi } from './settings.contract.ts'

/**
 * The choices of named lists, in the person's language, all asked for at once:
 * `optionsOf('country')`, undefined while they load.
 */
export function useOptions(names: readonly string[]): OptionsOf {
  const language = useLanguage()
  const joined = names.join(',')
  const { data } = useQuery({
    queryKey: [settingsApi.selectLists.path, joined, language],
    queryFn: ({ signal }) =>
      call(settingsApi.selectLists, { query: { names: joined } }, { signal }),
    staleTime: 10 * 60_000,
  })
  return useCallback((list) => data?.lists[list], [data])
}
