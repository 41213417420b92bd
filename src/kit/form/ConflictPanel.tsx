import { Alert, Text } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import { useText } from '../i18n/useText.ts'
import type { Clash } from './draftSnapshot.ts'
import { SidesTable } from './SidesTable.tsx'

type Props = {
  draft: {
    conflicts: readonly Clash[]
    resolve: (name: string, side: 'mine' | 'theirs') => void
  }
}

/** Both values of every field that someone else has changed too, to choose from. */
export function ConflictPanel({ draft }: Props) {
  const t = useText()
  if (draft.conflicts.length === 0) return null
  return (
    <Alert
      color="toDo"
      role="alert"
      icon={<IconGitMerge size={18} aria-hidden />}
      title={t('kit.conflict.title')}
      mb="md"
    >
      <Text size="sm" mb="xs">
        {t('kit.conflict.text')}
      </Text>
      <SidesTable
        rows={draft.conflicts}
        heads={{ mine: t('kit.conflict.mine'), theirs: t('kit.conflict.theirs') }}
        choices={{ mine: t('kit.conflict.keepMine'), theirs: t('kit.conflict.takeTheirs') }}
        onChoose={draft.resolve}
      />
    </Alert>
  )
}
