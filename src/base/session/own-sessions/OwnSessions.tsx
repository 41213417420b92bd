// Lists the person's sessions and calendar feed, with a button to end each.
import { Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { refreshed, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { calendarFeedApi } from './calendarFeed.contract.ts'
import { OwnCalendarFeed } from './OwnCalendarFeed.tsx'
import { session as ownSession } from '../person/session.ts'
import { sessionApi } from '../session.contract.ts'
import type { OwnSession } from '../session.contract.ts'
import { SignedInRow } from './SignedInRow.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

export function OwnSessions() {
  const t = useText()
  const query = useAnswer(sessionApi.sessions, {})
  const feed = useAnswer(calendarFeedApi.calendarFeed, {})
  return (
    <>
      <Text size="sm" className="quiet" mb="sm">
        {t('session.sessionsHint')}
      </Text>
      <Loaded query={query} lines={3}>
        {(sessions) => (
          <>
            <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
              {feed.data && <OwnCalendarFeed feed={feed.data} />}
            </Stack>
            <SignOutEverywhere />
          </>
        )}
      </Loaded>
    </>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useText()
  const end = useEndSession(session)
  const { browser, system, address, current } = session
  const device =
    browser && system
      ? t('session.device', { browser, system })
      : (browser ?? system ?? t('session.unknownDevice'))
  const facts: [string, string][] = [
    [t('session.lastUsed'), formatInstantTime(session.lastUsedOn)],
    [t('session.begun'), formatInstantTime(session.createdOn)],
    [t('session.ends'), formatInstantTime(session.expiresOn)],
    ...(address ? [[t('session.address'), address] satisfies [string, string]] : []),
  ]
  return (
    <SignedInRow
      name={device}
      badge={current ? t('session.this') : undefined}
      facts={facts}
      endText={t('session.endText')}
      endLabel={t('session.endLabel', { device })}
      onEnd={end}
    />
  )
}

function useEndSession({ id, current }: OwnSession) {
  const t = useText()
  const go = useGo()
  const queryClient = useQueryClient()
  return async () => {
    // Without this session further requests would fail, so nothing is refetched.
    await call(sessionApi.endSession, { params: { id: String(id) } }, { unheard: current })
    if (current) {
      ownSession.end()
      queryClient.clear()
      go('/')
      return
    }
    await refreshed()
    showNotice({ message: t('session.ended') })
  }
}
