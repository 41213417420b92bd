// Opened from the link of an invitation, without a session. The code stands behind the #, which no server gets.
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { sessionPaths } from '../session.paths.ts'
import { sessionApi } from '../session.contract.ts'
import { session } from '../person/session.ts'
import { useSession } from '../person/useSession.ts'
import { useBrand } from '../person/useVariant.ts'
import { RecoveryCodes } from '../second-factor/RecoveryCodes.tsx'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import { useBeginSession } from '../sign-in/useBeginSession.ts'
import { useLanguageOfLink } from '../sign-in/useLanguageOfLink.ts'
import { acceptInvitationApi } from './acceptInvitation.contract.ts'
import type { InvitedPerson } from './acceptInvitation.contract.ts'
import { AcceptForm, isInvitationOver } from './AcceptForm.tsx'
import type { Accepted } from './AcceptForm.tsx'

export function AcceptInvitation() {
  const t = useText()
  const go = useGo()
  const person = useSession()
  const link = new URLSearchParams(useLocation({ select: ({ hash }) => hash }))
  const code = link.get('code') ?? ''
  const [accepted, setAccepted] = useState<Accepted>()
  const [overCode, setOverCode] = useState<string>()
  const isOther = person !== null && !accepted
  useLanguageOfLink(link.get('language'), { isKnown: person === null })
  const query = useAnswer(
    acceptInvitationApi.openInvitation,
    { body: { code } },
    { enabled: code !== '' && !isOther && !accepted, again: false },
  )
  const goHome = () => go(sessionPaths.home, { replace: true })
  const beginSession = useBeginSession()
  const begin = async ({ recoveryCodes, ...user }: Accepted) => {
    setAccepted({ recoveryCodes, ...user })
    await beginSession(user)
    if (!recoveryCodes) goHome()
  }

  if (accepted)
    return (
      <SignInPage title={t('invitation.welcome')} isLong>
        {accepted.recoveryCodes && <RecoveryCodes codes={accepted.recoveryCodes} onKept={goHome} />}
      </SignInPage>
    )
  if (isOther) return <OtherPerson username={person.username} />
  if (code === '' || code === overCode || isInvitationOver(query.error)) return <Over />
  return (
    <SignInPage title={t('invitation.welcome')} isLong>
      <Loaded query={query} lines={10}>
        {(invited) => (
          <Stack>
            <Greeting invited={invited} />
            <AcceptForm
              code={code}
              invited={invited}
              onAccepted={begin}
              onOver={() => setOverCode(code)}
            />
          </Stack>
        )}
      </Loaded>
    </SignInPage>
  )
}

function Greeting({ invited: { name, role, isOfBranch } }: { invited: InvitedPerson }) {
  const t = useText()
  const { name: agency } = useBrand()
  const kind = role === 'employee' && isOfBranch ? 'branchEmployee' : role
  return (
    <div>
      <Text fw={600}>{t('invitation.hello', { name })}</Text>
      <Text mt={4}>{t('invitation.text', { agency, role: t(`role.${kind}`) })}</Text>
      <Text mt={4} size="sm" className="quiet">
        {t(`role.text.${kind}`)}
      </Text>
    </div>
  )
}

/** The same for a link that was used, withdrawn or never made. */
function Over() {
  const t = useText()
  return (
    <SignInPage title={t('invitation.overTitle')}>
      <Stack>
        <Text>{t('invitation.over')}</Text>
        <Text>{t('invitation.overHint')}</Text>
        <Button component={GoLink} href={sessionPaths.login} variant="default">
          {t('session.signIn')}
        </Button>
      </Stack>
    </SignInPage>
  )
}

/** Somebody else's session must not end, or change its language, because a link is tried. */
function OtherPerson({ username }: { username: string }) {
  const t = useText()
  const signOut = async () => {
    await call(sessionApi.logout, {}, { quiet: true }).catch(() => undefined)
    session.end()
  }
  return (
    <SignInPage title={t('invitation.welcome')}>
      <Stack>
        <Alert color="toDo">{t('invitation.other', { username })}</Alert>
        <Button onClick={() => void signOut()}>{t('invitation.signOut')}</Button>
        <Button component={GoLink} href={sessionPaths.home} variant="default">
          {t('invitation.stay')}
        </Button>
      </Stack>
    </SignInPage>
  )
}
