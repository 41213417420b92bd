// What is set up for the agency, and for oneself; each person sees what they may do.
import { Grid, List, Paper, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/ConfirmButton.tsx'
import { GoLink, useGo } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { paths } from '#features/paths.ts'
import { admin, office } from '#features/session/permissions.contract.ts'
import { OwnSessions } from '#features/session/OwnSessions.tsx'
import { sessionApi } from '#features/session/session.contract.ts'
import { session } from '#features/session/session.ts'
import { useMay, useSession } from '#features/session/useSession.ts'
import { Branches } from './Branches.tsx'

export function Settings() {
  const t = useText()
  usePageTitle(t('settings.title'))
  const may = useMay()
  const own = useSession()?.username ?? ''
  const isAdmin = may(admin)
  return (
    <>
      <Title order={1} mb="md">
        {t('settings.title')}
      </Title>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack>
            {may(office) && (
              <Part title={t('settings.agency')}>
                <List listStyleType="none" spacing="xs" size="sm">
                  <Link
                    href={paths.sources}
                    text={t('settings.sources')}
                    hint={t('settings.sourcesHint')}
                  />
                </List>
              </Part>
            )}
            <Part title={t('settings.passwords')}>
              <List listStyleType="none" spacing="xs" size="sm">
                <Link
                  href={`${paths.setPasswordOfAny}?${new URLSearchParams({ email: own })}`}
                  text={t('settings.ownPassword')}
                  hint={own}
                />
                {isAdmin && (
                  <Link
                    href={paths.setPasswordOfAny}
                    text={t('settings.passwordOfAny')}
                    hint={t('settings.passwordOfAnyHint')}
                  />
                )}
              </List>
            </Part>
            <Part title={t('session.sessions')}>
              <OwnSessions />
              <SignOutEverywhere />
            </Part>
          </Stack>
        </Grid.Col>
        {isAdmin && (
          <Grid.Col span={{ base: 12, md: 7 }}>
            <Part title={t('settings.branches')}>
              <Branches />
            </Part>
          </Grid.Col>
        )}
      </Grid>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" withBorder p="lg">
    <Title order={2} size="h3" mb="sm">
      {title}
    </Title>
    {children}
  </Paper>
)

const Link = ({ href, text, hint }: { href: string; text: string; hint: string }) => (
  <List.Item>
    <GoLink href={href}>{text}</GoLink>
    <Text size="sm" className="quiet">
      {hint}
    </Text>
  </List.Item>
)

function SignOutEverywhere() {
  const t = useText()
  const go = useGo()
  const queryClient = useQueryClient()
  const signOut = async () => {
    await call(sessionApi.signOutEverywhere, {})
    session.end()
    queryClient.clear()
    go('/')
  }
  return (
    <ConfirmButton
      mt="md"
      text={t('settings.signOutEverywhereText')}
      confirmText={t('settings.signOutEverywhere')}
      onConfirmed={() => signOut().catch(() => undefined)}
    >
      {t('settings.signOutEverywhere')}
    </ConfirmButton>
  )
}
