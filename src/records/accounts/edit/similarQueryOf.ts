import type { AccountValues } from './newAccount.ts'

const asked = ['firstName', 'lastName', 'email', 'phone', 'taxNumber'] as const

/** What is worth looking for: a name counts once both parts are there, a company by its own. */
export function similarQueryOf(typed: AccountValues): Record<string, string> {
  const given = asked.flatMap((name) => {
    const value = typed[name]?.trim()
    return value ? [[name, value] as const] : []
  })
  const company = typed.nameLocal?.trim() || typed.nameEng?.trim()
  return { ...Object.fromEntries(given), ...(company && { name: company }) }
}
