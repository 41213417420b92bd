// State of the input for a one-line task.
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

type TypedTask = TaskText & { text: string; notADate: string | null }
const taskOf = (text: string, notADate: string | null): TypedTask => ({
  ...readTask(text, new Date(instantNow()), notADate),
  text,
  notADate,
})

export function useQuickTask({ entity, id }: RecordRef<ParentKind>) {
  const t = useText()
  const record = `${entity}/${id}`
  const [task, setTask] = useState(() => taskOf(typedTask(record), null))
  const [saving, setSaving] = useState(false)
  const [added, setAdded] = useState('')
  const [failed, setFailed] = useState('')

  const type = (next: string) => {
    keepTypedTask(record, next)
    setTask(taskOf(next, next.trim() === '' ? null : task.notADate))
    setAdded('')
    setFailed('')
  }
  return {
    task,
    type,
    saving,
    added,
    failed,
    /** Treats the words read as a date as plain text. */
    takeAsText: () => setTask(taskOf(task.text, task.dateText)),
    add: async () => {
      // Read it again: "tomorrow" counts from now, not from when it was typed.
      const { text, description, date } = taskOf(task.text, task.notADate)
      if (saving || text.trim() === '') return
      setSaving(true)
      setFailed('')
      try {
        const body = { entityType: entity, id, description, date }
        // A retry after a lost response must not add the task twice.
        const requestKey = requestKeyOf(record, JSON.stringify([text, task.notADate]))
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
