import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { ConflictPanel } from '#kit/form/ConflictPanel.tsx'
import { formFor } from '#kit/form/formFor.tsx'
import { useAutoSave } from '#kit/form/useAutoSave.ts'
import { useDraft } from '#kit/form/useDraft.ts'
import type { DraftOf } from '#kit/form/useDraft.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { SavedState } from '#kit/ui/SavedState.tsx'
import { alertFields, alertsApi } from './alerts.contract.ts'
import type { Alert } from './alerts.contract.ts'
import { alertKey } from './useAlert.ts'

const { Form, Field } = formFor('alert', { notes: alertFields.notes })

/** The notes being written: saved by the button at once, and by themselves for who forgets it. */
export function useNotesDraft(alert: Alert): DraftOf<Alert> {
  const queryClient = useQueryClient()
  const params = { id: String(alert.id) }
  const draft = useDraft({
    entity: 'alert',
    key: alert.id,
    saved: alert,
    save: ({ notes = null, version }, options) =>
      call(alertsApi.updateNotes, { params, body: { notes, version } }, options),
    onSaved: (saved) => queryClient.setQueryData(alertKey(alert.id), saved),
  })
  useAutoSave(draft)
  return draft
}

export function AlertNotes({ draft }: { draft: DraftOf<Alert> }) {
  const t = useText()
  return (
    <Form draft={draft} onSubmit={() => void draft.flush()}>
      <ConflictPanel draft={draft} />
      <Field name="notes" />
      <Group mt="sm">
        <Button type="submit">{t('alert.saveNotes')}</Button>
        <SavedState state={draft.state} detail={draft.failure?.detail} retry={draft.retry} />
      </Group>
    </Form>
  )
}
