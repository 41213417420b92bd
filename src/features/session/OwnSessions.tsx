// Where one is signed in: each session with its device, and an end to it.
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { refreshed, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/ConfirmButton.tsx'
import { useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/Loaded.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { session as ownSession } from './session.ts'
import { sessionApi } from './session.contract.ts'
import type { OwnSession } from './session.contract.ts'

export function OwnSessions() {
  const t = useText()
  const query = useAnswer(sessionApi.sessions, {})
  return (
    <>
      <Text size="sm" className="quiet" mb="sm">
        {t('session.sessionsHint')}
      </Text>
      <Loaded query={query} lines={3}>
        {(sessions) => (
          <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Stack>
        )}
      </Loaded>
    </>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useText()
  const end = useEndSession(session)
  const { browser, system, address } = session
  const device =
    browser && system
      ? t('session.device', { browser, system })
      : (browser ?? system ?? t('session.unknownDevice'))
  const facts = [
    [t('session.lastUsed'), formatInstantTime(session.lastUsedOn)],
    [t('session.begun'), formatInstantTime(session.createdOn)],
    [t('session.ends'), formatInstantTime(session.expiresOn)],
    ...(address ? [[t('session.address'), address]] : []),
  ]
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="sm">
      <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={600}>{device}</Text>
          {session.current && <Badge variant="light">{t('session.this')}</Badge>}
        </Group>
        {facts.map(([name, value]) => (
          <Text key={name} size="sm" className="quiet">
            {name}: {value}
          </Text>
        ))}
      </div>
      <ConfirmButton
        size="xs"
        text={t('session.endText')}
        confirmText={t('session.end')}
        aria-label={t('session.endLabel', { device })}
        onConfirmed={() => end().catch(() => undefined)}
      >
        {t('session.end')}
      </ConfirmButton>
    </Group>
  )
}

function useEndSession({ id, current }: OwnSession) {
  const t = useText()
  const go = useGo()
  const queryClient = useQueryClient()
  return async () => {
    // After the end of this session nothing may be asked any more.
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
