// An answer as JSON, written by its contract: a field that the contract does not name never leaves the server. The
// text is put together by fast-json-stringify, which knows from the contract what comes and is quicker than
// JSON.stringify, which has to look.
import buildText from 'fast-json-stringify'
import type { Schema } from 'fast-json-stringify'
import { z } from 'zod'
import { isNothing } from './describe.ts'

/** Makes the JSON of a value, or throws where the value is of another kind than the contract says. */
export type TextOf = (value: unknown) => string

const made = new WeakMap<z.ZodType, TextOf>()

/** Compiled at the first answer and kept: there are hundreds of contracts, and a server that starts needs none. */
export function textOf(contract: z.ZodType): TextOf {
  let text = made.get(contract)
  if (!text) made.set(contract, (text = compile(contract)))
  return text
}

/** For a page whose rows are sent one by one: the text of one, and of all that is not rows. */
export function textOfPage(contract: z.ZodType): { row: TextOf; rest: TextOf } {
  const page = contract as z.ZodObject<{ items: z.ZodArray }>
  let rest = rests.get(page)
  if (!rest) rests.set(page, (rest = page.omit({ items: true })))
  return { row: textOf(page.shape.items.element as z.ZodType), rest: textOf(rest) }
}
const rests = new WeakMap<z.ZodType, z.ZodType>()

function compile(contract: z.ZodType): TextOf {
  if (isNothing(contract)) return () => 'null'
  const { $schema: _, ...schema } = z.toJSONSchema(contract, {
    // An answer is what its contract makes of it already: what goes in and what comes out are the same.
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => onlyKinds(jsonSchema as Limits),
  })
  const text = buildText(schema as Schema)
  return (value) => (value === undefined ? 'null' : text(value))
}

type Limits = Record<string, unknown> & { anyOf?: Limits[] }

const limits = ['pattern', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
const more = ['minLength', 'maxLength', 'minItems', 'maxItems', 'default', 'multipleOf']

// How long or large something may be was asked where it came in; here it would only cost time, or round a number.
function onlyKinds(schema: Limits) {
  for (const name of [...limits, ...more]) delete schema[name]
  if (schema['type'] === 'integer') schema['type'] = 'number'
  // What is not named is left out, and does not keep one kind of several from being the one that fits.
  if (schema['additionalProperties'] === false) delete schema['additionalProperties']
  // Of two kinds of which one is null, nothing has to be tried.
  const [kind, other] = schema.anyOf ?? []
  if (schema.anyOf?.length !== 2 || other?.['type'] !== 'null') return
  delete schema.anyOf
  Object.assign(schema, kind, { nullable: true })
}
