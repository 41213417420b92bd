import { ActionIcon, Burger, Text } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { usePageTitleValue } from '#kit/ui/pageTitle.ts'
import { AlertBadge } from '#base/alerts/AlertBadge.tsx'
import { sessionPaths } from '#base/session/session.paths.ts'
import { Bar } from './Bar.tsx'
import { Brand } from './Brand.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { NavMenu } from './NavMenu.tsx'
import { PaletteBox } from '#daily/palette/PaletteBox.tsx'
import { Shortcuts } from '#daily/shortcuts/Shortcuts.tsx'
import { UserMenu } from './UserMenu.tsx'
import classes from './Shell.module.css'

// Only on narrow screens.
const NavDrawer = lazyPart(() => import('./NavDrawer.tsx').then((all) => all.NavDrawer))

const PhoneFoot = lazyPart(() => import('./PhoneFoot.tsx').then((all) => all.PhoneFoot), {
  missing: MenuAlone,
})

export function Navbar() {
  const t = useText()
  const goBack = useGoBack()
  const title = usePageTitleValue()
  const wide = useMediaQuery('(min-width: 1100px)', undefined, { getInitialValueInEffect: false })
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [open, { toggle, close }] = useDisclosure(false)
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(close, [path, wide, close])
  return (
    <>
      <Bar>
        {!wide && !isPhone && (
          <Burger opened={open} onClick={toggle} size="sm" aria-label={t('shell.menu')} />
        )}
        <GoLink href={sessionPaths.home} className={classes.brand}>
          <Brand small={!wide} />
        </GoLink>
        <ActionIcon
          variant="subtle"
          onClick={goBack}
          aria-label={t('shell.back')}
          title={t('shell.back')}
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
        <Text span inherit fz="sm" c="dimmed" className={`cut ${classes.title}`}>
          {title}
        </Text>
        {wide && <NavMenu />}
        <div className={classes.search}>
          <PaletteBox />
        </div>
        <AlertBadge />
        <LanguageMenu />
        <UserMenu />
        <Shortcuts />
        {!wide && <NavDrawer opened={open} onClose={close} />}
      </Bar>
      {isPhone && <PhoneFoot onMenu={toggle} />}
    </>
  )
}

/** The way to all screens of a phone whose bar at the foot could not be loaded. */
function MenuAlone({ onMenu }: { onMenu: () => void }) {
  const t = useText()
  return (
    <nav className={classes.foot} aria-label={t('shell.foot')}>
      <Burger onClick={onMenu} size="sm" aria-label={t('shell.menu')} />
    </nav>
  )
}
