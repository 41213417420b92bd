import { memo } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import type { EditPartProps } from './editPart.ts'
import { FieldGroup } from '../view/FieldGroup.tsx'
import { objectForm } from './objectForm.ts'
import { buildFacts, everydayFeatures, featureGroupNames, featureGroups } from '../objectParts.ts'
import { ObjectSection } from '../view/ObjectSection.tsx'

const { Field } = objectForm

const everydayFacts = ['constructionYear', 'energyClass', 'heating'] as const

/** Facts about the building, and the features as yes, no or not set. Memoized: each field reads its own value from the draft. */
export const EditFeatures = memo(function Features({ all }: Pick<EditPartProps, 'all'>) {
  const t = useText()
  return (
    <ObjectSection name="features">
      {(all ? buildFacts : everydayFacts).map((name) => (
        <Field key={name} name={name} />
      ))}
      {all ? (
        featureGroupNames.map((group) => (
          <FieldGroup key={group} title={t(`object.group.${group}`)}>
            {featureGroups[group].map((name) => (
              <Field key={name} name={name} />
            ))}
          </FieldGroup>
        ))
      ) : (
        <FieldGroup title={t('object.section.has')}>
          {everydayFeatures.map((name) => (
            <Field key={name} name={name} />
          ))}
        </FieldGroup>
      )}
    </ObjectSection>
  )
})
