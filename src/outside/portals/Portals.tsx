// List of the portals that get published properties, for administrators.
import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { PortalForm } from './PortalForm.tsx'
import { portalPaths } from './portals.paths.ts'
import { portalsApi } from './portals.contract.ts'
import type { Portal } from './portals.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

export function Portals() {
  const t = useText()
  usePageTitle(t('portal.title'))
  const query = useAnswer(portalsApi.listPortals, {})
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Title order={1} mb="xs">
        {t('portal.title')}
      </Title>
      <Text size="sm" c="dimmed" maw={760} mb="md">
        {t('portal.intro')}
      </Text>
      <Loaded query={query} lines={8}>
        {({ items, views }) => (
          <Stack>
            {items.length > 0 && (
              <Paper withBorder p="md">
                <PortalTable items={items} />
              </Paper>
            )}
            {items.length === 0 && !isAdding && (
              <EmptyState title={t('portal.none')} text={t('portal.noneText')} />
            )}
            {isAdding ? (
              <Paper component="section" withBorder p="md">
                <PortalForm views={views} onClose={() => setAdding(false)} />
              </Paper>
            ) : (
              <Group>
                <Button
                  variant="light"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => setAdding(true)}
                >
                  {t('portal.add')}
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </Loaded>
    </>
  )
}

function PortalTable({ items }: { items: readonly Portal[] }) {
  const t = useText()
  return (
    <Table className="smallTable" aria-label={t('portal.title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('portal.name')}</Table.Th>
          <Table.Th>{t('portal.format')}</Table.Th>
          <Table.Th>{t('portal.properties')}</Table.Th>
          <Table.Th>{t('portal.lastFetch')}</Table.Th>
          <Table.Th>{t('portal.state')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((portal) => (
          <Table.Tr key={portal.id}>
            <Table.Td data-label={t('portal.name')}>
              <GoLink href={portalPaths.portal(portal.id)}>{portal.name}</GoLink>
            </Table.Td>
            <Table.Td data-label={t('portal.format')}>
              {t(`portal.formatName.${portal.format}`)}
            </Table.Td>
            <Table.Td data-label={t('portal.properties')}>{portal.feed?.count ?? '–'}</Table.Td>
            <Table.Td data-label={t('portal.lastFetch')}>
              {portal.fetchedOn ? formatInstantTime(portal.fetchedOn) : t('portal.neverFetched')}
            </Table.Td>
            <Table.Td data-label={t('portal.state')}>
              <PortalBadges portal={portal} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

export function PortalBadges({ portal }: { portal: Portal }) {
  const t = useText()
  return (
    <Group gap={4}>
      <Pill tone={portal.isOn ? 'green' : 'neutral'}>
        {t(portal.isOn ? 'portal.on' : 'portal.off')}
      </Pill>
      {portal.refusedFeed && <Pill tone="red">{t('portal.stayedOut')}</Pill>}
      {portal.isSilent && <Pill tone="red">{t('portal.silent')}</Pill>}
    </Group>
  )
}
