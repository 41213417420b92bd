// Buttons of an alert: back to the list, mark as unread, delete.
import { Button, Group } from '@mantine/core'
import { IconArrowLeft, IconMail, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink, useGo } from '#kit/ui/GoLink.tsx'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { alertPaths } from './alerts.paths.ts'
import { alertsApi } from './alerts.contract.ts'

type Props = {
  id: number
  /** Called first, to save unsaved notes. */
  flush: () => Promise<unknown>
}

export function AlertActions({ id, flush }: Props) {
  const t = useText()
  const go = useGo()
  const params = { id: String(id) }
  const leave = () => go(alertPaths.alerts)
  const deleteWithUndo = useDelete()
  const markAsUnread = useMutation({
    mutationFn: () => flush().then(() => call(alertsApi.markAsUnread, { params })),
    onSuccess: leave,
  })
  const remove = useMutation({
    mutationFn: () =>
      deleteWithUndo({
        remove: () => flush().then(() => call(alertsApi.deleteAlert, { params })),
        removed: leave,
        text: t('alert.deleted'),
        restore: () => call(alertsApi.restoreAlert, { params }),
      }),
  })
  return (
    <Group gap="xs">
      <Button
        variant="default"
        component={RouteLink}
        href={alertPaths.alerts}
        leftSection={<IconArrowLeft size={16} />}
      >
        {t('alert.back')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconMail size={16} />}
        loading={markAsUnread.isPending}
        onClick={() => markAsUnread.mutate()}
      >
        {t('alert.markAsUnread')}
      </Button>
      <Button
        variant="light"
        color="trouble"
        ml="auto"
        leftSection={<IconTrash size={16} />}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t('alert.delete')}
      </Button>
    </Group>
  )
}
