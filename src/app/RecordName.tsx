// What a record or place is called where nothing beside its number says it.
import type { RefNameProps } from '#kit/form/formSurroundings.tsx'
import { usePlace } from '#features/places/usePlace.ts'

export function RecordName({ entity, id }: RefNameProps) {
  const place = usePlace(entity === 'location' ? id : null)
  return <>{entity === 'location' ? (place?.text ?? '…') : id}</>
}
