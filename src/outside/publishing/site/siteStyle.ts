// The style sheet of the public site, in the agency's colour, and its typeface.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readableOnDark } from '#base/settings/agency/accent.ts'

const ui = join(import.meta.dirname, '../../../kit/ui')
const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)

/** The font files, by the end of their path: `latin-0123456789ab`. */
const fonts = new Map<string, Buffer>()
export const siteFont = (name: string): Buffer | undefined => fonts.get(name)

/** The typeface of the application: a browser loads only the scripts that a page contains. */
const typeface = readFileSync(join(ui, 'look/typeface.css'), 'utf8').replace(
  /url\('\.\.\/typeface\/([\w-]+)\.woff2'\)/g,
  (_, script: string) => {
    const font = readFileSync(join(ui, 'typeface', `${script}.woff2`))
    const name = `${script}-${hashOf(font)}`
    fonts.set(name, font)
    return `url('/site/typeface/${name}.woff2')`
  },
)

const style = [
  typeface,
  ...['site.css', 'siteObject.css'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
]
  .join('\n')
  .replace(/\/\*[^]*?\*\//g, '')
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean)
  .join('\n')

type SiteStyle = { css: string; path: string }
let latest: (SiteStyle & { accent: string | null }) | undefined

/** The path contains a hash, so that browsers may cache it forever. */
export function siteStyleOf(accent: string | null): SiteStyle {
  if (latest?.accent === accent) return latest
  const own =
    accent && `\n:root {\n  --accent: light-dark(${accent}, ${readableOnDark(accent)});\n}\n`
  const css = style + (own ?? '')
  latest = { accent, css, path: `/site/style-${hashOf(css)}.css` }
  return latest
}
