import { Drawer, Stack, Text } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Brand } from './Brand.tsx'
import type { MenuItem } from '#base/register/parts.ts'
import { useMenu } from './useMenu.ts'
import classes from './Shell.module.css'

/** The menu of narrow screens, as one column. */
export function NavDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={
        <span className={classes.brand}>
          <Brand />
        </span>
      }
      size={300}
      closeButtonProps={{ 'aria-label': t('shell.closeMenu') }}
    >
      <DrawerMenu />
    </Drawer>
  )
}

function DrawerMenu() {
  const t = useText()
  return (
    <Stack gap={2} component="nav">
      {useMenu().map((entry) =>
        'href' in entry ? (
          <DrawerItem key={entry.href} {...entry} />
        ) : (
          <Stack key={entry.label} gap={2} mt="xs">
            <Text size="xs" c="dimmed" px="sm">
              {t(entry.label)}
            </Text>
            {entry.items.map((item) => (
              <DrawerItem key={item.href} {...item} />
            ))}
          </Stack>
        ),
      )}
    </Stack>
  )
}

function DrawerItem({ href, label: key }: MenuItem) {
  const t = useText()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <GoLink href={href} className={classes.drawerItem} data-active={path === href || undefined}>
      {t(key)}
    </GoLink>
  )
}
