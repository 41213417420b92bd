// Checks that a PostgreSQL server is suitable: its version, encoding and locale.
import type pg from 'pg'

const oldest = 150_000

type Letters = { trigrams: boolean; lower: string; sorted: string }

/**
 * Returns a description, such as 'PostgreSQL 15.18, letters by C.UTF-8'. Throws one line that says what is wrong and what to do.
 * Creates the extension pg_trgm if it is missing.
 */
export async function checkServer(client: pg.ClientBase): Promise<string> {
  const [server] = (
    await client.query<{ number: number; version: string; encoding: string; locale: string }>(`
      SELECT current_setting('server_version_num')::integer AS "number",
        split_part(current_setting('server_version'), ' ', 1) AS "version",
        current_setting('server_encoding') AS "encoding",
        coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale', d.datctype) AS "locale"
      FROM pg_database d WHERE datname = current_database()`)
  ).rows
  if (!server) throw new Error('PostgreSQL does not know its own database')
  const { number, version, encoding, locale } = server
  if (number < oldest) throw new Error(`PostgreSQL is ${version}, allowed is 15 or newer`)
  if (encoding !== 'UTF8') throw new Error(`The encoding of the database is ${encoding}; ${remake}`)
  const { rowCount } = await client.query(
    `SELECT FROM pg_collation WHERE collname = 'und-x-icu' AND collnamespace = 'pg_catalog'::regnamespace`,
  )
  if (!rowCount) throw new Error('PostgreSQL was built without ICU and sorts no names; use another')
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  const [letters] = (
    await client.query<Letters>(`
      SELECT cardinality(show_trgm('Кузнецова')) > 0 AND cardinality(show_trgm('Ώρα')) > 0 AS "trigrams",
        replace(lower('ΠΑΠΑΔΌΠΟΥΛΟΣ ЖУКОВА'), 'ς', 'σ') AS "lower",
        (SELECT string_agg(name, ' ' ORDER BY name COLLATE "und-x-icu")
          FROM unnest(ARRAY['ЯНА', 'Ώρα', 'Βασίλης', 'анна', 'άννα']) AS name) AS "sorted"`)
  ).rows
  if (!letters?.trigrams || letters.lower !== 'παπαδόπουλοσ жукова')
    throw new Error(
      `The locale of the database, ${locale}, knows no Greek and Cyrillic letters; ${remake}`,
    )
  if (letters.sorted !== 'άννα Βασίλης Ώρα анна ЯНА')
    throw new Error(`PostgreSQL sorts names as ${letters.sorted}: its ICU is damaged`)
  return `PostgreSQL ${version}, letters by ${locale}`
}

const remake = `make the database anew with CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'`
