// Text of an entry, and the button to undo it as a whole.
import { Button, Group, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowsSplit } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { useConfirm } from '#kit/ui/confirm/useConfirm.ts'
import { accountsApi } from '#records/accounts/accounts.contract.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import { trashApi } from '#daily/trash/trash.contract.ts'
import type { ActionLogRow } from '#base/action-log/actionLog.contract.ts'

export function EntryMessage({ row }: { row: ActionLogRow }) {
  const { message, whyNot, canRestore, canUnmerge } = row
  if (!message && !whyNot && !canRestore && !canUnmerge) return null
  return (
    <Group gap="xs" wrap="nowrap">
      {(message || whyNot) && (
        <Text inherit truncate maw="18rem" title={[message, whyNot].filter(Boolean).join(' ')}>
          {message} <span className="quiet">{whyNot}</span>
        </Text>
      )}
      {canRestore && <Restore row={row} />}
      {canUnmerge && <Unmerge row={row} />}
    </Group>
  )
}

const nameOf = ({ actionOver, entityText, entityId }: ActionLogRow) =>
  actionOver || `${entityText} ${entityId}`

function Restore({ row }: { row: ActionLogRow }) {
  const t = useText()
  const name = nameOf(row)
  const restore = async () => {
    const entity = row.entity as RecordKind
    await call(trashApi.restoreFromTrash, { body: { entity, id: row.entityId } })
    showNotice({ color: 'done', message: t('actionLog.restored', { name }) })
  }
  return (
    <Undo
      label={t('actionLog.restoreOne', { name })}
      icon={<IconArrowBackUp size={16} aria-hidden />}
      onUndo={restore}
    >
      {t('actionLog.restore')}
    </Undo>
  )
}

function Unmerge({ row }: { row: ActionLogRow }) {
  const t = useText()
  const confirm = useConfirm()
  const name = nameOf(row)
  const unmerge = async () => {
    const text = t('actionLog.unmergeQuestion', { name })
    if (!(await confirm({ text, confirmText: t('actionLog.unmerge') }))) return
    await call(accountsApi.unmergeAccounts, { params: { id: String(row.entityId) } })
    showNotice({ color: 'done', message: t('accounts.merge.undone', { name }) })
  }
  return (
    <Undo icon={<IconArrowsSplit size={16} aria-hidden />} onUndo={unmerge}>
      {t('actionLog.unmerge')}
    </Undo>
  )
}

type UndoProps = {
  label?: string
  icon: ReactNode
  onUndo: () => Promise<void>
  children: ReactNode
}

function Undo({ label, icon, onUndo, children }: UndoProps) {
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    // The banner shows the error.
    await onUndo().catch(() => undefined)
    setBusy(false)
  }
  return (
    <Button
      size="compact-xs"
      style={{ flex: 'none' }}
      variant="light"
      loading={busy}
      leftSection={icon}
      {...(label !== undefined && { 'aria-label': label })}
      onClick={() => void undo()}
    >
      {children}
    </Button>
  )
}
