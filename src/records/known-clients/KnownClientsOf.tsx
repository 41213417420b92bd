// On a deal: how far the files about its parties are, for whoever checks them.
import { Group, Stack, Text } from '@mantine/core'
import { formatInstant } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { clientChecker } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { knownClientsApi } from './knownClients.contract.ts'
import type { KnownClient } from './knownClients.contract.ts'
import { knownClientPaths } from './knownClients.paths.ts'
import { KnownState } from './KnownState.tsx'

type Props = { dealId: number }

export const KnownClientsOf = ({ dealId }: Props) =>
  useMay()(clientChecker) ? <Parties dealId={dealId} /> : null

function Parties({ dealId }: Props) {
  const t = useText()
  const query = useAnswer(knownClientsApi.knownClientsOf, { params: { id: String(dealId) } })
  return (
    <Section title={t('knownClient.title')} anchor="known-clients" columns={1}>
      <Loaded query={query} lines={3}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{t('knownClient.none')}</Text>
          ) : (
            <Stack gap="xs" component="ul" m={0} p={0}>
              {items.map((client) => (
                <Party key={`${client.accountId} ${client.id}`} client={client} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Section>
  )
}

function Party({ client }: { client: KnownClient }) {
  const t = useText()
  const { id, dealId, accountId, account, role, isParty, checks } = client
  const [newest] = checks
  const name = account || client.name || `#${accountId}`
  return (
    <Group
      component="li"
      gap="xs"
      align="start"
      justify="space-between"
      style={{ listStyle: 'none' }}
    >
      <div style={{ minWidth: 0 }}>
        {id === null ? (
          <GoLink
            href={knownClientPaths.add(dealId, accountId)}
            aria-label={t('knownClient.begin', { name })}
          >
            {name}
          </GoLink>
        ) : (
          <GoLink href={knownClientPaths.client(id)}>{name}</GoLink>
        )}
        <Text size="sm" className="quiet">
          {[
            isParty ? role : t('knownClient.wasParty'),
            newest &&
              t(newest.checkedBy === null ? 'knownClient.checkedOn' : 'knownClient.checkedBy', {
                day: formatInstant(newest.checkedOn),
                name: newest.checkedBy ?? '',
              }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <KnownState client={client} />
    </Group>
  )
}
