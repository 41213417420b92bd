import { Title } from '@mantine/core'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { useNightQuestion } from './useNightQuestion.ts'
import { viewingForm, ViewingInputs } from './ViewingInputs.tsx'
import { viewingsApi } from './viewings.contract.ts'
import type { Viewing } from './viewings.contract.ts'

const { RecordForm } = viewingForm

type Props = { id: number; viewing: Viewing; onDone: () => void }

export function ViewingEdit({ id, viewing, onDone }: Props) {
  const t = useText()
  const mayBe = useNightQuestion(viewing.dateOfViewing)
  const deleteViewing = useDeleteRecord({
    id,
    remove: viewingsApi.deleteViewing,
    restore: viewingsApi.restoreViewing,
    question: 'viewing.deleteQuestion',
    text: 'viewing.deleted',
    params: { number: `V${id}` },
  })
  return (
    <>
      <Title order={1} mb="sm">
        {t('viewing.header', { number: viewing.viewingNumber ?? '' })}
      </Title>
      <RecordForm
        saving="manual"
        record={{
          key: id,
          saved: viewing,
          save: (patch, options) =>
            call(viewingsApi.saveViewing, { body: { ...patch, id } }, options),
        }}
        onSubmit={async ({ values, flush }) => {
          if ((await mayBe(values.dateOfViewing)) && (await flush())) onDone()
        }}
        renderButtons={(draft) => (
          <SaveOrCancel draft={draft} onCancel={onDone} onDelete={deleteViewing} />
        )}
      >
        {(draft) => <ViewingInputs draft={draft} />}
      </RecordForm>
    </>
  )
}
