// What the first people and objects among the hits of a search have going on.
import { useAnswer } from '#kit/http/queries.ts'
import { kindOfHit } from '#base/register/records.contract.ts'
import { mostParents, searchApi } from './search.contract.ts'
import type { SearchHit } from '#base/register/find.contract.ts'
import type { Related, RelatedPayments } from './search.contract.ts'

type Found = { items: readonly Related[]; payments: readonly RelatedPayments[] }
const nothing: Found = { items: [], payments: [] }

/** None until they are there. */
export function useRelated(hits: readonly SearchHit[]): Found {
  const of = hits
    .map(({ entity, id }) => ({ entity: kindOfHit(entity), id }))
    .filter(({ entity }) => entity === 'Account' || entity === 'Object')
    .slice(0, mostParents)
    .map(({ entity, id }) => `${entity}/${id}`)
    .join(',')
  const { data } = useAnswer(searchApi.related, { query: { of } }, { enabled: of !== '' })
  return of === '' ? nothing : (data ?? nothing)
}
