// What a file lacks, for the server, which refuses to check it, and for the screen.
import type { ParametersOf } from '#base/rules/ruleParameters.contract.ts'
import { missingParts } from './knownClientFields.contract.ts'
import type { MissingPart } from './knownClientFields.contract.ts'
import { noOffice, otherSource, risks } from './knownOptions.ts'

type Owner = {
  name: string
  percent: number | null
  bornOn: string | null
  taxNumber: string | null
  established: string | null
}

type Facts = {
  name: string | null
  isCompany: boolean
  documentKind: number | null
  documentNumber: string | null
  documentCountry: string | null
  documentAuthority: string | null
  documentUntil: string | null
  seenOn: string | null
  moneySource: number | null
  moneyWords: string | null
  officeHeld: number | null
  office: string | null
  risk: number | null
  riskReasons: readonly number[]
  riskWords: string | null
  reviewOn: string | null
  owners: readonly Owner[]
  files: readonly unknown[]
  /** Whoever only sells brings no money. */
  paysMoney: boolean
}

/** In the order of the form; without a rule nothing is demanded. */
export function missingIn(
  facts: Facts,
  demanded: ParametersOf<'knowYourClient'> | null,
): MissingPart[] {
  if (!demanded) return []
  const lacks = new Set<MissingPart>([
    ...(demanded.identity ? lacksIdentity(facts) : []),
    ...(demanded.beneficialOwner && facts.isCompany ? lacksOwners(facts) : []),
    ...(demanded.sourceOfMoney && facts.paysMoney ? lacksSource(facts) : []),
    ...(demanded.officeHeld ? lacksOffice(facts) : []),
    ...(demanded.risk ? lacksRisk(facts) : []),
  ])
  return missingParts.filter((part) => lacks.has(part))
}

const each = (parts: Partial<Record<MissingPart, boolean>>): MissingPart[] =>
  missingParts.filter((part) => parts[part])

const lacksIdentity = (facts: Facts) =>
  each({
    name: !facts.name,
    documentKind: facts.documentKind === null,
    documentNumber: !facts.documentNumber,
    issuer: !facts.documentCountry && !facts.documentAuthority,
    seenOn: facts.seenOn === null,
    // It was valid on the day on which it was seen; that it ended since does not matter.
    wasExpired:
      facts.documentUntil !== null && facts.seenOn !== null && facts.documentUntil < facts.seenOn,
    file: facts.files.length === 0,
  })

const lacksOwners = ({ owners }: Facts) =>
  each({
    owners: owners.length === 0,
    ownerFacts: owners.some(
      ({ percent, bornOn, taxNumber, established }) =>
        percent === null || !established || (bornOn === null && !taxNumber),
    ),
  })

const lacksSource = ({ moneySource, moneyWords }: Facts) =>
  each({
    moneySource: moneySource === null,
    moneyWords: moneySource === otherSource && !moneyWords,
  })

const lacksOffice = ({ officeHeld, office }: Facts) =>
  each({
    officeHeld: officeHeld === null,
    office: officeHeld !== null && officeHeld !== noOffice && !office,
  })

const lacksRisk = (facts: Facts) =>
  each({
    risk: facts.risk === null,
    riskReasons: highWithoutReasons(facts),
    reviewOn: facts.risk === risks.high && facts.reviewOn === null,
  })

export const highWithoutReasons = ({
  risk,
  riskReasons,
  riskWords,
}: Pick<Facts, 'risk' | 'riskReasons' | 'riskWords'>): boolean =>
  risk === risks.high && riskReasons.length === 0 && !riskWords
