import { Group, Text } from '@mantine/core'
import { formatArea } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { objectPaths } from '../objects.paths.ts'
import type { ObjectHit } from '../list/objectLists.contract.ts'
import { ObjectThumb } from '../ObjectThumb.tsx'
import { PriceLine } from './PriceLine.tsx'

/** A search hit in a few lines, with its picture if the search requested it. */
export function HitCard({ hit }: { hit: ObjectHit }) {
  const t = useText()
  const facts = [hit.type, hit.area !== null && formatArea(hit.area, t), hit.location]
  return (
    <Group gap={10} wrap="nowrap" align="flex-start" miw={200}>
      {hit.picture !== undefined && <ObjectThumb picture={hit.picture} size="large" />}
      <div className="grow">
        <GoLink href={objectPaths.object(hit.id)}>#{hit.referenceNumber}</GoLink>
        {hit.title && (
          <Text size="sm" lineClamp={1}>
            {hit.title}
          </Text>
        )}
        <Text size="sm" c="dimmed" lineClamp={2}>
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <PriceLine small object={hit} />
      </div>
    </Group>
  )
}
