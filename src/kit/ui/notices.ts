// Notices in a corner of the screen. A notice that is still there when it comes again is counted, not piled up.
import type { NotificationData, notifications as mantineNotices } from '@mantine/notifications'
import i18next from 'i18next'
import { createStore } from './store.ts'

export const noticesUsed = createStore(false)

/** Milliseconds that a notice stays if it does not say so itself. */
const stays = 4_000

/** Notices on the screen by what they say. */
const standing = new Map<string, { id: string; count: number }>()

/** Shows a notice; returns a function that hides it. */
export function showNotice(notice: NotificationData): () => void {
  noticesUsed.set(true)
  const shown = import('@mantine/notifications').then(({ notifications }) => ({
    notifications,
    id: showOrCount(notifications, notice),
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

type Notices = typeof mantineNotices

function showOrCount(notices: Notices, notice: NotificationData): string {
  const closeButtonProps = { 'aria-label': i18next.t('kit.close') }
  const { title, message, color, autoClose = stays, onClose } = notice
  // A notice with buttons is about one action of its own.
  if (typeof message !== 'string') return notices.show({ closeButtonProps, ...notice })
  const said = JSON.stringify([typeof title === 'string' ? title : null, message, color])
  const again = standing.get(said)
  if (again) {
    again.count++
    return notices.update({
      id: again.id,
      message: `${message} (×${again.count})`,
      // Its time begins anew only when it changes.
      autoClose: typeof autoClose === 'number' ? autoClose + again.count : autoClose,
    })!
  }
  const id = notices.show({
    closeButtonProps,
    ...notice,
    autoClose,
    onClose: (closed) => {
      standing.delete(said)
      onClose?.(closed)
    },
  })
  standing.set(said, { id, count: 1 })
  return id
}
