import { Table } from '@mantine/core'
import { languageNames } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Imported } from './localization.contract.ts'

/** Errors in the workbook, by row. */
export function FaultsTable({ faults }: { faults: Imported['errors'] }) {
  const t = useText()
  return (
    <Table className="smallTable" aria-label={t('texts.fault')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('texts.row')}</Table.Th>
          <Table.Th>{t('texts.key')}</Table.Th>
          <Table.Th>{t('texts.language')}</Table.Th>
          <Table.Th>{t('texts.fault')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {faults.map(({ row, key, localizationCulture, text }) => (
          <Table.Tr key={`${row} ${localizationCulture}`}>
            <Table.Td data-label={t('texts.row')}>{row}</Table.Td>
            <Table.Td data-label={t('texts.key')}>{key}</Table.Td>
            <Table.Td data-label={t('texts.language')}>
              {localizationCulture && languageNames[localizationCulture]}
            </Table.Td>
            <Table.Td data-label={t('texts.fault')}>{text}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
