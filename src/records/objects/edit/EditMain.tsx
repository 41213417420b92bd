import { useState } from 'react'
import { AddChip } from '#kit/form/Chips.tsx'
import { FieldGroup } from '#kit/form/FieldGroup.tsx'
import { Wide } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { isResidential, offerFlags } from '../objectFields.contract.ts'
import type { OfferFlag } from '../objectFields.contract.ts'
import { sizes } from '../objectParts.ts'
import type { EditPartProps } from './editPart.ts'
import { EditSection } from './EditSection.tsx'
import { objectForm } from './objectForm.ts'
import { TypeFields } from './TypeFields.tsx'
import { useShown } from './useShown.ts'

const { Field, Chips } = objectForm

const everyday = ['floor', 'lotArea'] as const
const everydayOfHomes = ['bedrooms', 'bathrooms', 'floor', 'levels', 'lotArea'] as const
const otherSizes = sizes.filter((name) => name !== 'area')
const offers = Object.keys(offerFlags) as OfferFlag[]
const ofSale = ['salePriceWithDiscount', 'dateOfSalePriceDiscount'] as const
const ofRent = ['rentPriceWithDiscount', 'dateOfRentPriceDiscount'] as const
const ofShortRent = ['sleeps', 'minNights', 'websiteCode'] as const
const fields = [
  ...offers,
  ...([
    'subTypeObjectTypeId',
    'objectSubTypeId',
    'salePrice',
    'rentPrice',
    'shortRentPrice',
  ] as const),
  ...sizes,
  ...ofSale,
  ...ofRent,
  ...ofShortRent,
]

/** What is offered for which price, what it is, and its sizes. */
export function EditMain({ draft, lists, all }: EditPartProps) {
  const t = useText()
  const { values } = draft
  const { forSale, forRent, forShortRent } = values
  const isHome = values.objectSubTypeId === null || isResidential(values)
  const { shown, others, add } = useShown(otherSizes, isHome ? everydayOfHomes : everyday, values)
  const [added, setAdded] = useState<string>()
  return (
    <EditSection name="main" fields={fields}>
      <Wide>
        <Chips label={t('object.group.offers')} names={offers} />
      </Wide>
      <FieldGroup>
        {forSale && <Field name="salePrice" />}
        {forRent && <Field name="rentPrice" />}
        {forShortRent && <Field name="shortRentPrice" />}
        <TypeFields draft={draft} lists={lists} />
        <Field name="area" />
      </FieldGroup>
      <FieldGroup narrow>
        {(all ? otherSizes : shown).map((name) => (
          <Field key={name} name={name} autoFocus={name === added} />
        ))}
      </FieldGroup>
      {!all && others.length > 0 && (
        <Wide>
          <AddChip
            label={t('kit.addField', { number: others.length })}
            names={others}
            onAdd={(name) => {
              add(name)
              setAdded(name)
            }}
          />
        </Wide>
      )}
      {(forSale || forRent || forShortRent) && (
        <FieldGroup>
          {[...(forSale ? ofSale : []), ...(forRent ? ofRent : [])].map((name) => (
            <Field key={name} name={name} />
          ))}
          {forShortRent && ofShortRent.map((name) => <Field key={name} name={name} />)}
        </FieldGroup>
      )}
    </EditSection>
  )
}
