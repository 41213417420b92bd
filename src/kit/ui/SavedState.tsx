import { Button, Group, Loader, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCheck,
  IconCloudOff,
  IconPencil,
  IconRefresh,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'

export type SavingState = 'saved' | 'waiting' | 'saving' | 'failed' | 'offline' | 'conflict'

const icons: Record<SavingState, ReactNode> = {
  saved: <IconCheck size={16} color="var(--estia-green)" aria-hidden />,
  waiting: <IconPencil size={16} aria-hidden />,
  saving: <Loader size={14} aria-hidden />,
  failed: <IconAlertTriangle size={16} color="var(--estia-red)" aria-hidden />,
  offline: <IconCloudOff size={16} color="var(--estia-red)" aria-hidden />,
  conflict: <IconAlertTriangle size={16} color="var(--estia-amber)" aria-hidden />,
}

type Props = {
  state: SavingState
  retry?: () => void
}

/** The save state, always visible while editing, with a retry if it helps. */
export function SavedState({ state, retry }: Props) {
  const t = useText()
  const trouble = state === 'failed' || state === 'offline'
  return (
    <Group component="output" gap={6} wrap="nowrap" aria-live="polite" data-saved-state={state}>
      {icons[state]}
      <Text size="sm" c={trouble ? 'var(--estia-red)' : 'dimmed'} lineClamp={2}>
        {t(`kit.saved.${state}`)}
      </Text>
      {trouble && retry && (
        <Button
          variant="subtle"
          size="compact-xs"
          flex="none"
          leftSection={<IconRefresh size={14} />}
          onClick={retry}
        >
          {t('kit.tryAgain')}
        </Button>
      )}
    </Group>
  )
}
