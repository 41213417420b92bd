import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { formatArea, formatCurrency } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { ObjectThumb } from '#records/objects/ObjectThumb.tsx'
import classes from './matching.module.css'
import type { MatchedObject } from './matching.contract.ts'
import { MatchReasons } from './MatchReasons.tsx'
import { PricePer } from './PricePer.tsx'

/** A matching object; without `onAdd` it has no button to add it. */
export function ObjectMatch({ object, onAdd }: { object: MatchedObject; onAdd?: () => void }) {
  const t = useText()
  const { referenceNumber: number } = object
  const facts = [object.type, object.area !== null && formatArea(object.area, t), object.location]
  return (
    <>
      <ObjectThumb picture={object.picture} size="large" />
      <div className={`grow ${classes.said}`}>
        <Group gap="0 var(--mantine-spacing-sm)" align="baseline" justify="space-between">
          <GoLink href={objectPaths.object(object.id)}>
            #{number} {object.title}
          </GoLink>
          <span className={classes.price}>
            {formatCurrency(object.price)} <PricePer service={object.service} />
          </span>
        </Group>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <MatchReasons of={object} />
      </div>
      {onAdd && (
        <Button
          className={classes.add}
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={14} aria-hidden />}
          aria-label={t('matching.addObject', { number })}
          onClick={onAdd}
        >
          {t('matching.add')}
        </Button>
      )}
    </>
  )
}
