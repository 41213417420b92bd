// Texts that come with what says them, each language by itself.
import type { Language } from './languages.ts'
import type { Messages } from './messages.ts'

export type Texts = (language: Language) => Promise<Messages>

/** At module level; `needTexts` fetches them. */
export const textsOf =
  (loads: Record<Language, () => Promise<Messages>>): Texts =>
  (language) =>
    loads[language]()
