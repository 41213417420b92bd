import { Group, Menu } from '@mantine/core'
import { IconChartBar, IconChevronDown, IconListCheck, IconSettings } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { shortcutsOn } from '#kit/ui/shortcutsOn.ts'
import { useStore } from '#kit/ui/store.ts'
import type { MenuItem } from '#base/register/parts.ts'
import { shortcutLetterOf } from '#daily/shortcuts/shortcutLetters.ts'
import { useMenu } from './useMenu.ts'
import classes from './Shell.module.css'

const pictures = { actions: IconListCheck, overview: IconChartBar, settings: IconSettings }

function Picture({ of }: { of: keyof typeof pictures }) {
  const Shown = pictures[of]
  return <Shown size={18} aria-hidden />
}

const placeOf = (path: string) => path.toLowerCase().split('/')[1]

export function NavMenu() {
  const t = useText()
  const path = useRouterState({ select: (state) => state.location.pathname })
  // A record or a page of settings belongs to its list.
  const active = (href: string) => placeOf(path) === placeOf(href) || undefined
  const on = useStore(shortcutsOn)
  const titleOf = ({ label, href }: MenuItem) => {
    const letter = on && shortcutLetterOf(href)
    return letter ? `${t(label)} (g ${letter})` : t(label)
  }
  return (
    <Group gap={2} wrap="nowrap">
      {useMenu().map((entry) =>
        'href' in entry ? (
          <GoLink
            key={entry.href}
            href={entry.href}
            className={entry.small ? `${classes.item} ${classes.small}` : classes.item}
            data-active={active(entry.href)}
            {...(entry.small && { 'aria-label': t(entry.label), title: titleOf(entry) })}
          >
            {entry.small ? <Picture of={entry.small} /> : t(entry.label)}
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
                <Menu.Item
                  key={item.href}
                  component={GoLink}
                  href={item.href}
                  title={titleOf(item)}
                >
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
