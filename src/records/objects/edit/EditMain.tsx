import { useText } from '#kit/i18n/useText.ts'
import type { EditPartProps } from './editPart.ts'
import { FieldGroup } from '../view/FieldGroup.tsx'
import { isResidential } from '../objectFields.contract.ts'
import { objectForm } from './objectForm.ts'
import { PublishField } from './PublishField.tsx'
import { sizes, states } from '../objectParts.ts'
import { ObjectSection } from '../view/ObjectSection.tsx'
import { TypeFields } from './TypeFields.tsx'

const { Field } = objectForm

const everyday = ['area', 'floor', 'lotArea'] as const
const everydayOfHomes = ['area', 'bedrooms', 'bathrooms', 'floor', 'levels', 'lotArea'] as const

/** Type, offers with prices, sizes and states. */
export function EditMain({ draft, lists, all }: EditPartProps) {
  const t = useText()
  const { values } = draft
  const hasNoType = values.objectSubTypeId === null
  const shortList = hasNoType || isResidential(values) ? everydayOfHomes : everyday
  return (
    <ObjectSection name="main">
      <TypeFields draft={draft} lists={lists} />
      <FieldGroup title={t('object.group.offers')}>
        <Field name="forSale" />
        <Field name="forRent" />
        <Field name="forShortRent" />
      </FieldGroup>
      {values.forSale && (
        <FieldGroup title={t('object.group.sale')}>
          <Field name="salePrice" />
          <Field name="salePriceWithDiscount" />
          <Field name="dateOfSalePriceDiscount" />
        </FieldGroup>
      )}
      {(values.forRent || values.forShortRent) && (
        <FieldGroup title={t('object.group.rent')}>
          {values.forRent && (
            <>
              <Field name="rentPrice" />
              <Field name="rentPriceWithDiscount" />
              <Field name="dateOfRentPriceDiscount" />
            </>
          )}
          {values.forShortRent && (
            <>
              <Field name="shortRentPrice" />
              <Field name="sleeps" />
              <Field name="minNights" />
              <Field name="websiteCode" />
            </>
          )}
        </FieldGroup>
      )}
      <FieldGroup narrow title={t('object.section.facts')}>
        {(all ? sizes : shortList).map((name) => (
          <Field key={name} name={name} />
        ))}
      </FieldGroup>
      <FieldGroup title={t('object.group.states')}>
        <PublishField draft={draft} />
        {states.map((name) => (
          <Field key={name} name={name} />
        ))}
      </FieldGroup>
    </ObjectSection>
  )
}
