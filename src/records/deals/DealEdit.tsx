import { Title } from '@mantine/core'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { useGoBack } from '#kit/ui/GoLink.tsx'
import { dealPaths } from './deals.paths.ts'
import { dealForm, DealInputs } from './DealInputs.tsx'
import { dealsApi } from './deals.contract.ts'
import type { Deal } from './deals.contract.ts'

const { RecordForm } = dealForm

type Props = { id: number; deal: Deal; onCancel: () => void }

export function DealEdit({ id, deal, onCancel }: Props) {
  const t = useText()
  const goBack = useGoBack(dealPaths.deal(id))
  const deleteDeal = useDeleteRecord({
    id,
    remove: dealsApi.deleteDeal,
    restore: dealsApi.restoreDeal,
    question: 'deal.deleteQuestion',
    text: 'deal.deleted',
    params: { id },
  })
  return (
    <>
      <Title order={1} mb="sm">
        {t('deal.header', { id })}
      </Title>
      <RecordForm
        saving="manual"
        record={{
          key: id,
          saved: deal,
          save: (patch, options) => call(dealsApi.saveDeal, { body: { ...patch, id } }, options),
        }}
        onSubmit={async ({ flush }) => {
          if (await flush()) goBack()
        }}
        renderButtons={(draft) => (
          <SaveOrCancel draft={draft} onCancel={onCancel} onDelete={deleteDeal} />
        )}
      >
        {(draft) => <DealInputs draft={draft} />}
      </RecordForm>
    </>
  )
}
