import { Table, Text } from '@mantine/core'
import { languageNames } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ShownChange } from './localization.contract.ts'

/** Number of rows shown; the workbook has the rest. */
const shownRows = 200

export function ChangesTable({ changes }: { changes: readonly ShownChange[] }) {
  const t = useText()
  const more = changes.length - shownRows
  return (
    <>
      <Table className="smallTable" aria-label={t('texts.changes', { count: changes.length })}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('texts.key')}</Table.Th>
            <Table.Th>{t('texts.language')}</Table.Th>
            <Table.Th>{t('texts.before')}</Table.Th>
            <Table.Th>{t('texts.after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.slice(0, shownRows).map(({ key, localizationCulture, before, after }) => (
            <Table.Tr key={`${key} ${localizationCulture}`}>
              <Table.Td data-label={t('texts.key')}>{key}</Table.Td>
              <Table.Td data-label={t('texts.language')}>
                {languageNames[localizationCulture]}
              </Table.Td>
              <Table.Td data-label={t('texts.before')} lang={localizationCulture}>
                <span className="wholeText">{before}</span>
              </Table.Td>
              <Table.Td data-label={t('texts.after')} lang={localizationCulture}>
                <span className="wholeText">{after}</span>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {more > 0 && <Text size="sm">{t('texts.more', { count: more })}</Text>}
    </>
  )
}
