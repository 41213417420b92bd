// Related records of the first people and objects among the hits.
import { useAnswer } from '#kit/http/queries.ts'
import { kindOfHit } from '#base/register/records.contract.ts'
import { mostParents, searchApi } from './search.contract.ts'
import type { SearchHit } from '#base/register/find.contract.ts'
import type { Related, RelatedPayments } from './search.contract.ts'

type RelatedRecords = { items: readonly Related[]; payments: readonly RelatedPayments[] }
const nothing: RelatedRecords = { items: [], payments: [] }

/** Empty until loaded. */
export function useRelated(hits: readonly SearchHit[]): RelatedRecords {
  const of = hits
    .map(({ entity, id }) => ({ entity: kindOfHit(entity), id }))
    .filter(({ entity }) => entity === 'Account' || entity === 'Object')
    .slice(0, mostParents)
    .map(({ entity, id }) => `${entity}/${id}`)
    .join(',')
  const { data } = useAnswer(searchApi.related, { query: { of } }, { enabled: of !== '' })
  return of === '' ? nothing : (data ?? nothing)
}
