// The mapping of a BLM file, whose columns the format names.
import type { Mapping } from '../mapping.contract.ts'
import { feedMapping } from './feedMapping.ts'

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

const mapped = feedMapping('BLM', targets)

/** Pictures have a column each. */
export function blmMapping(headers: readonly string[]): Mapping {
  const { columns, ...mapping } = mapped(headers.map((header) => header.toUpperCase()))
  return {
    ...mapping,
    columns: columns.map((use, at) =>
      /^MEDIA_IMAGE_\d\d$/i.test(headers[at]!) ? { target: 'object.photos' } : use,
    ),
  }
}
