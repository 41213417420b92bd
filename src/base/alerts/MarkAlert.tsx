import { ActionIcon } from '@mantine/core'
import { IconMail, IconMailOpened } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { alertsApi } from './alerts.contract.ts'
import type { AlertRow } from './alerts.contract.ts'

/** Marks an alert as read or unread in the list. */
export function MarkAlert({ row: { id, source, readedOn } }: { row: AlertRow }) {
  const t = useText()
  const [endpoint, Icon, label] = readedOn
    ? ([alertsApi.markAsUnread, IconMail, t('alert.markAsUnread')] as const)
    : ([alertsApi.markAsRead, IconMailOpened, t('alert.markAsRead')] as const)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endpoint, { params: { id: String(id) } }),
  })
  return (
    <ActionIcon
      variant="subtle"
      aria-label={`${label}: ${source}`}
      title={label}
      disabled={isPending}
      onClick={() => mutate()}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}
