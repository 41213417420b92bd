// Adds a task from one line of text, at the date that it contains.
import { useState } from 'react'
import { instantNow } from '#kit/clock.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { failureText } from '#kit/ui/failureText.ts'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import { activitiesApi } from '../activities.contract.ts'
import { readTask } from './readTask.ts'
import type { TaskText } from './readTask.ts'
import { keepTypedTask, requestKeyOf, typedTask } from './typedTasks.ts'

type Typed = TaskText & { text: string; unread: string | null }
const typedAs = (text: string, unread: string | null): Typed => ({
  ...readTask(text, new Date(instantNow()), unread),
  text,
  unread,
})

export function useQuickTask({ entity, id }: RecordRef<ParentKind>) {
  const t = useText()
  const record = `${entity}/${id}`
  const [task, setTask] = useState(() => typedAs(typedTask(record), null))
  const [saving, setSaving] = useState(false)
  const [added, setAdded] = useState('')
  const [failed, setFailed] = useState('')

  const type = (next: string) => {
    keepTypedTask(record, next)
    setTask(typedAs(next, next.trim() === '' ? null : task.unread))
    setAdded('')
    setFailed('')
  }
  return {
    task,
    type,
    saving,
    added,
    failed,
    /** The words read as a date are not meant as one. */
    takeAsText: () => setTask(typedAs(task.text, task.said)),
    add: async () => {
      // Read dates again: "tomorrow" typed yesterday means tomorrow as of now.
      const { text, description, date } = typedAs(task.text, task.unread)
      if (saving || text.trim() === '') return
      setSaving(true)
      setFailed('')
      try {
        const body = { entityType: entity, id, description, date }
        // The key makes a retry after a lost response add one task.
        const requestKey = requestKeyOf(record, JSON.stringify([text, task.unread]))
        await call(activitiesApi.addOwnTask, { body }, { quiet: true, requestKey })
        type('')
        setAdded(t('task.added', { text: description }))
      } catch (failure) {
        setFailed(failureText(failure, t))
      } finally {
        setSaving(false)
      }
    },
  }
}
