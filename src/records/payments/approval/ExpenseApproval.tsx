// For administrators, beside an expense: the state of its approval, its link, and the uses of the link.
import { Button, Group, Menu, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCopy, IconDotsVertical, IconLinkOff, IconSend } from '@tabler/icons-react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { Hint } from '#base/register/hints/Hint.tsx'
import { useMay } from '#base/session/person/useSession.ts'
import { approvalApi } from './approval.contract.ts'
import type { ApprovalState } from './approval.contract.ts'
import { useApprovalActions } from './useApprovalActions.ts'

export function ExpenseApproval({ id }: { id: number }) {
  const t = useText()
  const may = useMay()(approvalApi.approvalState.may)
  const query = useAnswer(
    approvalApi.approvalState,
    { params: { id: String(id) } },
    { enabled: may },
  )
  if (!may) return null
  return (
    <Paper component="section" withBorder p="md" aria-label={t('approval.section')}>
      <Group gap={4} mb="xs">
        <Title order={2} size="h4">
          {t('approval.section')}
        </Title>
        <Hint name="approval" about={t('approval.section')} />
      </Group>
      <Loaded query={query}>{(state) => <Approval id={id} state={state} />}</Loaded>
    </Paper>
  )
}

function Approval({ id, state }: { id: number; state: ApprovalState }) {
  const t = useText()
  const { isSending, send, copy, revoke } = useApprovalActions(id)
  const { emails, link, sentOn, confirmedByClientDate } = state
  const [first, ...others] = emails
  return (
    <Stack gap="sm">
      <Standing state={state} />
      {!first && <Text size="sm">{t('approval.noEmail')}</Text>}
      <Group gap="xs">
        {first && confirmedByClientDate === null && (
          <Button
            size="xs"
            leftSection={<IconSend size={14} aria-hidden />}
            disabled={isSending}
            onClick={() => void send(first)}
          >
            {t(sentOn ? 'approval.sendAgain' : 'approval.send')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCopy size={14} aria-hidden />}
          onClick={() => void copy(link)}
        >
          {t('approval.copy')}
        </Button>
        <ConfirmButton
          size="xs"
          leftSection={<IconLinkOff size={14} aria-hidden />}
          text={t('approval.revokeText')}
          confirmText={t('approval.revoke')}
          onConfirmed={revoke}
        >
          {t('approval.revoke')}
        </ConfirmButton>
        {others.length > 0 && confirmedByClientDate === null && (
          <Menu>
            <Menu.Target>
              <Button size="xs" variant="default" aria-label={t('approval.send')}>
                <IconDotsVertical size={14} aria-hidden />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {others.map((email) => (
                <Menu.Item key={email} onClick={() => void send(email)}>
                  {t('approval.sendTo', { email })}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      <Uses uses={state.uses} />
    </Stack>
  )
}

function Standing({ state }: { state: ApprovalState }) {
  const t = useText()
  const { sentOn, sentTo, undeliveredOn, seenOn, confirmedByClientDate, before } = state
  const on = (instant: string) => ({ date: formatInstantTime(instant) })
  return (
    <Stack gap={2}>
      {before && !sentOn && (
        <Text size="sm" c="var(--estia-amber)">
          {before.ended === 'changed'
            ? t('approval.state.endedChanged', on(before.endedOn))
            : t('approval.state.endedRevoked', on(before.endedOn))}
        </Text>
      )}
      <Text size="sm">
        {sentOn
          ? t('approval.state.sent', { ...on(sentOn), email: sentTo ?? '' })
          : t('approval.state.notSent')}
      </Text>
      {undeliveredOn && (
        <Text size="sm" c="var(--estia-red)">
          {t('approval.state.undelivered', { email: sentTo ?? '' })}
        </Text>
      )}
      {seenOn && <Text size="sm">{t('approval.state.seen', on(seenOn))}</Text>}
      {confirmedByClientDate && (
        <Text size="sm" fw={600}>
          {t('approval.state.approved', on(confirmedByClientDate))}
        </Text>
      )}
    </Stack>
  )
}

function Uses({ uses }: Pick<ApprovalState, 'uses'>) {
  const t = useText()
  if (uses.length === 0) return null
  return (
    <details>
      <summary>
        <Text span size="sm">
          {t('approval.uses')}
        </Text>
      </summary>
      <Stack component="ul" gap={2} m={0} mt="xs" p={0} style={{ listStyle: 'none' }}>
        {uses.map(({ id, action, address, usedOn }) => (
          <li key={id}>
            <Text size="sm">
              {formatInstantTime(usedOn)} · {t(`approval.use.${action}`)} · {address}
            </Text>
          </li>
        ))}
      </Stack>
    </details>
  )
}
