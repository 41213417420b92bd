// The frame of every screen: navbar, banner, page.
import { Container, Loader } from '@mantine/core'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { keptHere } from '#kit/outbox/kept.ts'
import { outboxTexts } from '#kit/outbox/outboxTexts.ts'
import { Banner } from '#kit/ui/Banner.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { useStore } from '#kit/ui/store.ts'
import { interruptedSession } from '#base/session/person/interruption.ts'
import { useSession } from '#base/session/person/useSession.ts'
import { usePaymentsOnly } from '#base/session/person/useVariant.ts'
import { CallsBegun } from '#daily/calls/CallsBegun.tsx'
import { BesideRecord } from './BesideRecord.tsx'
import { leaveScreen } from './leaveScreen.ts'
import { fetchingScreen } from './keepScreen.ts'
import { Navbar } from './Navbar.tsx'
import { PaymentsNavbar } from './PaymentsNavbar.tsx'
import { PaymentsOutlet } from './PaymentsOutlet.tsx'
import classes from './Shell.module.css'

const SignInAgain = lazyPart(() =>
  import('#base/session/sign-in/SignInAgain.tsx').then((all) => all.SignInAgain),
)

const RoomBanner = lazyPart(
  () => import('#base/disk-space/DiskSpaceBanner.tsx').then((all) => all.DiskSpaceBanner),
  { missing: () => null },
)

const OutboxBar = lazyPart(
  () => withTexts(import('#kit/outbox/OutboxBar.tsx'), outboxTexts).then((all) => all.OutboxBar),
  { missing: () => null },
)

/** Renders the screen of the address, or its replacement, in the frame. */
export function Shell({ children }: { children?: ReactNode }) {
  const t = useText()
  const routing = useRouterState({ select: (state) => state.isLoading })
  const loading = useStore(fetchingScreen) || routing
  const ended = useStore(interruptedSession)
  const payments = usePaymentsOnly()
  const waits = useWaiting()
  const isLater = useLater()
  useGuard()
  // Prevents another frame from flashing up.
  if (payments === undefined) return null
  return (
    <>
      <a className={classes.skip} href="#content">
        {t('shell.skip')}
      </a>
      <header className={`${classes.header} noPrint`}>
        {payments ? <PaymentsNavbar /> : <Navbar />}
        {loading && <Loader pos="absolute" right={6} bottom={4} size={14} aria-hidden />}
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <Container size={1800} px="var(--estia-page)" py="md">
          <Banner />
          {!payments && isLater && <RoomBanner />}
          {waits && <OutboxBar />}
          {!children && <BesideRecord />}
          {children ?? (payments ? <PaymentsOutlet /> : <Outlet />)}
        </Container>
      </main>
      {!payments && <CallsBegun />}
      {ended && <SignInAgain />}
    </>
  )
}

/**
 * Whether something of this person may wait to be sent. Also where none is noted: a browser that ended at once has stored what waits,
 * but not yet the note.
 */
function useWaiting(): boolean {
  const username = useSession()?.username
  const kept = useStore(keptHere)
  return username !== undefined && kept[username] !== undefined
}

/** Whether the first screen has had its time: half a minute. */
function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLater, 30_000, true)
    return () => clearTimeout(timer)
  }, [])
  return isLater
}

// Signing out in one tab leaves the screens in the others too: their routes are checked again.
function useGuard() {
  const router = useRouter()
  const signedOut = useSession() === null
  useEffect(() => {
    if (signedOut) void leaveScreen(router.invalidate())
  }, [signedOut, router])
}
