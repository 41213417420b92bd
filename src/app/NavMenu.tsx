import { Group, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { useMenu } from './useMenu.ts'
import classes from './Shell.module.css'

export function NavMenu() {
  const t = useText()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const active = (href: string) => path.toLowerCase() === href.toLowerCase() || undefined
  return (
    <Group gap={2} wrap="nowrap">
      {useMenu().map((entry) =>
        'href' in entry ? (
          <GoLink
            key={entry.href}
            href={entry.href}
            className={classes.item}
            data-active={active(entry.href)}
          >
            {t(entry.label)}
          </GoLink>
        ) : (
          <Menu key={entry.label} position="bottom-start" trigger="click-hover" openDelay={60}>
            <Menu.Target>
              <button
                type="button"
                className={classes.item}
                data-active={entry.items.some((item) => active(item.href)) || undefined}
              >
                {t(entry.label)}
                <IconChevronDown size={14} aria-hidden />
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              {entry.items.map((item) => (
                <Menu.Item key={item.href} component={GoLink} href={item.href}>
                  {t(item.label)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        ),
      )}
    </Group>
  )
}
