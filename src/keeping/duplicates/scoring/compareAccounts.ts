import type { AccountFacts, EverydayNames } from './accountFacts.ts'
import { companyEvidence } from './companyEvidence.ts'
import { addressEvidence, emailEvidence, numberEvidence, phoneEvidence } from './contactEvidence.ts'
import { scored } from './evidence.ts'
import type { Evidence, Scored } from './evidence.ts'
import { nameEvidence } from './nameEvidence.ts'

/** How likely two accounts are the same person or company. */
export function compareAccounts(
  one: AccountFacts,
  other: AccountFacts,
  everyday: EverydayNames,
): Scored {
  const contacts = [
    ...numberEvidence(one, other),
    ...phoneEvidence(one, other),
    ...emailEvidence(one, other),
    ...addressEvidence(one, other),
  ]
  return scored([...namesOf(one, other, everyday, contacts), ...contacts])
}

function namesOf(
  one: AccountFacts,
  other: AccountFacts,
  everyday: EverydayNames,
  contacts: readonly Evidence[],
): Evidence[] {
  if (one.isCompany && other.isCompany) return companyEvidence(one, other)
  if (!one.isCompany && !other.isCompany) return nameEvidence(one, other, everyday)
  // A sole trader may be entered as a person and as a company, with the same tax number.
  const isOneTrader = contacts.some(({ reason }) => reason === 'sameTaxNumber')
  return [
    isOneTrader
      ? { reason: 'companyAndPerson', points: -10 }
      : { reason: 'companyAndPerson', points: -40, most: 40 },
  ]
}
