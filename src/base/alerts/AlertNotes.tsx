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
  /** Content above the notes; receives a function that saves unsaved notes. */
  children: (flush: () => Promise<unknown>) => ReactNode
}

/** The notes, saved by the button and also automatically. */
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
