import { Group, SimpleGrid, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { featureGroupNames, featureGroups } from '../objectParts.ts'
import classes from '../objects.module.css'
import type { ObjectEntity } from '../objects.contract.ts'
import { ObjectSection } from './ObjectSection.tsx'

/** The features that the object has or lacks, by group; unknown ones are left out. */
export function ViewFeatures({ object }: { object: ObjectEntity }) {
  const t = useText()
  const groups = featureGroupNames
    .map((name) => ({
      name,
      features: featureGroups[name].filter((feature) => object[feature] !== null),
    }))
    .filter(({ features }) => features.length > 0)
  if (groups.length === 0) return null
  return (
    <ObjectSection name="has">
      <SimpleGrid minColWidth="190px">
        {groups.map(({ name, features }) => (
          <div key={name}>
            <Text size="xs" c="dimmed">
              {t(`object.group.${name}`)}
            </Text>
            <ul className={classes.features}>
              {features.map((feature) => (
                <Group
                  component="li"
                  key={feature}
                  gap={6}
                  wrap="nowrap"
                  align="flex-start"
                  {...(!object[feature] && { c: 'dimmed', td: 'line-through' })}
                  data-has={object[feature]}
                  data-field={feature}
                >
                  {object[feature] ? (
                    <IconCheck size={16} color="var(--estia-green)" aria-label={t('kit.yes')} />
                  ) : (
                    <IconX size={16} color="var(--estia-quiet)" aria-label={t('kit.no')} />
                  )}
                  {t(`object.${feature}`)}
                </Group>
              ))}
            </ul>
          </div>
        ))}
      </SimpleGrid>
    </ObjectSection>
  )
}
