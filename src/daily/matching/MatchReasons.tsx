// The fit of a lead and an object: percentage, reasons and unmet wishes.
import { Group } from '@mantine/core'
import { formatArea, formatRange } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { FeatureFlag } from '#records/objects/objectFields.contract.ts'
import classes from './matching.module.css'
import type { MatchedObject, MatchLack, MatchReason } from './matching.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

type Text = ReturnType<typeof useText>

type Pair = Pick<MatchedObject, 'fit' | 'isOpen' | 'reasons' | 'lacks'>

const level = ({ fit, isOpen }: Pair) =>
  fit >= 90 && !isOpen
    ? ({ text: 'matching.best', tone: 'green' } as const)
    : fit >= 65 && !isOpen
      ? ({ text: 'matching.good', tone: 'teal' } as const)
      : ({ text: 'matching.fair', tone: 'neutral' } as const)

export function MatchReasons({ of: pair }: { of: Pair }) {
  const t = useText()
  const { fit, reasons, lacks } = pair
  const { text, tone } = level(pair)
  return (
    <Group component="ul" gap={4} align="stretch" mt={6}>
      <li>
        <Pill tone={tone} title={t('matching.fit', { fit })}>
          {t(text)}
        </Pill>
      </li>
      {reasons.map((reason) => (
        <li key={`${reason.code} ${reason.value}`}>
          <Pill bare tone={isLess(reason) ? 'amber' : 'neutral'} className={classes.reason}>
            {reasonText(reason, t)}
          </Pill>
        </li>
      ))}
      {lacks.map((lack) => (
        <li key={`${lack.code} ${lack.wanted} is missing`}>
          <Pill tone="amber" hollow className={classes.reason}>
            {lackIn(lack, t)}
          </Pill>
        </li>
      ))}
    </Group>
  )
}

/** Whether the reason meets the lead only in part. */
const isLess = ({ code }: MatchReason) =>
  code === 'nearPlace' || code === 'overBudget' || code === 'underBudget'

function reasonText({ code, value }: MatchReason, t: Text): string {
  switch (code) {
    case 'type':
      return String(value)
    case 'area':
      return formatArea(Number(value), t)
    case 'lotArea':
      return `${t('object.lotArea')}: ${formatArea(Number(value), t)}`
    case 'bedrooms':
      return t('matching.reason.bedrooms', { count: Number(value) })
    case 'floor':
      return `${t('object.floor')}: ${value}`
    case 'year':
      return t('matching.reason.year', { value: String(value) })
    case 'fact':
      return factIn(value, t)
    default:
      return t(`matching.reason.${code}`, { value: value ?? '' })
  }
}

/** The name of a fact. */
export const factIn = (fact: unknown, t: Text) =>
  fact === 'nearSea' ? t('matching.fact.nearSea') : t(`object.${fact as FeatureFlag}`)

/** Text of a lack: the field, what is wanted, and what the object has. */
function lackIn({ code, wanted, min, max, has }: MatchLack, t: Text): string {
  if (code === 'fact')
    return t(has === false ? 'matching.lack.isNot' : 'matching.lack.mayBe', {
      what: factIn(wanted, t),
    })
  const isSize = code === 'area' || code === 'lotArea'
  const format = (value: number) => (isSize ? formatArea(value, t) : String(value))
  const field = { type: 'objectSubTypeId', year: 'constructionYear' } as const
  const what = t(`object.${code === 'type' || code === 'year' ? field[code] : code}`)
  const wantedText = wanted ?? amountIn(min, max, format, t)
  if (has === null) return t('matching.lack.notSaid', { what, wanted: wantedText })
  return t('matching.lack.other', {
    what,
    wanted: wantedText,
    has: typeof has === 'number' ? format(has) : String(has),
  })
}

/** 'at least 2', '70 – 90 m²'. */
export function amountIn(
  min: number | null,
  max: number | null,
  format: (value: number) => string,
  t: Text,
): string {
  if (min !== null && min === max) return format(min)
  if (max === null) return t('matching.atLeast', { value: format(min!) })
  if (min === null) return t('matching.atMost', { value: format(max) })
  return formatRange(min, max, format)
}
