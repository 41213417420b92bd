// The changed texts beside the built-in ones, with a button that restores the built-in text.
import { Button, Table } from '@mantine/core'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { renewTexts } from '#kit/i18n/browser.ts'
import { languageNames } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { localizationApi } from './localization.contract.ts'
import type { ChangedText } from './localization.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

export function ChangedTexts() {
  const t = useText()
  const query = useAnswer(localizationApi.changedTexts, {})
  const restore = useRestore()
  return (
    <Loaded query={query} lines={7}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={t('texts.noneChanged')} text={t('texts.noneChangedText')} />
        ) : (
          <>
            <Table className="smallTable" aria-label={t('texts.changed')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('texts.key')}</Table.Th>
                  <Table.Th>{t('texts.language')}</Table.Th>
                  <Table.Th>{t('texts.own')}</Table.Th>
                  <Table.Th>{t('texts.builtIn')}</Table.Th>
                  <Table.Th>
                    <span className="onlyHeard">{t('kit.moreActions')}</span>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map((text) => (
                  <ChangedRow
                    key={`${text.key} ${text.localizationCulture}`}
                    text={text}
                    onRestore={() => restore([text])}
                  />
                ))}
              </Table.Tbody>
            </Table>
            <ConfirmButton
              mt="sm"
              text={t('texts.restoreAllQuestion')}
              confirmText={t('texts.restoreShort')}
              onConfirmed={() => restore(items)}
            >
              {t('texts.restoreAll')}
            </ConfirmButton>
          </>
        )
      }
    </Loaded>
  )
}

type RowProps = { text: ChangedText; onRestore: () => Promise<void> }

function ChangedRow({ text: changed, onRestore }: RowProps) {
  const t = useText()
  const { key, localizationCulture, text, builtIn, fits } = changed
  const language = languageNames[localizationCulture]
  return (
    <Table.Tr>
      <Table.Td data-label={t('texts.key')}>{key}</Table.Td>
      <Table.Td data-label={t('texts.language')}>{language}</Table.Td>
      <Table.Td data-label={t('texts.own')}>
        <span lang={localizationCulture} className="wholeText">
          {text}
        </span>
        {!fits && <Pill tone="amber">{t('texts.doesNotFit')}</Pill>}
      </Table.Td>
      <Table.Td data-label={t('texts.builtIn')} lang={localizationCulture}>
        <span className="wholeText">{builtIn}</span>
      </Table.Td>
      <Table.Td>
        <Button
          variant="light"
          size="xs"
          aria-label={t('texts.restore', { key, language })}
          // The error banner shows the reason.
          onClick={() => void onRestore().catch(() => undefined)}
        >
          {t('texts.restoreShort')}
        </Button>
      </Table.Td>
    </Table.Tr>
  )
}

function useRestore() {
  const t = useText()
  return async (all: readonly ChangedText[]) => {
    const texts = all.map(({ key, localizationCulture }) => ({ key, localizationCulture }))
    const { id } = await call(localizationApi.restoreTexts, { body: { texts } })
    await renewTexts()
    if (id === null) return
    const undo = async () => {
      await call(localizationApi.undoChange, { params: { id: String(id) } })
      await renewTexts()
    }
    showUndo({ text: t('texts.restored'), undoText: t('kit.undo'), undo })
  }
}
