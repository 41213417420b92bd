import { SimpleGrid } from '@mantine/core'
import { Wide } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { offerFacts, states } from '../objectParts.ts'
import type { EditPartProps } from './editPart.ts'
import { EditSection } from './EditSection.tsx'
import { objectForm } from './objectForm.ts'
import { PublishField } from './PublishField.tsx'

const { Field, Chips } = objectForm

const texts = [
  ...(['titleEl', 'title', 'titleRu'] as const),
  ...(['descriptionEl', 'description', 'descriptionRu'] as const),
]
const fields = [
  ...texts,
  ...offerFacts,
  ...(['videoURL', 'internalNotes', 'publishRequested'] as const),
  ...states,
]

/** Titles and descriptions for the public, terms, states, and notes for staff. */
export function EditOffer({ draft, all }: Omit<EditPartProps, 'lists'>) {
  const t = useText()
  return (
    <EditSection name="offer" fields={fields}>
      <Wide>
        <SimpleGrid minColWidth="13rem" spacing="md" verticalSpacing="sm">
          {texts.map((name) => (
            <Field key={name} name={name} />
          ))}
        </SimpleGrid>
      </Wide>
      {offerFacts.map((name) => (
        <Field key={name} name={name} />
      ))}
      {all && <Field name="videoURL" />}
      <Wide>
        <Field name="internalNotes" />
      </Wide>
      <Wide>
        <Chips label={t('object.group.states')} names={states} />
      </Wide>
      <PublishField draft={draft} />
    </EditSection>
  )
}
