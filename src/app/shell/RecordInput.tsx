// The picker for a field that refers to another record or a place.
import { TextInput } from '@mantine/core'
import type { ComponentType } from 'react'
import type { RefInputProps } from '#kit/form/formSurroundings.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { registeredParts } from '#base/register/parts.ts'
import type { PickerProps } from '#base/register/parts.ts'
import '../parts.ts'

// Keeps the layout while the picker loads.
const place = ({ label }: PickerProps) => <TextInput label={label} disabled />

const pickers: Record<string, ComponentType<PickerProps>> = Object.fromEntries(
  Object.entries(registeredParts().pickers).map(([entity, load]) => [
    entity,
    lazyPart(load, { place }),
  ]),
)

export function RecordInput({ kind: _kind, entity, name: _name, ...rest }: RefInputProps) {
  const Picker = pickers[entity]
  if (!Picker) throw new Error(`Nothing picks a ${entity}`)
  return <Picker {...rest} />
}
