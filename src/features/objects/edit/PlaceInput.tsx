import type { RefInputProps } from '#kit/form/formSurroundings.tsx'
import { PlacePicker } from '#features/places/PlacePicker.tsx'

/** The picker of a place as a form's field. */
export const PlaceInput = ({
  kind: _kind,
  entity: _entity,
  name: _name,
  ...rest
}: RefInputProps) => <PlacePicker {...rest} />
