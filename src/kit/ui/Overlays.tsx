// What appears above the page now and then; each part is loaded when it is first needed.
import { Suspense, lazy } from 'react'
import { asked } from './confirmation.ts'
import { noticesUsed } from './notices.ts'
import { useStore } from './store.ts'

const Notifications = lazy(() =>
  import('@mantine/notifications').then(({ Notifications }) => ({ default: Notifications })),
)
const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog.tsx').then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
)

export function Overlays() {
  const question = useStore(asked)
  const notices = useStore(noticesUsed)
  return (
    <Suspense fallback={null}>
      {notices && <Notifications position="bottom-left" />}
      {question && <ConfirmDialog asked={question} />}
    </Suspense>
  )
}
