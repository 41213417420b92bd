import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { RouteLink } from '#kit/ui/GoLink.tsx'

/** The button of a list that leads to its add screen. */
export const AddButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button component={RouteLink} href={href} leftSection={<IconPlus size={16} aria-hidden />}>
    {children}
  </Button>
)
