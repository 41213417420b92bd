import { useAnswer } from '#kit/http/queries.ts'
import { placesApi } from './places.contract.ts'

/** A place with its name in the person's language; undefined while it loads, or without a number. */
export function usePlace(id: number | null) {
  const sent = { params: { id: String(id) } }
  const options = { enabled: id !== null, staleTime: Infinity }
  const { data } = useAnswer(placesApi.viewPlace, sent, options)
  return id === null ? undefined : data
}
