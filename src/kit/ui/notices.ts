// Notices in a corner of the screen.
import type { NotificationData } from '@mantine/notifications'
import i18next from 'i18next'
import { createStore } from './store.ts'

export const noticesUsed = createStore(false)

/** Shows a notice; returns a function that hides it. */
export function showNotice(notice: NotificationData): () => void {
  noticesUsed.set(true)
  const shown = import('@mantine/notifications').then(({ notifications }) => ({
    notifications,
    id: notifications.show({
      closeButtonProps: { 'aria-label': i18next.t('kit.close') },
      ...notice,
    }),
  }))
  const hide = shown.then(
    ({ notifications, id }) =>
      () =>
        notifications.hide(id),
    // Do not fail the action if the notice cannot be shown.
    () => () => {},
  )
  return () => void hide.then((now) => now())
}
