// How well a pair fits, in words, and why.
import { Badge } from '@mantine/core'
import { formatArea } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { FeatureFlag } from '#features/objects/objectFields.contract.ts'
import classes from './matching.module.css'
import type { MatchedObject, MatchReason } from './matching.contract.ts'

type Text = ReturnType<typeof useText>

const level = (fit: number) =>
  fit >= 90
    ? ({ text: 'matching.best', color: 'done' } as const)
    : fit >= 65
      ? ({ text: 'matching.good', color: 'aegean' } as const)
      : ({ text: 'matching.fair', color: null } as const)

export function MatchReasons({
  of: { fit, reasons },
}: {
  of: Pick<MatchedObject, 'fit' | 'reasons'>
}) {
  const t = useText()
  const { text, color } = level(fit)
  return (
    <ul className={classes.reasons}>
      <li>
        <Badge {...(color ? { color } : { variant: 'default' })} title={t('matching.fit', { fit })}>
          {t(text)}
        </Badge>
      </li>
      {reasons.map((reason) => (
        <li key={`${reason.code} ${reason.value}`}>
          <Badge
            {...(isLess(reason) ? { variant: 'outline', color: 'toDo' } : { variant: 'default' })}
            className={classes.reason!}
          >
            {textOf(reason, t)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

/** What is not quite as it was asked for. */
const isLess = ({ code }: MatchReason) =>
  code === 'nearPlace' || code === 'overBudget' || code === 'underBudget'

function textOf({ code, value }: MatchReason, t: Text): string {
  switch (code) {
    case 'type':
      return String(value)
    case 'area':
      return formatArea(Number(value), t)
    case 'bedrooms':
      return t('matching.reason.bedrooms', { count: Number(value) })
    case 'fact':
      return value === 'nearSea' ? t('matching.fact.nearSea') : t(`object.${value as FeatureFlag}`)
    default:
      return t(`matching.reason.${code}`, { value: value ?? '' })
  }
}
