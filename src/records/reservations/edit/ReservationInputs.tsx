import { date } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { FormSection } from '#kit/form/FormSection.tsx'
import { Wide } from '#kit/form/Section.tsx'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ObjectPicker } from '#records/objects/ObjectPicker.tsx'
import { MoneySheet } from '../money/MoneySheet.tsx'
import { Proposed } from '../money/Proposed.tsx'
import { StayQuote } from '../seasons/StayQuote.tsx'
import { reservationForm } from '../reservationForm.ts'
import type { ReservationValues } from './reservationDraft.ts'
import { KnownGuest } from './KnownGuest.tsx'
import { checkOutOf, nightsBetween } from '../stayDays.ts'

const { Field } = reservationForm

const stay = [
  ...(['reservationStage', 'bookingDate', 'sourceId', 'demandId'] as const),
  ...(['reservationNumberExternal', 'externalLink'] as const),
  ...(['arrivalTimePlanned', 'arrivalTimeActual', 'awaiting', 'problem'] as const),
]
const guest = [
  ...(['clientFirstName', 'clientPhone', 'clientEmail'] as const),
  ...(['clientInternalPassportNumber', 'clientTaxNumber', 'accountId'] as const),
]

type Props = { draft: DraftOf<ReservationValues> }

/** Form fields of a new or stored reservation: guest, dates and amounts. */
export function ReservationInputs({ draft }: Props) {
  const t = useText()
  const { values, set } = draft
  return (
    <>
      <FormSection
        title={t('reservation.stay')}
        anchor="stay"
        fields={['objectId', 'checkIn', 'duration', 'adults', 'children', ...stay]}
        columns={3}
      >
        <BookedObject draft={draft} />
        <Field name="checkIn" required />
        <Field name="duration" required />
        <CheckOut draft={draft} />
        <Field name="adults" />
        <Field name="children" />
        <StayQuote draft={draft} />
        {stay.map((name) => (
          <Field key={name} name={name} required={name === 'reservationStage'} />
        ))}
      </FormSection>
      <FormSection
        title={t('reservation.client')}
        anchor="client"
        fields={['clientLastName', ...guest]}
        columns={3}
      >
        <Field name="clientLastName" required />
        {guest.map((name) => (
          <Field key={name} name={name} />
        ))}
        <KnownGuest draft={draft} />
      </FormSection>
      <MoneySheet
        values={values}
        renderAmount={(name) => (
          <>
            <Field name={name} />
            <Proposed name={name} values={values} onTake={(value) => set(name, value)} />
          </>
        )}
      >
        <Field name="totalPaymentDeposit" />
        <Field name="paymentType" />
        <Field name="ownerPaymentDate" />
        <Wide>
          <Field name="ownerPaymentNotes" />
        </Wide>
      </MoneySheet>
    </>
  )
}

function BookedObject({ draft: { values, errors, store } }: Props) {
  const t = useText()
  return (
    <ObjectPicker
      onlyShortRent
      required
      label={t('reservation.objectId')}
      value={values.objectId}
      text={store.calledOf('objectId', values.objectId, 'object')}
      onChange={(objectId, text) => store.set('objectId', objectId, text)}
      error={errors['objectId']?.join(' ')}
    />
  )
}

/** Computed from arrival and nights; entering it sets the number of nights. */
function CheckOut({ draft: { values, set } }: Props) {
  const t = useText()
  const { checkIn, duration } = values
  return (
    <FieldInput
      name="checkOut"
      field={date}
      label={t('reservation.checkOut')}
      disabled={checkIn === null}
      value={checkOutOf(checkIn, duration)}
      onChange={(day) => {
        const nights = day && checkIn ? nightsBetween(checkIn, day) : 0
        set('duration', nights > 0 ? nights : null)
      }}
    />
  )
}
