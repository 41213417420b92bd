import { FormSection } from '#kit/form/FormSection.tsx'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ComissionSource } from './comission/ComissionSource.tsx'
import { ComissionField } from './ComissionField.tsx'
import { dealTypes } from '#base/settings/knownOptions.contract.ts'
import type { Deal } from './deals.contract.ts'
import { EditDealAccounts } from './EditDealAccounts.tsx'
import { EditShares } from './shares/EditShares.tsx'
import { formFor } from '#kit/form/formFor.tsx'
import { dealFields } from './dealFields.contract.ts'

export const dealForm = formFor('deal', dealFields)

const { Field } = dealForm

/** Form fields of a new or stored deal. */
export function DealInputs({ draft }: { draft: DraftOf<Deal> }) {
  const t = useText()
  const { dealType, dealTypeOptions, dealStageOptions } = draft.values
  const isRent = dealType === dealTypes.rent
  // Rent dates entered before the type changed are kept, and shown if they prevent saving.
  const hasWrongRent = 'rentStart' in draft.errors || 'rentExpiration' in draft.errors
  return (
    <>
      <FormSection
        title={t('deal.section.main')}
        anchor="deal"
        fields={Object.keys(dealFields)}
        columns={3}
      >
        <Field name="dealType" options={dealTypeOptions} />
        <Field name="dealStage" options={dealStageOptions} />
        <Field name="objectId" />
        <Field name="askingPrice" />
        <Field name="price" />
        <ComissionField draft={draft} />
        <ComissionSource deal={draft.values} />
        <Field name="deposit" />
        <Field name="dateOfDeposit" />
        <Field name="startDate" />
        <Field name="endDate" />
        {!isRent && <Field name="contractDurationMonths" />}
        {(isRent || hasWrongRent) && <Field name="rentStart" />}
        {(isRent || hasWrongRent) && <Field name="rentExpiration" />}
        <Field name="demandId" />
      </FormSection>
      <EditShares draft={draft} />
      <EditDealAccounts draft={draft} />
    </>
  )
}
