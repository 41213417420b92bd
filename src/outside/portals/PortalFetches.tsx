import { Stack, Table, Text, Title } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { portalsApi } from './portals.contract.ts'

/** Fetches of the feed, newest first. */
export function PortalFetches({ id }: { id: number }) {
  const t = useText()
  const query = useAnswer(portalsApi.portalFetches, { params: { id: String(id) } })
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t('portal.fetches')}</Title>
      <Loaded query={query} lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{t('portal.neverFetched')}</Text>
          ) : (
            <Table className="smallTable" aria-label={t('portal.fetches')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('portal.when')}</Table.Th>
                  <Table.Th>{t('portal.who')}</Table.Th>
                  <Table.Th>{t('portal.what')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map(({ fetchedOn, address, agent, status, count }, at) => (
                  <Table.Tr key={at}>
                    <Table.Td data-label={t('portal.when')}>
                      {formatInstantTime(fetchedOn)}
                    </Table.Td>
                    <Table.Td data-label={t('portal.who')} style={{ overflowWrap: 'anywhere' }}>
                      {[address, agent].filter(Boolean).join(' · ')}
                    </Table.Td>
                    <Table.Td data-label={t('portal.what')}>
                      {status === 304 ? t('portal.nothingNew') : t('portal.took', { count })}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )
        }
      </Loaded>
    </Stack>
  )
}
