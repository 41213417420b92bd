// The planned values of a part of a row, with the labels and formats of the screens.
import { formatCurrency, formatValue } from '#kit/fields/format.ts'
import type { MessageKey, Text } from '#kit/i18n/useText.ts'
import { importKindNames } from '../../import.contract.ts'
import type { ImportedRow } from '../../import.contract.ts'
import { isAmount, targetsOf } from '../../targets.contract.ts'
import type { Target } from '../../targets.contract.ts'

export type PlannedPart = ImportedRow['parts'][number]
export type Fact = {
  field: string
  label: string
  text: string
  /** The value that is replaced. */
  before: string | null
  /** Takes several lines. */
  isLong: boolean
}

export function partFacts(part: PlannedPart, t: Text): Fact[] {
  const { action, values, previous } = part
  // Derived fields, such as since when somebody is a client, are not shown.
  const fields = Object.keys(values).sort(byTarget(part.part))
  return fields.flatMap((field) => {
    const value = values[field]
    const target = targetOf(part.part, field)
    if (!target || value === null || value === false) return []
    const { of, label } = target
    const by = { part, field, of, t }
    const isChanged = action === 'change' && previous[field] != null
    return {
      field,
      label: t(label as MessageKey),
      text: shownValue(value, by),
      before: isChanged ? shownValue(previous[field], by) : null,
      isLong: typeof of === 'object' && of.kind === 'textarea',
    }
  })
}

type Shown = { part: PlannedPart; field: string; of: Target['of']; t: Text }

function shownValue(value: unknown, { part, field, of, t }: Shown): string {
  const name = part.called[`${field}=${String(value)}`]
  if (name !== undefined) return name
  if (typeof of !== 'string') return formatValue(of, value, { t })
  if (value === true) return t('kit.yes')
  // A price of which the refused row does not say what is offered.
  if (typeof value === 'number' && isAmount({ of })) return formatCurrency(value)
  return typeof value === 'string' ? value : ''
}

/** The target for a field of a part; undefined for a field that columns cannot be mapped to. */
function targetOf(part: string, field: string): Target | undefined {
  const name = `${part}.${field}`
  return importKindNames.map((kind) => targetsOf(kind).get(name)).find(Boolean)
}

/** Sorted like the targets of a part, which follow its forms. */
const byTarget =
  (part: string) =>
  (a: string, b: string): number =>
    placeOf(part, a) - placeOf(part, b)

function placeOf(part: string, field: string): number {
  for (const kind of importKindNames) {
    const at = [...targetsOf(kind).keys()].indexOf(`${part}.${field}`)
    if (at >= 0) return at
  }
  return -1
}
