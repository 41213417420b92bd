// Past changes of the texts, which can be undone.
import { Button, Table, Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { renewTexts } from '#kit/i18n/browser.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { localizationApi } from './localization.contract.ts'
import type { LocalizationChange } from './localization.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

export function TextHistory() {
  const t = useText()
  const query = useAnswer(localizationApi.listChanges, {})
  return (
    <Loaded query={query} lines={7}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">{t('texts.noHistory')}</Text>
        ) : (
          <Table className="smallTable" aria-label={t('texts.history')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('texts.when')}</Table.Th>
                <Table.Th>{t('texts.who')}</Table.Th>
                <Table.Th>{t('texts.source')}</Table.Th>
                <Table.Th ta="right">{t('texts.count')}</Table.Th>
                <Table.Th>
                  <span className="onlyHeard">{t('kit.moreActions')}</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {items.map((change) => (
                <ChangeRow key={change.id} change={change} />
              ))}
            </Table.Tbody>
          </Table>
        )
      }
    </Loaded>
  )
}

function ChangeRow({ change }: { change: LocalizationChange }) {
  const t = useText()
  const { id, changedOn, changedBy, fileName, texts, undoneOn } = change
  const when = formatInstantTime(changedOn)
  const undo = async () => {
    await call(localizationApi.undoChange, { params: { id: String(id) } })
    await renewTexts()
  }
  return (
    <Table.Tr>
      <Table.Td data-label={t('texts.when')}>{when}</Table.Td>
      <Table.Td data-label={t('texts.who')}>{changedBy}</Table.Td>
      <Table.Td data-label={t('texts.source')}>{fileName ?? t('texts.byHand')}</Table.Td>
      <Table.Td data-label={t('texts.count')} ta="right">
        {texts}
      </Table.Td>
      <Table.Td>
        {undoneOn ? (
          <Pill tone="neutral">{t('texts.undone')}</Pill>
        ) : (
          <Button
            variant="light"
            size="xs"
            aria-label={t('texts.undoOf', { when })}
            // The error banner shows the reason.
            onClick={() => void undo().catch(() => undefined)}
          >
            {t('texts.undo')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
