// Notices in a corner of the screen. What draws them is loaded with the first one.
import type { NotificationData } from '@mantine/notifications'
import i18next from 'i18next'
import { createStore } from './store.ts'

export const noticesUsed = createStore(false)

/** Shows a notice; answers what hides it again. */
export function showNotice(notice: NotificationData): () => void {
  noticesUsed.set(true)
  const shown = import('@mantine/notifications').then(({ notifications }) => ({
    notifications,
    id: notifications.show({
      closeButtonProps: { 'aria-label': i18next.t('kit.close') },
      ...notice,
    }),
  }))
  return () => void shown.then(({ notifications, id }) => notifications.hide(id))
}
