// The mapping of a BLM file, whose columns the format names.
import type { ColumnUse, Mapping } from '../mapping.contract.ts'

/** Columns without a target go into the notes, also prices in pounds. */
const targets: Record<string, string> = {
  AGENT_REF: 'object.number',
  TRANS_TYPE_ID: 'object.offers',
  PROP_SUB_ID: 'object.type',
  TOWN: 'object.locationId',
  BEDROOMS: 'object.bedrooms',
  BATHROOMS: 'object.bathrooms',
  DESCRIPTION: 'object.description',
}

export const blmMapping = (headers: readonly string[]): Mapping => ({
  columns: headers.map((header): ColumnUse => {
    const name = header.toUpperCase()
    if (/^MEDIA_IMAGE_\d\d$/.test(name)) return { target: 'object.photos' }
    const target = targets[name] ?? null
    return { target, ...(/ROOMS$/.test(name) && { decimals: 'decimalPoint' }) }
  }),
  fixed: [],
  restToNotes: true,
  system: 'BLM',
  found: 'fill',
  sameName: 'ask',
})
