// Values that contracts take, for walks over all endpoints.
import type { z } from 'zod'

type Json = z.core.JSONSchema._JSONSchema

type Depth = 'required' | 'all' | 'tables'

/** What a contract takes, with this name wherever a text is; with all that may be left out; and in tables, too. */
export function sampleOf(schema: Json, name: string, full: Depth): unknown {
  if (typeof schema === 'boolean') return name
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first !== undefined) return sampleOf(first, name, full)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object') {
    const named = Object.entries(schema.properties ?? {}).filter(
      ([key]) => full !== 'required' || schema.required?.includes(key),
    )
    const sample = Object.fromEntries(named.map(([key, one]) => [key, sampleOf(one, name, full)]))
    const isTable = full === 'tables' && typeof schema.additionalProperties === 'object'
    return isTable ? { ...sample, ...(JSON.parse(`{"${name}":1}`) as object) } : sample
  }
  if (schema.type === 'array') return [sampleOf((schema.items ?? {}) as Json, name, full)]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  if (schema.format?.startsWith('date')) return '2026-01-01'
  // A patch names its field so.
  return schema.pattern?.startsWith('^\\/') ? `/${name}` : name
}
