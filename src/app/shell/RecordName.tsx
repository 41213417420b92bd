// The name of a record or place of which only the id is known.
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

/** Shows the id of a record that is deleted or that this person may not see. */
function NameOfRecord({ entity, id }: { entity: RefKind; id: number }) {
  const { data, isError } = useAnswer(findApi.titleOfRecord, {
    query: { entity, id: String(id) },
  })
  return <>{data?.title || (data || isError ? `#${id}` : '…')}</>
}
