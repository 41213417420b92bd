// Texts that are loaded together with a screen, one language at a time.
import type { Language } from './languages.ts'
import type { Messages } from './messages.ts'

export type Texts = (language: Language) => Promise<Messages>

/** At module level, as ``textsOf((language) => import(`./messages/${language}.ts`))``; `needTexts` fetches them. */
export const textsOf =
  (load: (language: Language) => Promise<Record<Language, Messages>>): Texts =>
  async (language) =>
    (await load(language))[language]
