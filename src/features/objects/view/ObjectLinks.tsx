import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'
import { useOpenRecords } from '#features/record-timeline/OpenRecords.tsx'
import classes from '../objects.module.css'
import type { ObjectView } from '../objects.contract.ts'
import { ObjectSection } from './ObjectSection.tsx'

const kinds = [
  ['leads', 'Demand', (id: number) => paths.lead(id)],
  ['viewings', 'Viewing', paths.viewing],
  ['deals', 'Deal', paths.deal],
  ['reservations', 'Reservation', paths.reservation],
] as const

/** What else speaks of the object: who wanted it, who saw it, what was agreed. What is open stands in a part of its own. */
export function ObjectLinks({ object }: { object: ObjectView }) {
  const t = useText()
  const open = useOpenRecords({ entity: 'Object', id: object.id })
  if (open.isPending) return null
  const isOpen = (entity: string, id: number) =>
    open.data?.items.some((one) => one.entity === entity && one.id === id)
  const linked = kinds
    .map(([name, entity, path]) => {
      const items = object[name].filter(({ id }) => !isOpen(entity, id))
      return { name, path, items }
    })
    .filter(({ items }) => items.length > 0)
  if (linked.length === 0) return null
  return (
    <ObjectSection name="links" columns={1}>
      {linked.map(({ name, path, items }) => (
        <div key={name}>
          <Text size="xs" c="dimmed">
            {t(`object.links.${name}`)}
          </Text>
          <ul className={classes.contacts}>
            {items.map(({ id, descr }) => (
              <li key={id}>
                <GoLink href={path(id)}>{descr || `#${id}`}</GoLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </ObjectSection>
  )
}
