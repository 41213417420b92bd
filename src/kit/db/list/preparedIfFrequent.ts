// Prepares what is sent all day with the same SQL text: first pages of whole lists, whose joins take three to five times as long
// to plan as to run, and inserts of a record.
import { createHash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import { preparedText } from '../preparedClient.ts'

/** A text is prepared from this use on. */
const often = 3
/** Texts that are counted; each connection prepares only the most recent (preparedQuery.ts). */
const mostKept = 200

type TextUse = { times: number; name: string }

/** The most recent texts, least recently used first. */
const texts = new Map<string, TextUse>()

/** The same query, prepared if it is used often. Its text must have one best plan, whatever its parameters are. */
export function preparedIfFrequent<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
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
