import { Menu } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { RouteLink } from './GoLink.tsx'

type Props = { icon: Icon; href: string; children: ReactNode }

/** A menu item that leads to another screen. */
export const MenuLink = ({ icon: LinkIcon, href, children }: Props) => (
  <Menu.Item component={RouteLink} href={href} leftSection={<LinkIcon size={16} aria-hidden />}>
    {children}
  </Menu.Item>
)
