import { useQueries } from '@tanstack/react-query'
import { queryOf, useAnswer } from '#kit/http/queries.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { placesApi } from './places.contract.ts'

const sentFor = (id: number | null) => ({ params: { id: String(id) } })

/** A place with its name in the person's language; undefined while it loads, or without a number. */
export function usePlace(id: number | null) {
  const options = { enabled: id !== null, staleTime: Infinity }
  const { data } = useAnswer(placesApi.viewPlace, sentFor(id), options)
  return id === null ? undefined : data
}

/** The names of these places, in the person's language; `…` for one that is on its way. */
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
