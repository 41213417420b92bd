import { Stack, Text, ThemeIcon } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What to do next. */
  text?: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

/** Shown instead of rows, with what to do next. */
export function EmptyState({ title, text, icon, action }: Props) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md">
      <ThemeIcon variant="light" size="xl" radius="xl" aria-hidden>
        {icon ?? <IconInbox size={22} stroke={1.5} />}
      </ThemeIcon>
      <Text fw={600}>{title}</Text>
      {text && (
        <Text c="dimmed" ta="center" maw={420}>
          {text}
        </Text>
      )}
      {action}
    </Stack>
  )
}
