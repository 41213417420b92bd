// Mail icon in the navbar, with the number of unread alerts.
import { ActionIcon, Indicator } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formatNumber } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { alertPaths } from './alerts.paths.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { alertsApi } from './alerts.contract.ts'

const fiveMinutes = 300_000

/** Hidden from users who may not see alerts. */
export function AlertBadge() {
  const may = useMay()
  return may(alertsApi.unreadCount.may) ? <UnreadMail /> : null
}

function UnreadMail() {
  const t = useText()
  const count = useUnreadCount()
  const name = count === undefined ? t('shell.alerts') : t('shell.unreadAlerts', { count })
  return (
    <Indicator
      label={count === undefined ? undefined : formatNumber(count)}
      disabled={!count}
      color="trouble.8"
      size={16}
      offset={5}
      zIndex={1}
    >
      <ActionIcon
        component={RouteLink}
        href={alertPaths.alerts}
        variant="subtle"
        aria-label={name}
        title={name}
      >
        <IconMail size={20} aria-hidden />
      </ActionIcon>
    </Indicator>
  )
}

/** Refreshed every five minutes and on each navigation. */
function useUnreadCount(): number | undefined {
  const router = useRouter()
  const { data, refetch } = useAnswer(alertsApi.unreadCount, {}, { refetchInterval: fiveMinutes })
  useEffect(
    () => router.subscribe('onResolved', () => void refetch({ cancelRefetch: false })),
    [router, refetch],
  )
  return data
}
