import { SimpleGrid } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { activityCategories, activityFields } from '../activityFields.contract.ts'
import { Choice } from '#kit/form/inputs/Choice.tsx'
import { DoneInput } from './DoneInput.tsx'
import type { ActivityDraft } from './useActivityDraft.ts'
import { formFor } from '#kit/form/formFor.tsx'

export const activityForm = formFor('activity', activityFields)

const { Field } = activityForm

/** Category, state and dates. */
export function ActivityFieldInputs({ draft }: { draft: ActivityDraft }) {
  const t = useText()
  const categories = activityCategories.map((value) => ({
    value,
    text: t(`activity.category.${value}`),
  }))
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
      <Choice
        label={t('activity.category')}
        options={categories}
        value={draft.values.category}
        onChange={(category) => draft.set('category', category)}
      />
      <DoneInput
        value={draft.values.done}
        error={draft.errors['done']?.join(' ')}
        onChange={(done) => draft.set('done', done)}
      />
      <Field name="date" />
      {draft.values.done && <Field name="doneDate" />}
    </SimpleGrid>
  )
}
