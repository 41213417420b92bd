// Overlays of the page, loaded before they are needed, because a question must also work offline.
import { useEffect } from 'react'
import { openQuestion } from '../confirm/confirmation.ts'
import type { OpenQuestion } from '../confirm/confirmation.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { noticesUsed } from '../notices.ts'
import { useStore } from '../store.ts'

const Notifications = lazyPart(
  () => import('@mantine/notifications').then((all) => all.Notifications),
  { missing: () => null },
)
const ConfirmDialog = lazyPart(
  () => import('../confirm/ConfirmDialog.tsx').then((all) => all.ConfirmDialog),
  { missing: AskByBrowser },
)

export function Overlays() {
  const question = useStore(openQuestion)
  const notices = useStore(noticesUsed)
  useEffect(() => void ConfirmDialog.preload().catch(() => {}), [])
  // Notices come after confirmations.
  useEffect(() => {
    if (question) void Notifications.preload().catch(() => {})
  }, [question])
  return (
    <>
      {notices && <Notifications position="bottom-left" />}
      {question && <ConfirmDialog asked={question} />}
    </>
  )
}

/** Uses the browser's dialog if ours cannot be loaded. */
function AskByBrowser({ asked: question }: { asked: OpenQuestion }) {
  useEffect(() => question.answer(window.confirm(question.text)), [question])
  return null
}
