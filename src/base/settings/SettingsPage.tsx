import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePageTitle } from '#kit/ui/pageTitle.ts'

type Props = { title: string; hint?: ReactNode; children: ReactNode }

/** A page of the settings: its title, what it is about, and its content. */
export function SettingsPage({ title, hint, children }: Props) {
  usePageTitle(title)
  return (
    <Stack maw="64rem">
      <div>
        <Title order={1}>{title}</Title>
        {hint && <Text className="quiet">{hint}</Text>}
      </div>
      {children}
    </Stack>
  )
}
