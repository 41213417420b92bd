import { IconMailOpened } from '@tabler/icons-react'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { alertsApi } from './alerts.contract.ts'

/** Asks first, because it cannot be undone: which alerts were unread is not stored. */
export function MarkAllAsRead() {
  const t = useText()
  const { data: count } = useAnswer(alertsApi.unreadCount, {})
  return (
    <ConfirmButton
      harmless
      variant="default"
      disabled={!count}
      leftSection={<IconMailOpened size={16} aria-hidden />}
      text={t('alerts.markAllAsReadQuestion', { count: count ?? 0 })}
      confirmText={t('alert.markAsRead')}
      // The banner shows the error.
      onConfirmed={() => call(alertsApi.markAllAsRead, {}).catch(() => undefined)}
    >
      {t('alerts.markAllAsRead')}
    </ConfirmButton>
  )
}
