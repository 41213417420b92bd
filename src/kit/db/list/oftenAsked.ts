// The first pages of whole lists are asked for all day with the same text, and planning their joins takes three to five times as
// long as running them: they are prepared.
import { createHash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import { preparedText } from '../preparedClient.ts'

/** A text is prepared from this time on that it is asked. */
const often = 3
/** Of those, each connection prepares only the last (knownQuery.ts). */
const mostKept = 200

type Asked = { times: number; name: string }

/** The last texts, the longest unasked first. */
const texts = new Map<string, Asked>()

/** The same query, prepared if it was asked often. Its text must have one best plan, whatever its parameters are. */
export function oftenAsked<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  const { sql } = query
  const asked = texts.get(sql) ?? { times: 0, name: '' }
  texts.delete(sql)
  texts.set(sql, asked)
  if (texts.size > mostKept) texts.delete(texts.keys().next().value!)
  asked.times++
  if (asked.times < often) return query
  asked.name ||= `page_${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`
  return { ...query, sql: preparedText(asked.name, sql) }
}
