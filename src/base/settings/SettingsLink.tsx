// A link in a settings section to a screen of its own.
import { List, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { GoLink } from '#kit/ui/GoLink.tsx'

export const SettingsLinks = ({ children }: { children: ReactNode }) => (
  <List listStyleType="none" spacing="xs" size="sm">
    {children}
  </List>
)

type Props = { href: string; text: string; hint: string }

export const SettingsLink = ({ href, text, hint }: Props) => (
  <List.Item>
    <GoLink href={href}>{text}</GoLink>
    <Text size="sm" className="quiet">
      {hint}
    </Text>
  </List.Item>
)
