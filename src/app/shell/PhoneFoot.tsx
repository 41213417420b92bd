// The bar at the bottom of a phone, where the thumb is: home, calendar, adding, search, and the menu.
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconCalendar, IconHome, IconMenu2, IconPlus, IconSearch } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { findApi } from '#base/register/find.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { sessionPaths } from '#base/session/session.paths.ts'
import { calendarApi } from '#daily/calendar/calendar.contract.ts'
import { calendarPaths } from '#daily/calendar/calendar.paths.ts'
import { AddMenu } from '#daily/palette/AddMenu.tsx'
import { openPalette } from '#daily/palette/palette.ts'
import classes from './Shell.module.css'

export function PhoneFoot({ onMenu }: { onMenu: () => void }) {
  const t = useText()
  const may = useMay()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const current = (href: string) => (path === href ? 'page' : undefined)
  return (
    <nav className={classes.foot} aria-label={t('shell.foot')}>
      <GoLink href={sessionPaths.home} aria-current={current(sessionPaths.home)}>
        <IconHome size={22} aria-hidden />
        {t('shell.home')}
      </GoLink>
      {may(calendarApi.planned.may) && (
        <GoLink href={calendarPaths.calendar} aria-current={current(calendarPaths.calendar)}>
          <IconCalendar size={22} aria-hidden />
          {t('shell.calendar')}
        </GoLink>
      )}
      <AddMenu position="top">
        <ActionIcon
          variant="filled"
          color="aegean"
          radius="50%"
          size="2.875rem"
          m="auto"
          aria-label={t('shell.add')}
        >
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      </AddMenu>
      {may(findApi.search.may) && (
        <UnstyledButton ta="center" onClick={() => openPalette()}>
          <IconSearch size={22} aria-hidden />
          {t('shell.search')}
        </UnstyledButton>
      )}
      <UnstyledButton ta="center" onClick={onMenu}>
        <IconMenu2 size={22} aria-hidden />
        {t('shell.menu')}
      </UnstyledButton>
    </nav>
  )
}
