import { Table, Text } from '@mantine/core'
import { formatDate } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import type { ObjectKey } from './objectKeys.contract.ts'

/** Holders of the key with dates, the latest first. */
export function KeyHistory({ periods }: { periods: ObjectKey['history'] }) {
  const t = useText()
  return (
    <Section title={t('objectKey.history')} anchor="history" columns={1}>
      {periods.length === 0 ? (
        <Text c="dimmed">{t('objectKey.noHistory')}</Text>
      ) : (
        <Table className="smallTable">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('objectKey.account')}</Table.Th>
              <Table.Th>{t('objectKey.givenAway')}</Table.Th>
              <Table.Th>{t('objectKey.received')}</Table.Th>
              <Table.Th>{t('objectKey.description')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {periods.map(({ accountId, account, givenAway, received, description }) => (
              <Table.Tr key={`${accountId} ${givenAway} ${received}`}>
                <Table.Td>
                  <GoLink href={accountPaths.account(accountId)}>{account}</GoLink>
                </Table.Td>
                <Table.Td data-label={t('objectKey.givenAway')}>{formatDate(givenAway)}</Table.Td>
                <Table.Td data-label={t('objectKey.received')}>
                  {received ? (
                    formatDate(received)
                  ) : (
                    <span className="quiet">{t('objectKey.stillOut')}</span>
                  )}
                </Table.Td>
                <Table.Td>{description}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  )
}
