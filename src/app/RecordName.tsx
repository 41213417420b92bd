// What a record or place is called where nothing beside its number says it.
import type { RefNameProps } from '#kit/form/formSurroundings.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { usePlace } from '#features/places/usePlace.ts'
import { searchApi } from '#features/search/search.contract.ts'
import type { PointedAt } from '#features/search/search.contract.ts'

const kinds: Record<string, PointedAt> = {
  account: 'Account',
  source: 'Account',
  lead: 'Demand',
  object: 'Object',
}

export function RecordName({ entity, id }: RefNameProps) {
  const kind = kinds[entity]
  return kind ? <NameOfRecord entity={kind} id={id} /> : <NameOfPlace id={id} />
}

const NameOfPlace = ({ id }: { id: number }) => <>{usePlace(id)?.text ?? '…'}</>

/** One that is gone, or not for this person to see, is told by its number. */
function NameOfRecord({ entity, id }: { entity: PointedAt; id: number }) {
  const { data, isError } = useAnswer(searchApi.titleOfRecord, {
    query: { entity, id: String(id) },
  })
  return <>{data?.title || (data || isError ? `#${id}` : '…')}</>
}
