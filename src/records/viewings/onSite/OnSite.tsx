// For the agent at the viewing: client, objects with address, key and owner, and what comes next.
import { Anchor, Button, Group, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { IconChecks, IconKey, IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '#kit/form/Section.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { ReachAbout } from '#base/people/ReachAbout.tsx'
import { ReachLinks } from '#base/people/ReachLinks.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import type { Viewing } from '../viewings.contract.ts'
import { onSiteApi } from './onSite.contract.ts'
import type { ObjectOnSite, OnSite as Answer } from './onSite.contract.ts'

const DoneSheet = lazyPart(() => import('./DoneSheet.tsx').then((all) => all.DoneSheet))

type Props = { id: number; viewing: Viewing }

export function OnSite({ id, viewing }: Props) {
  const t = useText()
  const query = useAnswer(onSiteApi.viewingOnSite, { params: { id: String(id) } })
  const [isOpen, setOpen] = useState(false)
  const done = viewing.canEdit && (
    <Button
      leftSection={<IconChecks size={16} aria-hidden />}
      disabled={!query.data}
      onClick={() => setOpen(true)}
    >
      {t('viewing.doneNext')}
    </Button>
  )
  return (
    <Section title={t('viewing.onSite')} anchor="onSite" columns={1} actions={done}>
      <Loaded query={query} place={<Skeleton h={120} />}>
        {(onSite) => (
          <>
            <ReachAbout of={{ entity: 'Viewing', id }}>
              <Facts onSite={onSite} />
            </ReachAbout>
            {isOpen && (
              <DoneSheet id={id} viewing={viewing} onSite={onSite} onClose={() => setOpen(false)} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function Facts({ onSite: { client, objects } }: { onSite: Answer }) {
  const t = useText()
  return (
    <SimpleGrid minColWidth="min(100%, 17rem)">
      <div className="stacked wholeText">
        <Text size="sm" c="dimmed">
          {t('viewing.client')}
        </Text>
        {client ? <Person person={client} isClient /> : <Text>{t('viewing.noClient')}</Text>}
      </div>
      {objects.map((object) => (
        <ObjectCard key={object.objectId} object={object} />
      ))}
    </SimpleGrid>
  )
}

type PersonProps = { person: NonNullable<Answer['client']>; isClient?: boolean }

// The server also notes the client's calls at the lead.
const Person = ({ person, isClient = false }: PersonProps) => (
  <>
    <GoLink href={hrefOfAccount(person.id)}>{person.name || `#${person.id}`}</GoLink>
    {person.phones && (
      <ReachLinks all={person.phones} {...(!isClient && { accountId: person.id })} />
    )}
  </>
)

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
          <Person person={owner} />
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
