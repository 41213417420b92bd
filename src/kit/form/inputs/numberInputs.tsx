import { TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { formatNumber, formatShortest } from '../../fields/format.ts'
import type { UnitText } from '../../fields/format.ts'
import { euro, kilometres, metres, readNumber, squareMetres } from '../../fields/readNumber.ts'
import type { NumberRules } from '../../fields/readNumber.ts'
import { useText } from '../../i18n/useText.ts'
import { inputPropsOf } from './inputProps.ts'
import type { InputProps } from './inputProps.ts'
import { readAs } from './readAs.tsx'
import { useReadText } from './useReadText.ts'

type NumberKind = 'number' | 'distance' | 'distanceKm' | 'currency' | 'money' | 'area'
type NumberProps = { [K in NumberKind]: InputProps<K> }[NumberKind]
type Writing = {
  rules: NumberRules
  /** Formats the number without its unit. */
  write: (value: number) => string
  unit?: string
}

const nbsp = '\u00a0'

const writings: { [K in NumberKind]: (field: InputProps<K>['field'], t: UnitText) => Writing } = {
  // No thousands separators: such numbers may be years, floors or house numbers.
  number: ({ decimals }) => ({
    rules: { units: [], thousands: decimals === 0, decimals },
    write: (value) => formatShortest(value, decimals).replaceAll(nbsp, ''),
  }),
  distance: (_field, t) => ({
    rules: { units: metres, thousands: true, decimals: 0, rounds: true },
    write: (value) => formatNumber(value),
    unit: t('kit.unit.metre'),
  }),
  distanceKm: (_field, t) => ({
    rules: { units: kilometres, thousands: false, decimals: 1 },
    write: (value) => formatShortest(value, 1),
    unit: t('kit.unit.km'),
  }),
  currency: () => ({
    rules: { units: euro, thousands: true, decimals: 2 },
    write: (value) => formatShortest(value, 2),
    unit: '€',
  }),
  money: () => ({
    rules: { units: euro, thousands: true, decimals: 2 },
    write: (value) => formatNumber(value, 2),
    unit: '€',
  }),
  area: (_field, t) => ({
    rules: { units: squareMetres, thousands: true, decimals: 2 },
    write: (value) => formatShortest(value, 2),
    unit: t('kit.unit.squareMetre'),
  }),
}

/**
 * Numbers of all kinds, typed freely. While typing, the input keeps the text, and shows how a doubtful one was read.
 * Pasted text is formatted at once.
 */
export function NumberField(props: NumberProps) {
  const { field, value, onChange, onUnread, unread, placeholder } = props
  const t = useText()
  const writingOf = writings[field.kind] as (field: NumberProps['field'], t: UnitText) => Writing
  const { rules, write, unit } = writingOf(field, t)
  // Use a hyphen for the minus sign, as keyboards have, because the text is edited again.
  const full = (number: number) =>
    `${write(number).replace('−', '-')}${unit === undefined ? '' : nbsp + unit}`
  const numberIn = (text: string) => readNumber(text, rules)?.value
  const { input, shown, error, type, leave, refuse } = useReadText<number | null>({
    value,
    onChange,
    onUnread,
    unread,
    show: (stored) => (stored === null ? '' : full(stored)),
    read: (text) => (text.trim() === '' ? null : numberIn(text)),
    refusal: t('kit.noNumber'),
  })
  const read = readNumber(shown, rules)
  const hint = read?.isDoubtful ? full(read.value) : null
  // A minus is typed on purpose: do not read the number in another way.
  const isNegative = value !== null && value < 0 && !mayBeNegative(field)

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value
    const pasted = isPasted(event.nativeEvent) ? numberIn(text) : undefined
    type(pasted === undefined ? text : full(pasted))
  }
  return (
    <TextInput
      {...inputPropsOf({
        ...props,
        error: props.error || error || (isNegative && t('kit.notNegative')),
      })}
      ref={input}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      maxLength={60}
      {...readAs(hint)}
      value={shown}
      onChange={change}
      onSelect={(event) => keepBeforeUnit(event.currentTarget, unit)}
      onKeyDown={({ key }) => key === 'Enter' && refuse()}
      onBlur={leave}
    />
  )
}

function mayBeNegative(field: NumberProps['field']): boolean {
  if (field.kind === 'number') return field.min < 0
  return 'signed' in field && field.signed === true
}

const isPasted = (event: Event): boolean =>
  event instanceof InputEvent &&
  !event.inputType.startsWith('delete') &&
  (event.inputType !== 'insertText' || (event.data?.length ?? 0) > 1)

/** Backspace at the end deletes the last digit, not the unit. */
function keepBeforeUnit(input: HTMLInputElement, unit: string | undefined): void {
  const { value, selectionStart, selectionEnd } = input
  if (!unit || selectionStart !== selectionEnd || !value.endsWith(nbsp + unit)) return
  const end = value.length - unit.length - 1
  if (selectionStart! > end) input.setSelectionRange(end, end)
}
