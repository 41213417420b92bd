// How the fields of every form pick another record or a place, by what they point at.
import { TextInput } from '@mantine/core'
import type { ComponentType } from 'react'
import type { RefInputProps } from '#kit/form/formSurroundings.tsx'
import { lazyPart } from '#kit/ui/lazyPart.tsx'

type PickerProps = Omit<RefInputProps, 'kind' | 'entity' | 'name'>

// Keeps the layout while a picker loads.
const place = ({ label }: PickerProps) => <TextInput label={label} disabled />

const AccountInput = lazyPart<PickerProps>(
  () =>
    import('#features/accounts/AccountPicker.tsx').then(({ AccountPicker }) => (props) => (
      <AccountPicker {...props} text={props.text ?? ''} />
    )),
  { place },
)
const SourceInput = lazyPart<PickerProps>(
  () => import('#features/accounts/SourcePicker.tsx').then((all) => all.SourcePicker),
  { place },
)
const PlaceInput = lazyPart<PickerProps>(
  () => import('#features/places/PlacePicker.tsx').then((all) => all.PlacePicker),
  { place },
)

const LeadInput = lazyPart<PickerProps>(
  () => import('#features/leads/LeadPicker.tsx').then((all) => all.LeadPicker),
  { place },
)
const ObjectInput = lazyPart<PickerProps>(
  () => import('#features/objects/ObjectPicker.tsx').then((all) => all.ObjectPicker),
  { place },
)

const pickers: Record<string, ComponentType<PickerProps>> = {
  account: AccountInput,
  source: SourceInput,
  lead: LeadInput,
  object: ObjectInput,
  location: PlaceInput,
}

export function RecordInput({ kind: _kind, entity, name: _name, ...rest }: RefInputProps) {
  const Picker = pickers[entity]
  if (!Picker) throw new Error(`Nothing picks a ${entity}`)
  return <Picker {...rest} />
}
