import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'
import classes from '../objects.module.css'
import type { ObjectView } from '../objects.contract.ts'
import { ObjectSection } from './ObjectSection.tsx'

const kinds = [
  ['leads', (id: number) => paths.lead(id)],
  ['viewings', paths.viewing],
  ['deals', paths.deal],
  ['reservations', paths.reservation],
] as const

/** What else speaks of the object: who wants it, who saw it, what was agreed. */
export function ObjectLinks({ object }: { object: ObjectView }) {
  const t = useText()
  const linked = kinds.filter(([name]) => object[name].length > 0)
  if (linked.length === 0) return null
  return (
    <ObjectSection name="links" columns={1}>
      {linked.map(([name, path]) => (
        <div key={name}>
          <Text size="xs" c="dimmed">
            {t(`object.links.${name}`)}
          </Text>
          <ul className={classes.contacts}>
            {object[name].map(({ id, descr }) => (
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
