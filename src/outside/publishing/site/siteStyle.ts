// The style sheet of the public site, in the agency's colour.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readableOnDark } from '#base/settings/agency/accent.ts'

const style = ['site.css', 'siteObject.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

type SiteStyle = { css: string; path: string }
let latest: (SiteStyle & { accent: string | null }) | undefined

/** The path contains a hash, so that browsers may cache it forever. */
export function siteStyleOf(accent: string | null): SiteStyle {
  if (latest?.accent === accent) return latest
  const own =
    accent && `\n:root {\n  --accent: light-dark(${accent}, ${readableOnDark(accent)});\n}\n`
  const css = style + (own ?? '')
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12)
  latest = { accent, css, path: `/site/style-${hash}.css` }
  return latest
}
