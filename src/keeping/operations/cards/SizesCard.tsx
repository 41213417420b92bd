import { Table } from '@mantine/core'
import { formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { formatBytes } from '../formatBytes.ts'
import type { Operations } from '../operations.contract.ts'
import { CardPart, FactCard, Facts } from './FactCard.tsx'

export function SizesCard({ sizes }: Pick<Operations, 'sizes'>) {
  const t = useText()
  const { database, files, tables } = sizes
  const [count, size] = [formatNumber(files.count), formatBytes(files.bytes, t)]
  return (
    <FactCard title={t('operations.sizes')}>
      <Facts
        facts={[
          [t('operations.database'), formatBytes(database, t)],
          [
            t('operations.files'),
            files.isEstimate ? t('operations.filesEstimate', { count, size }) : `${count}, ${size}`,
          ],
        ]}
      />
      <CardPart>{t('operations.tables')}</CardPart>
      <Table verticalSpacing={4} horizontalSpacing="xs" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="46%">{t('operations.table')}</Table.Th>
            <Table.Th ta="right">{t('operations.rows')}</Table.Th>
            <Table.Th ta="right">{t('operations.size')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tables.map(({ name, rows, bytes }) => (
            <Table.Tr key={name}>
              <Table.Td style={{ overflowWrap: 'anywhere' }} lang="en" translate="no">
                {name}
              </Table.Td>
              <Table.Td ta="right">{rows === null ? '–' : formatNumber(rows)}</Table.Td>
              <Table.Td ta="right">{formatBytes(bytes, t)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </FactCard>
  )
}
