// The mapping of a feed of properties, whose columns the format names.
import type { ColumnUse, Mapping } from '../mapping.contract.ts'

const amounts = new Set([
  'object.offeredPrice',
  'object.salePrice',
  'object.rentPrice',
  'object.area',
  'object.lotArea',
  'object.bedrooms',
  'object.bathrooms',
])

/** `targets` by header; columns without one go into the notes. */
export const feedMapping =
  (system: string, targets: Readonly<Record<string, string>>) =>
  (headers: readonly string[]): Mapping => ({
    columns: headers.map((header): ColumnUse => {
      const target = targets[header] ?? null
      return { target, ...(target && amounts.has(target) && { decimals: 'decimalPoint' }) }
    }),
    fixed: [],
    system,
    found: 'fill',
    sameName: 'ask',
  })
