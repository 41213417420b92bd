import { useQuery } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { placesApi } from './places.contract.ts'

/** A place with its name in the person's language; undefined while it loads, or without a number. */
export function usePlace(id: number | null) {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: [placesApi.viewPlace.path, id, language],
    queryFn: ({ signal }) =>
      call(placesApi.viewPlace, { params: { id: String(id) } }, { signal, quiet: true }),
    enabled: id !== null,
    staleTime: Infinity,
  })
  return id === null ? undefined : data
}
