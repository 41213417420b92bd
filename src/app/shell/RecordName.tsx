// What a record or place is called where nothing beside its number says it.
import type { RefNameProps } from '#kit/form/formSurroundings.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { usePlace } from '#base/places/usePlace.ts'
import { findApi } from '#base/register/find.contract.ts'
import { kindOfRef } from '#base/register/records.contract.ts'
import type { RefKind } from '#base/register/records.contract.ts'

export function RecordName({ entity, id }: RefNameProps) {
  const kind = kindOfRef(entity)
  return kind ? <NameOfRecord entity={kind} id={id} /> : <NameOfPlace id={id} />
}

const NameOfPlace = ({ id }: { id: number }) => <>{usePlace(id)?.text ?? '…'}</>

/** One that is gone, or not for this person to see, is told by its number. */
function NameOfRecord({ entity, id }: { entity: RefKind; id: number }) {
  const { data, isError } = useAnswer(findApi.titleOfRecord, {
    query: { entity, id: String(id) },
  })
  return <>{data?.title || (data || isError ? `#${id}` : '…')}</>
}
