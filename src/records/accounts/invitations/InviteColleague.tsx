// Invites a colleague: name, e-mail, role, branch and language on one screen.
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { Done } from '#base/session/sign-in/Done.tsx'
import { accountPaths } from '../accounts.paths.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { invitationsApi } from './invitations.contract.ts'
import type { NewLink } from './invitations.contract.ts'
import { InviteForm } from './InviteForm.tsx'

export function InviteColleague() {
  const t = useText()
  const [made, setMade] = useState<NewLink>()
  const { data } = useAnswer(invitationsApi.listInvitations, {})
  usePageTitle(t('accounts.inviteColleague'))
  return (
    <Paper withBorder p="lg" maw={640}>
      <Title order={1} mb="xs">
        {t('accounts.inviteColleague')}
      </Title>
      {made ? (
        <Stack>
          {made.link === null ? (
            <Done text={t('invite.sentTo', { email: made.email })} />
          ) : (
            <InvitationLink email={made.email} link={made.link} />
          )}
          <Group>
            <Button component={RouteLink} href={accountPaths.employes}>
              {t('invite.toList')}
            </Button>
            <Button variant="default" onClick={() => setMade(undefined)}>
              {t('invite.another')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Stack>
          <Text size="sm" className="quiet" mih={{ base: '4lh', xs: '3lh' }}>
            {data && t(data.byMail ? 'invite.text' : 'invite.textByHand')}
          </Text>
          <InviteForm onInvited={setMade} />
          <GoLink href={accountPaths.addEmploye}>{t('invite.without')}</GoLink>
        </Stack>
      )}
    </Paper>
  )
}
