// All feed formats. To add one, make a folder here and a line in this list.
import { agencyJson } from './agency-json/agencyJson.ts'
import type { Format } from './format.ts'
import { kyero } from './kyero/kyero.ts'
import { lifull } from './lifull/lifull.ts'
import { meta } from './meta/meta.ts'
import { rss } from './rss/rss.ts'
import { schemaOrg } from './schema-org/schemaOrg.ts'
import type { FormatName } from './formatNames.contract.ts'

export const formats: Readonly<Record<FormatName, Format>> = {
  kyero,
  lifull,
  meta,
  schemaOrg,
  rss,
  agencyJson,
}

/** Undefined for a format that only a newer server knows. */
export const formatOf = (name: string): Format | undefined =>
  Object.hasOwn(formats, name) ? formats[name as FormatName] : undefined
