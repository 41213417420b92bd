// Colleagues who were invited and have not come yet, above the list of employees; for administrators.
import { ActionIcon, Group, Menu, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCopy, IconDots, IconMailForward, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useConfirm } from '#kit/ui/confirm/useConfirm.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { Pill } from '#kit/ui/Pill.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { BounceSign } from '#base/bounces/BounceSign.tsx'
import { accountPaths } from '../accounts.paths.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { invitationsApi } from './invitations.contract.ts'
import type { NewLink, OpenInvitation } from './invitations.contract.ts'

export function OpenInvitations() {
  const t = useText()
  const [made, setMade] = useState<NewLink>()
  const { data } = useAnswer(invitationsApi.listInvitations, {})
  if (!data || data.items.length === 0) return null
  return (
    <Paper component="section" withBorder p="md" mb="md" aria-label={t('invite.open')}>
      <Title order={2} size="h4" mb="xs">
        {t('invite.open')}
      </Title>
      <Stack component="ul" className="ruled" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.items.map((one) => (
          <li key={one.id}>
            <Invitation invitation={one} byMail={data.byMail} onMade={setMade} />
            {made?.id === one.id && made.link !== null && (
              <InvitationLink email={made.email} link={made.link} />
            )}
          </li>
        ))}
      </Stack>
    </Paper>
  )
}

const tones: Record<OpenInvitation['mail'], Tone> = {
  byHand: 'neutral',
  waiting: 'amber',
  sent: 'green',
  undelivered: 'red',
}

type Props = {
  invitation: OpenInvitation
  byMail: boolean
  onMade: (made: NewLink | undefined) => void
}

function Invitation({ invitation, byMail, onMade }: Props) {
  const t = useText()
  const confirm = useConfirm()
  const { id, name, email, role, branch, invitedOn, invitedBy, expiresOn, link, mail } = invitation
  const params = { id: String(id) }
  const sendAgain = async () => {
    const made = await call(invitationsApi.sendInvitationAgain, { params })
    onMade(made)
    if (made.link === null) showNotice({ message: t('invite.sentTo', { email: made.email }) })
  }
  const copy = async () => onMade(await call(invitationsApi.newInvitationLink, { params }))
  const withdraw = async () => {
    const text = t('invite.withdrawQuestion', { name })
    if (!(await confirm({ text, confirmText: t('invite.withdraw') }))) return
    const { isDeleted } = await call(invitationsApi.withdrawInvitation, { params })
    onMade(undefined)
    showNotice({ message: t(isDeleted ? 'invite.withdrawnDeleted' : 'invite.withdrawn') })
  }
  const quietly = (work: () => Promise<void>) => () => void work().catch(() => undefined)
  const kind = role === 'admin' ? role : branch === null ? 'employee' : 'branchEmployee'
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start" py={4}>
      <div className="grow">
        <Group gap="xs">
          <GoLink href={accountPaths.account(id)}>{name}</GoLink>
          <Pill tone={tones[mail]}>{t(`invite.mail.${mail}`)}</Pill>
        </Group>
        <Text size="sm" className="wraps">
          {[email, t(`role.${kind}`), branch].filter(Boolean).join(' · ')}
          <BounceSign address={email} />
        </Text>
        <Text size="sm" className="quiet">
          {t('invite.by', { date: formatInstantTime(invitedOn), by: invitedBy ?? '…' })}
          {' · '}
          {link === 'works'
            ? t('invite.until', { date: formatInstantTime(expiresOn) })
            : t(`invite.state.${link}`)}
        </Text>
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('invite.more', { name })}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {byMail && (
            <Menu.Item
              leftSection={<IconMailForward size={16} aria-hidden />}
              onClick={quietly(sendAgain)}
            >
              {t('invite.again')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={quietly(copy)}>
            {t('invite.copy')}
          </Menu.Item>
          <Menu.Item
            color="trouble"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={quietly(withdraw)}
          >
            {t('invite.withdraw')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
