import { useText } from '#kit/i18n/useText.ts'
import { useOpenRecords } from './OpenRecords.tsx'
import { RecordRows } from './RecordRows.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { ObjectSection } from '#records/objects/view/ObjectSection.tsx'

const kinds = [
  ['leads', 'Demand'],
  ['viewings', 'Viewing'],
  ['deals', 'Deal'],
  ['reservations', 'Reservation'],
] as const

/**
 * Closed records that refer to the object: leads, viewings, deals and stays. Open ones have their
 * own section.
 */
export function ObjectLinks({ object }: Slots['ObjectLinks']) {
  const t = useText()
  const open = useOpenRecords({ entity: 'Object', id: object.id })
  if (open.isPending) return null
  const isOpen = (entity: string, id: number) =>
    open.data?.items.some((one) => one.entity === entity && one.id === id)
  const linked = kinds
    .map(([name, entity]) => {
      const items = object[name].filter(({ id }) => !isOpen(entity, id))
      return { name, entity, items }
    })
    .filter(({ items }) => items.length > 0)
  if (linked.length === 0) return null
  return (
    <ObjectSection name="links">
      {linked.map(({ name, entity, items }) => (
        <RecordRows
          key={name}
          title={t(`object.links.${name}`)}
          items={items.map(({ id, descr }) => ({ entity, id, title: descr || `#${id}` }))}
        />
      ))}
    </ObjectSection>
  )
}
