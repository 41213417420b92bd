import { Text } from '@mantine/core'
import { formatArea } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'
import classes from '../map/map.module.css'
import type { ObjectHit } from '../list/objectLists.contract.ts'
import { PriceLine } from './PriceLine.tsx'

/** An object that was found, in a few lines on the map. */
export function HitCard({ hit }: { hit: ObjectHit }) {
  const t = useText()
  const facts = [hit.type, hit.area !== null && formatArea(hit.area, t), hit.location]
  return (
    <div className={classes.popup}>
      <GoLink href={paths.object(hit.id)}>#{hit.referenceNumber}</GoLink>
      {hit.title && <Text size="sm">{hit.title}</Text>}
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <PriceLine small object={hit} />
    </div>
  )
}
