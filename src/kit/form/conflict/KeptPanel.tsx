import { Button, Group } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useText } from '../../i18n/useText.ts'
import type { Draft } from '../draft/draft.ts'
import { SidesPanel } from './SidesPanel.tsx'
import { useKeptDraft } from '../draft/useKeptDraft.ts'

/** Offers unsaved values of an earlier visit, field by field. */
export function KeptPanel({ draft, record }: { draft: Draft; record: string }) {
  const t = useText()
  const offer = useKeptDraft(draft, record)
  if (!offer) return null
  return (
    <SidesPanel
      icon={<IconHistory size={18} aria-hidden />}
      title={t('kit.kept.title')}
      text={t('kit.kept.text')}
      rows={offer.rows}
      heads={{ mine: t('kit.kept.typed'), theirs: t('kit.kept.now') }}
      choices={{ mine: t('kit.kept.keep'), theirs: t('kit.kept.discard') }}
      onChoose={offer.resolve}
    >
      {offer.rows.length > 1 && (
        <Group gap="xs" mt="xs">
          <Button variant="light" onClick={() => offer.resolveAll('mine')}>
            {t('kit.kept.keepAll')}
          </Button>
          <Button variant="default" onClick={() => offer.resolveAll('theirs')}>
            {t('kit.kept.discardAll')}
          </Button>
        </Group>
      )}
    </SidesPanel>
  )
}
