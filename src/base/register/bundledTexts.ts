// All texts of screens and server: every folder called `messages` has a file for each language, which exports its texts under
// the language's code.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#kit/i18n/languages.ts'
import type { Messages } from '#kit/i18n/messages.ts'

const source = join(import.meta.dirname, '../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /[\\/]messages[\\/](.+[\\/])?(en|el|ru)\.ts$/.test(file),
)

/** Throws for a key that exists already: one text would replace the other. */
function addOnce(all: Record<string, string>, texts: Messages, file: string): void {
  for (const [key, text] of Object.entries(texts)) {
    if (Object.hasOwn(all, key)) throw new Error(`${file} has a second text named ${key}`)
    all[key] = text
  }
}

async function readTexts(): Promise<Readonly<Record<Language, Messages>>> {
  const all = { en: {}, el: {}, ru: {} }
  const modules = files.map((file) => import(pathToFileURL(join(source, file)).href))
  for (const [at, module] of (await Promise.all(modules)).entries())
    for (const [language, texts] of Object.entries(module as Record<Language, Messages>))
      addOnce(all[language as Language], texts, files[at]!)
  return all
}

export const bundledTexts = await readTexts()
