import { IconGitMerge } from '@tabler/icons-react'
import { useText } from '../../i18n/useText.ts'
import type { Clash } from '../draft/draftSnapshot.ts'
import { SidesPanel } from './SidesPanel.tsx'

type Props = {
  draft: {
    conflicts: readonly Clash[]
    resolve: (name: string, side: 'mine' | 'theirs') => void
  }
}

/** Both values of every field that someone else has changed too, for the person to choose. */
export function ConflictPanel({ draft }: Props) {
  const t = useText()
  if (draft.conflicts.length === 0) return null
  return (
    <SidesPanel
      icon={<IconGitMerge size={18} aria-hidden />}
      title={t('kit.conflict.title')}
      text={t('kit.conflict.text')}
      rows={draft.conflicts}
      heads={{ mine: t('kit.conflict.mine'), theirs: t('kit.conflict.theirs') }}
      choices={{ mine: t('kit.conflict.keepMine'), theirs: t('kit.conflict.takeTheirs') }}
      onChoose={draft.resolve}
    />
  )
}
