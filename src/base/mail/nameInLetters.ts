import type { Language } from '#kit/i18n/languages.ts'

export type NamedPerson = {
  /** The name in lists, with the last name first; of a company, its name. */
  name: string | null
  firstName: string | null
  middleName: string | null
  lastName: string | null
  isCompany: boolean | null
}

/**
 * The name by which a letter greets a person: first and last name, in Russian first name and patronymic if there is one. The
 * name in lists for a company, and for a person of whom nothing else is known.
 */
export function nameInLetters(person: NamedPerson, language: Language | null): string {
  const { name, firstName, middleName, lastName, isCompany } = person
  if (isCompany) return name ?? ''
  const isPatronymic = language === 'ru' && patronymic.test(middleName?.trim() ?? '')
  const said = [firstName, isPatronymic && firstName?.trim() ? middleName : lastName]
  return said.flatMap((part) => part?.trim() || []).join(' ') || (name ?? '')
}

/** Other middle names are no patronymics. */
const patronymic = /(?:ич|вна|чна|шна|оглы|кызы)$/iu
