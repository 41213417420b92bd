import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { formFor } from '#kit/form/formFor.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { alertFields, alertsApi } from './alerts.contract.ts'
import type { Alert } from './alerts.contract.ts'

const { RecordForm, Field } = formFor('alert', { notes: alertFields.notes })

type Props = {
  alert: Alert
  /** What stands above the notes, given a way to save what is still being written. */
  children: (flush: () => Promise<unknown>) => ReactNode
}

/** The notes being written: saved by the button at once, and by themselves for who forgets it. */
export function AlertNotes({ alert, children }: Props) {
  const t = useText()
  const params = { id: String(alert.id) }
  return (
    <RecordForm<Alert, Alert>
      saving="auto"
      record={{
        key: alert.id,
        saved: alert,
        save: ({ notes = null, version }, options) =>
          call(alertsApi.updateNotes, { params, body: { notes, version } }, options),
      }}
      renderButtons={() => <Button type="submit">{t('alert.saveNotes')}</Button>}
    >
      {({ flush }) => (
        <>
          {children(flush)}
          <Field name="notes" />
        </>
      )}
    </RecordForm>
  )
}
