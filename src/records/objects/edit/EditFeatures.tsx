import { Stack, Text } from '@mantine/core'
import { memo } from 'react'
import { AddChip } from '#kit/form/Chips.tsx'
import { Wide } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { EditPartProps } from './editPart.ts'
import { EditSection } from './EditSection.tsx'
import { objectForm } from './objectForm.ts'
import { features } from '../objectFields.contract.ts'
import { buildFacts, featureGroupNames, featureGroups, usualFeatures } from '../objectParts.ts'
import { useShown } from './useShown.ts'

const { Field, Chips } = objectForm

const everydayFacts = ['constructionYear', 'energyClass', 'heating'] as const

/** Facts about the building, and the features as yes, no or not set. */
export function EditFeatures({ draft, all }: Omit<EditPartProps, 'lists'>) {
  const t = useText()
  return (
    <EditSection name="features" fields={[...buildFacts, ...features]}>
      {(all ? buildFacts : everydayFacts).map((name) => (
        <Field key={name} name={name} />
      ))}
      <Wide>
        <Stack gap="sm">
          {all ? <AllFeatures /> : <UsualFeatures draft={draft} />}
          <Text size="xs" c="dimmed">
            {t('kit.chips.hint')}
          </Text>
        </Stack>
      </Wide>
    </EditSection>
  )
}

const AllFeatures = memo(function All() {
  const t = useText()
  return featureGroupNames.map((group) => (
    <Chips key={group} label={t(`object.group.${group}`)} names={featureGroups[group]} />
  ))
})

/** Those that are usual for its type or set, and a list of the others to add from. */
function UsualFeatures({ draft }: Pick<EditPartProps, 'draft'>) {
  const t = useText()
  const { shown, others } = useShown(features, usualFeatures(draft.values), draft.values)
  return (
    <>
      <Chips label={t('object.section.has')} names={shown} />
      {others.length > 0 && (
        <AddChip
          label={t('object.addFeature', { number: others.length })}
          names={others}
          onAdd={(name) => draft.set(name, true)}
        />
      )}
    </>
  )
}
