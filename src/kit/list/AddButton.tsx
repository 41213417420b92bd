import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { RouteLink } from '../ui/GoLink.tsx'

type Props = { href: string; variant?: 'filled' | 'default'; children: ReactNode }

/** The button that leads to an add screen. */
export const AddButton = ({ href, variant = 'filled', children }: Props) => (
  <Button
    component={RouteLink}
    data-kept
    href={href}
    variant={variant}
    aria-keyshortcuts="n"
    leftSection={<IconPlus size={16} aria-hidden />}
  >
    {children}
  </Button>
)
