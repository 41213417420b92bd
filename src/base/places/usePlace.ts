import { useQueries } from '@tanstack/react-query'
import { queryOf, useAnswer } from '#kit/http/queries.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { placesApi } from './places.contract.ts'

const sentFor = (id: number | null) => ({ params: { id: String(id) } })

/** A place with its name in the user's language; undefined while it loads, or without an ID. */
export function usePlace(id: number | null) {
  const options = { enabled: id !== null, staleTime: Infinity }
  const { data } = useAnswer(placesApi.viewPlace, sentFor(id), options)
  return id === null ? undefined : data
}

/** The names of these places in the user's language; `…` while a name loads. */
export function usePlaces(ids: readonly number[]): (id: number) => string {
  const language = useLanguage()
  const places = useQueries({
    queries: ids.map((id) => ({
      ...queryOf(placesApi.viewPlace, sentFor(id), language),
      staleTime: Infinity,
    })),
  })
  return (id) => places[ids.indexOf(id)]?.data?.text ?? '…'
}
