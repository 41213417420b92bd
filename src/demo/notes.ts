import { noteTexts } from './data/noteTexts.ts'
import type { AccountDraft } from './people/demoAccount.ts'
import type { WrittenLanguage } from './people/employees.ts'
import type { Random } from './random.ts'

/** Sometimes a note, rarely two, in the language of the account's author. */
export function notes(random: Random, account: AccountDraft, language: WrittenLanguage) {
  if (random.chance(0.62)) return null
  const kind = account.isClient ? 'client' : account.isOwner ? 'owner' : 'other'
  const texts: readonly string[] = noteTexts[language][kind]
  return random.sample(texts, random.chance(0.2) ? 2 : 1).join('\n')
}
