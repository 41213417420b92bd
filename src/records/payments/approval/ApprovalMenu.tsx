// Menu of an expense: sends it to the client for approval, copies the link, revokes it.
import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconLinkOff, IconSend } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { useConfirm } from '#kit/ui/confirm/useConfirm.ts'
import { BounceNotes } from '#base/bounces/BounceNotes.tsx'
import type { StatementRow } from '../statement/statement.contract.ts'
import { useApprovalActions } from './useApprovalActions.ts'

type Row = Pick<StatementRow, 'id' | 'referenceNumber' | 'confirmedByClientDate' | 'approval'>
type Props = { row: Row; emails: readonly string[] }

export function ApprovalMenu({ row, emails }: Props) {
  const t = useText()
  const confirm = useConfirm()
  const { isSending, send, askLink, copy, revoke } = useApprovalActions(row.id)
  const [first, ...others] = row.confirmedByClientDate === null ? emails : []
  const copyLink = async () => {
    const link = await askLink()
    if (link) await copy(link)
  }
  const takeBack = async () => {
    const texts = { text: t('approval.revokeText'), confirmText: t('approval.revoke') }
    if (await confirm({ ...texts, danger: true })) await revoke()
  }
  const sendIcon = <IconSend size={16} aria-hidden />
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size="sm"
          loading={isSending}
          aria-label={t('approval.menu', { number: row.referenceNumber })}
        >
          {sendIcon}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {emails.length === 0 && <Menu.Label maw={260}>{t('approval.noEmail')}</Menu.Label>}
        {first && <BounceNotes addresses={emails} px="sm" />}
        {first && (
          <Menu.Item leftSection={sendIcon} onClick={() => void send(first)}>
            {t(row.approval?.state === 'waiting' ? 'approval.sendAgain' : 'approval.send')}
          </Menu.Item>
        )}
        {others.map((email) => (
          <Menu.Item key={email} leftSection={sendIcon} onClick={() => void send(email)}>
            {t('approval.sendTo', { email })}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copyLink()}>
          {t('approval.copy')}
        </Menu.Item>
        <Menu.Item
          color="trouble"
          leftSection={<IconLinkOff size={16} aria-hidden />}
          onClick={() => void takeBack()}
        >
          {t('approval.revoke')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
