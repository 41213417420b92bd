// The signed-in person's authenticator app, passkeys and recovery codes.
import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { OwnSessions } from '../own-sessions/OwnSessions.tsx'
import { useSession } from '../person/useSession.ts'
import { sessionPaths } from '../session.paths.ts'
import { AuthenticatorPart } from './AuthenticatorPart.tsx'
import { PasskeysPart } from './passkeys/PasskeysPart.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RecoveryCodesPart } from './RecoveryCodesPart.tsx'
import { secondFactorApi } from './secondFactor.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

export function Security() {
  const t = useText()
  usePageTitle(t('security.title'))
  const own = useSession()?.username ?? ''
  const query = useAnswer(secondFactorApi.getFactors, {})
  const [codes, setCodes] = useState<string[] | null>(null)
  const [wereKept, setKept] = useState(false)
  const changed = (made: string[] | null) => {
    if (made) setCodes(made)
    else showNotice({ message: t('security.saved') })
  }
  // Replaces the whole screen, so that printing shows the codes alone.
  if (codes)
    return (
      <Stack maw={760}>
        <Title order={1}>{t('security.recoveryCodes')}</Title>
        <Paper withBorder p="lg">
          <RecoveryCodes
            codes={codes}
            onKept={() => {
              setKept(true)
              setCodes(null)
            }}
          />
        </Paper>
      </Stack>
    )
  return (
    <Stack maw={760}>
      <Title order={1} {...(wereKept && { ref: takeFocus, tabIndex: -1 })}>
        {t('security.title')}
      </Title>
      <Text>{t('security.intro')}</Text>
      <GoLink href={`${sessionPaths.setPasswordOfAny}?${new URLSearchParams({ email: own })}`}>
        {t('security.ownPassword')}
      </GoLink>
      <Loaded query={query} lines={8}>
        {(factors) => {
          const isOn = factors.authenticator !== null || factors.passkeys.length > 0
          return (
            <>
              <Group gap="xs">
                <Pill tone={isOn ? 'green' : 'amber'}>
                  {isOn ? t('security.isOn') : t('security.isOff')}
                </Pill>
                {factors.required && <Pill bare>{t('security.isRequired')}</Pill>}
              </Group>
              <Part title={t('security.authenticator')}>
                <AuthenticatorPart factors={factors} onChanged={changed} />
              </Part>
              <Part title={t('security.passkeys')}>
                <PasskeysPart factors={factors} onChanged={changed} />
              </Part>
              {isOn && (
                <Part title={t('security.recoveryCodes')}>
                  <RecoveryCodesPart factors={factors} onChanged={changed} />
                </Part>
              )}
              <Part title={t('session.sessions')}>
                <OwnSessions />
              </Part>
            </>
          )
        }}
      </Loaded>
    </Stack>
  )
}

/** The button that had the focus is gone, so screen readers start again at the title. */
const takeFocus = (title: HTMLElement | null) => title?.focus()

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" withBorder p="lg">
    <Title order={2} mb="sm">
      {title}
    </Title>
    {children}
  </Paper>
)
