// All texts, those of screens and those that only the server says: every folder called `messages` has a file for each language,
// which exports its texts under the language's code.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#kit/i18n/languages.ts'
import type { Messages } from '#kit/i18n/messages.ts'

const source = join(import.meta.dirname, '../..')

async function textsIn(language: Language): Promise<Messages> {
  const files = globSync(`**/messages/**/${language}.ts`, { cwd: source })
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(source, file)).href)),
  )
  return Object.assign({}, ...modules.map((texts: Record<Language, Messages>) => texts[language]))
}

export const bundledTexts: Readonly<Record<Language, Messages>> = {
  en: await textsIn('en'),
  el: await textsIn('el'),
  ru: await textsIn('ru'),
}
