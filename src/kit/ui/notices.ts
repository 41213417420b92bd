// Notices in a corner of the screen.
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
  const hide = shown.then(
    ({ notifications, id }) =>
      () =>
        notifications.hide(id),
    // What was done is done, whether it can be told of or not.
    () => () => {},
  )
  return () => void hide.then((now) => now())
}
