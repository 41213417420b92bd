import { Menu, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconHelp, IconKey, IconLogout, IconMoon, IconSun, IconTrash } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { Face } from '#kit/ui/Face.tsx'
import { useGo } from '#kit/ui/GoLink.tsx'
import { helpPaths } from '#base/register/help.paths.ts'
import { sessionPaths } from '#base/session/session.paths.ts'
import { settingsPaths } from '#base/settings/settings.paths.ts'
import { trashPaths } from '#daily/trash/trash.paths.ts'
import { useMay, useSession } from '#base/session/person/useSession.ts'
import { trashApi } from '#daily/trash/trash.contract.ts'
import { useLogout } from '#base/session/person/useLogout.ts'

export function UserMenu() {
  const t = useText()
  const go = useGo()
  const logout = useLogout()
  const person = useSession()
  const may = useMay()
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme() === 'dark'
  if (!person) return null
  const signedInAs = t('shell.user', { name: person.username })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton aria-label={signedInAs} title={signedInAs}>
          <Face name={person.username.charAt(0)} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{person.username}</Menu.Label>
        <Menu.Item
          leftSection={dark ? <IconSun size={16} /> : <IconMoon size={16} />}
          onClick={() => setColorScheme(dark ? 'light' : 'dark')}
        >
          {t('shell.colours')}
        </Menu.Item>
        {may(trashApi.listTrash.may) && (
          <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => go(trashPaths.trash)}>
            {t('shell.trash')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconHelp size={16} />}
          onClick={() => go(helpPaths.from(window.location.pathname))}
        >
          {t('shell.help')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={16} />} onClick={() => go(settingsPaths.settings)}>
          {t('shell.ownSignIn')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={16} />} onClick={() => go(sessionPaths.security)}>
          {t('shell.security')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void logout()}>
          {t('shell.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
