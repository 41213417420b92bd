// The sitemap of the public site, with the translations of each page.
import { sql } from 'kysely'
import { html as xml } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Db } from '#base/backend/backend.ts'
import { objectPath } from './sitePage.ts'

/** A sitemap may hold 50,000 URLs and 50 MB; this number of objects stays below both. */
const objectsPerPart = 5000

type Listed = { referenceNumber: string; changedOn: string }
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A single sitemap if small enough, else the index of its parts. */
export async function sitemapIndex(
  db: Db,
  origin: string,
  languages: readonly Language[],
): Promise<string> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM "publishedObject"`.execute(db)
  const parts = Math.ceil(rows[0]!.n / objectsPerPart)
  if (parts <= 1) return readSitemap(db, origin, languages, 1)
  const list = Array.from(
    { length: parts },
    (_, at) => xml`<sitemap><loc>${origin}/site/sitemap-${at + 1}.xml</loc></sitemap>`,
  )
  return document(xml`<sitemapindex xmlns="${namespace}">${list}</sitemapindex>`)
}

/** `part` counts from 1; the first also holds the lists. */
export async function readSitemap(
  db: Db,
  origin: string,
  languages: readonly Language[],
  part: number,
): Promise<string> {
  const { rows } = await sql<Listed>`
    SELECT "referenceNumber", "changedOn" FROM "publishedObject" ORDER BY "id"
    LIMIT ${objectsPerPart} OFFSET ${Math.max(0, part - 1) * objectsPerPart}
  `.execute(db)
  const objects = rows.map(({ referenceNumber, changedOn }) =>
    address({ origin, languages }, (language) => objectPath(language, referenceNumber), changedOn),
  )
  const lists = part === 1 && address({ origin, languages }, (language) => `/site/${language}`)
  return document(
    xml`<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${lists}${objects}</urlset>`,
  )
}

const document = (content: Html) => `<?xml version="1.0" encoding="UTF-8"?>\n${content.text}\n`

type Where = { origin: string; languages: readonly Language[] }

function address(
  { origin, languages }: Where,
  path: (language: Language) => string,
  changedOn?: string,
): Html {
  const others = languages.map(
    (one) => xml`<xhtml:link rel="alternate" hreflang="${one}" href="${origin + path(one)}"/>`,
  )
  return xml`${languages.map(
    (language) =>
      xml`<url><loc>${origin + path(language)}</loc>${changedOn && xml`<lastmod>${changedOn}</lastmod>`}${others}</url>`,
  )}`
}
