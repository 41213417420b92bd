// For the agent at the viewing: the objects with address, key and owner.
import { Anchor, Group, SimpleGrid, Text } from '@mantine/core'
import { IconKey, IconMapPin } from '@tabler/icons-react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { ReachAbout } from '#base/people/ReachAbout.tsx'
import { ReachLinks } from '#base/people/ReachLinks.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import type { ObjectOnSite } from './onSite.contract.ts'
import { useOnSite } from './useOnSite.ts'

export function OnSite({ id }: { id: number }) {
  const t = useText()
  const query = useOnSite(id)
  return (
    <Section title={t('viewing.onSite')} anchor="onSite" columns={1}>
      <Loaded query={query}>
        {({ objects }) => (
          <ReachAbout of={{ entity: 'Viewing', id }}>
            <SimpleGrid minColWidth="min(100%, 17rem)">
              {objects.map((object) => (
                <ObjectCard key={object.objectId} object={object} />
              ))}
            </SimpleGrid>
          </ReachAbout>
        )}
      </Loaded>
    </Section>
  )
}

function ObjectCard({ object }: { object: ObjectOnSite }) {
  const t = useText()
  const { objectId, number, title, address, key, keyHolder, keyNote, owner } = object
  const map = mapOf(object)
  return (
    <div className="stacked wholeText">
      <GoLink href={objectPaths.object(objectId)}>
        #{number} {title}
      </GoLink>
      {map && (
        <Group gap={6} wrap="nowrap">
          <IconMapPin size={16} aria-hidden />
          <Anchor href={map} target="_blank" rel="noreferrer" size="sm">
            {address || t('viewing.onMap')}
          </Anchor>
        </Group>
      )}
      <Group gap={6} wrap="nowrap" align="flex-start">
        <IconKey size={16} aria-hidden />
        <Text size="sm">
          {key === 'out'
            ? t('viewing.key.out', { name: keyHolder ?? '–' })
            : t(`viewing.key.${key}`)}
          {keyNote && ` · ${keyNote}`}
        </Text>
      </Group>
      {owner && (
        <div>
          <Text size="sm" c="dimmed">
            {t('viewing.owner')}
          </Text>
          <GoLink href={hrefOfAccount(owner.id)}>{owner.name || `#${owner.id}`}</GoLink>
          {owner.phones && <ReachLinks all={owner.phones} accountId={owner.id} />}
        </div>
      )}
    </div>
  )
}

/** Opens the maps app of a phone; undefined where neither position nor address is known. */
function mapOf({ latitude, longitude, address }: ObjectOnSite): string | undefined {
  const place = latitude !== null && longitude !== null ? `${latitude},${longitude}` : address
  if (!place) return undefined
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
