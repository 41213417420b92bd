// Writes answers as JSON by their contracts, so that a field that the contract does not name never leaves the server.
// fast-json-stringify compiles each contract, which makes it faster than JSON.stringify.
import buildText from 'fast-json-stringify'
import type { Schema } from 'fast-json-stringify'
import { z } from 'zod'
import { isNothing } from './describe.ts'

/** Writes a value as JSON; throws if the value has another type than the contract says. */
export type JsonWriter = (value: unknown) => string

const compiled = new WeakMap<z.ZodType, JsonWriter>()

/** Compiles at the first answer: there are hundreds of contracts, and compiling all would slow down the start. */
export function jsonWriter(contract: z.ZodType): JsonWriter {
  let text = compiled.get(contract)
  if (!text) compiled.set(contract, (text = compile(contract)))
  return text
}

/** For a page whose rows are sent one by one: writes a single row, and everything that is not rows. */
export function pageWriter(contract: z.ZodType): { row: JsonWriter; rest: JsonWriter } {
  const page = contract as z.ZodObject<{ items: z.ZodArray }>
  let rest = rests.get(page)
  if (!rest) rests.set(page, (rest = page.omit({ items: true })))
  return { row: jsonWriter(page.shape.items.element as z.ZodType), rest: jsonWriter(rest) }
}
const rests = new WeakMap<z.ZodType, z.ZodType>()

function compile(contract: z.ZodType): JsonWriter {
  if (isNothing(contract)) return () => 'null'
  const { $schema: _, ...schema } = z.toJSONSchema(contract, {
    // An answer already has the form that its contract outputs, so input and output are the same.
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => keepTypes(jsonSchema as JsonSchema),
  })
  const text = buildText(schema as Schema)
  return (value) => (value === undefined ? 'null' : text(value))
}

type JsonSchema = Record<string, unknown> & { anyOf?: JsonSchema[] }

const limits = ['pattern', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
const sizeLimits = ['minLength', 'maxLength', 'minItems', 'maxItems', 'default', 'multipleOf']

// Limits were checked on input; here they would only cost time, or round a number.
function keepTypes(schema: JsonSchema) {
  for (const name of [...limits, ...sizeLimits]) delete schema[name]
  if (schema['type'] === 'integer') schema['type'] = 'number'
  // Unknown fields are left out anyway, and must not keep an alternative of a union from matching.
  if (schema['additionalProperties'] === false) delete schema['additionalProperties']
  // `nullable` is faster than a union with null, of which each alternative is tried.
  const [kind, other] = schema.anyOf ?? []
  if (schema.anyOf?.length !== 2 || other?.['type'] !== 'null') return
  delete schema.anyOf
  Object.assign(schema, kind, { nullable: true })
}
