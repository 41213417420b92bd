import { NumberInput } from '@mantine/core'
import type { NumberInputProps } from '@mantine/core'
import type { InputEvent } from 'react'
import type { UnitText } from '../fields/format.ts'
import { useText } from '../i18n/useText.ts'
import { common } from './inputProps.ts'
import type { InputProps } from './inputProps.ts'
import { withComma } from './pastedNumber.ts'
import { useTyped } from './useTyped.ts'

type NumberKind = 'number' | 'distance' | 'distanceKm' | 'currency' | 'money' | 'area'
type Shape = Pick<
  NumberInputProps,
  'suffix' | 'decimalScale' | 'thousandSeparator' | 'fixedDecimalScale'
>

type NumberProps = { [K in NumberKind]: InputProps<K> }[NumberKind]

const nbsp = '\u00a0'

const shapes: { [K in NumberKind]: (field: InputProps<K>['field'], t: UnitText) => Shape } = {
  // No spaces between thousands: such numbers may be years, floors, house numbers.
  number: ({ decimals }) => ({ decimalScale: decimals, thousandSeparator: '' }),
  distance: (_field, t) => ({ decimalScale: 0, suffix: `${nbsp}${t('kit.unit.metre')}` }),
  distanceKm: (_field, t) => ({ decimalScale: 1, suffix: `${nbsp}${t('kit.unit.km')}` }),
  currency: () => ({ decimalScale: 2, suffix: `${nbsp}€` }),
  money: () => ({ decimalScale: 2, fixedDecimalScale: true, suffix: `${nbsp}€` }),
  area: (_field, t) => ({ decimalScale: 2, suffix: `${nbsp}${t('kit.unit.squareMetre')}` }),
}

const asNumber = {
  show: (value: number | null): number | string => value ?? '',
  read(text: number | string): number | null | undefined {
    if (text === '') return null
    const number = typeof text === 'number' ? text : Number.parseFloat(text.replace(',', '.'))
    return Number.isFinite(number) ? number : undefined
  },
}

/** Numbers of all kinds, written with a comma and with spaces between the thousands. */
export function NumberField(props: NumberProps) {
  const { field, value, onChange, placeholder } = props
  const t = useText()
  const shape = shapes[field.kind] as (field: NumberProps['field'], t: UnitText) => Shape
  const { shown, type, rest } = useTyped({ value, onChange, ...asNumber })
  const { fixedDecimalScale, ...given } = shape(field, t)
  // A minus is no slip of the finger: what it was typed before is not taken for something else.
  const isNegative = value !== null && value < 0 && !mayBeNegative(field)
  return (
    <NumberInput
      {...common({ ...props, error: props.error || (isNegative && t('kit.notNegative')) })}
      placeholder={placeholder}
      thousandSeparator={nbsp}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      clampBehavior="none"
      hideControls
      inputMode="decimal"
      classNames={{ input: 'numbers' }}
      {...given}
      // Cents are filled up only after the person has left: never under the cursor.
      fixedDecimalScale={Boolean(fixedDecimalScale) && shown === (value ?? '')}
      value={shown}
      onInputCapture={(event) => readPasted(event, field.kind !== 'number')}
      onChange={type}
      onBlur={rest}
    />
  )
}

function mayBeNegative(field: NumberProps['field']): boolean {
  if (field.kind === 'number') return field.min < 0
  return 'signed' in field && field.signed === true
}

// The input itself reads a point only where it is typed, and drops one that is pasted: 40.6 became 406.
function readPasted(event: InputEvent<HTMLInputElement>, thousands: boolean) {
  const { data, inputType } = event.nativeEvent
  if (inputType === 'insertText' ? (data?.length ?? 0) < 2 : inputType?.startsWith('delete')) return
  const input = event.currentTarget
  const read = withComma(input.value, { thousands })
  // Past React, which would take a value that it knows of for no change.
  if (read !== input.value) Reflect.set(HTMLInputElement.prototype, 'value', read, input)
}
