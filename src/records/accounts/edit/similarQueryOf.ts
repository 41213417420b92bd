import type { AccountValues } from './newAccount.ts'

const comparedFields = ['firstName', 'lastName', 'email', 'phone', 'taxNumber'] as const

/** The query for similar accounts: the filled fields that identify someone, and the company name as `name`. */
export function similarQueryOf(typed: AccountValues): Record<string, string> {
  const filled = comparedFields.flatMap((name) => {
    const value = typed[name]?.trim()
    return value ? [[name, value] as const] : []
  })
  const company = typed.nameLocal?.trim() || typed.nameEng?.trim()
  return { ...Object.fromEntries(filled), ...(company && { name: company }) }
}
