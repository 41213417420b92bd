// Sample values for contracts, for tests over all endpoints.
import type { z } from 'zod'

type Json = z.core.JSONSchema._JSONSchema

type Depth = 'required' | 'all' | 'tables'

/** A valid value for the contract, with `name` as every text. `full`: whether optional parts and keys of records are included. */
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
  // The path of a field in a JSON patch.
  return schema.pattern?.startsWith('^\\/') ? `/${name}` : name
}
