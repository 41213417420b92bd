// Files about the parties of some deals: complete, incomplete, of high risk, changed since the check, and one that is soon to be
// forgotten.
import { addDays } from '#kit/clock.ts'
import { dealRelations, dealStages } from '#base/settings/knownOptions.contract.ts'
import { contentOf } from '#records/known-clients/checkedContent.ts'
import { otherSource, risks } from '#records/known-clients/knownOptions.ts'
import type { DemoDeal } from './deals.ts'
import { earlier } from './days.ts'
import type { DemoAccount } from './people/demoAccount.ts'
import type { Colleague } from './people/employees.ts'
import { storedName } from './random.ts'
import type { Random } from './random.ts'
import { colleagueOn, officeHour } from './stamps.ts'

type DemoParty = { dealId: number; accountId: number; relation: number }
type Known = {
  deals: readonly DemoDeal[]
  dealAccounts: readonly DemoParty[]
  accounts: readonly DemoAccount[]
}
type State = 'begun' | 'complete' | 'checked' | 'high' | 'changed'

/** Of the last won deals, and of those that are about to be signed. */
const states: readonly State[] = ['checked', 'high', 'changed', 'complete', 'checked', 'begun']
const signingStates: readonly State[] = ['complete', 'begun', 'high', 'begun']
const contract = 4
const ADMIN = 1

export function knownClients(
  random: Random,
  today: string,
  { deals, dealAccounts, accounts }: Known,
  staff: readonly Colleague[],
) {
  const byEnd = deals
    .filter(({ dealStage }) => dealStage === dealStages.won)
    .toSorted((a, b) => (b.endDate ?? '').localeCompare(a.endDate ?? '') || a.id - b.id)
  const signing = deals.filter(({ dealStage }) => dealStage === contract).slice(0, 4)
  const chosen = [
    ...states.map((state, at) => ({ deal: byEnd[at]!, state })),
    ...signing.map((deal, at) => ({ deal, state: signingStates[at]! })),
    { deal: byEnd.at(-1)!, state: 'checked' as const },
  ]
  const people = new Map(accounts.map((account) => [account.id, account]))
  const parties = chosen.flatMap(({ deal, state }) =>
    dealAccounts
      .filter(({ dealId, relation }) => dealId === deal.id && relation <= dealRelations.buyer)
      .map((party) => ({ deal, state, person: people.get(party.accountId)! })),
  )
  const made = parties.map(({ deal, state, person }, at) => {
    const day = earlier(deal.endDate ?? today, addDays(today, -2))
    const seenOn = addDays(day, -random.int(3, 20))
    const enteredOn = deal.createdOn.slice(0, 10) > seenOn ? deal.createdOn.slice(0, 10) : seenOn
    const by = colleagueOn(random, enteredOn, staff).id
    const createdOn = officeHour(random, earlier(enteredOn, addDays(today, -1)))
    const stamps = { createdOn, createdById: by, modifiedOn: createdOn, modifiedById: by }
    const owners = person.isCompany && state !== 'begun' ? ownersOf(at + 1) : []
    const client = { id: at + 1, dealId: deal.id, accountId: person.id, ...stamps }
    const facts = factsOf({ person, state, seenOn, today, random })
    const file = {
      systemName: `${storedName(random)}.txt`,
      userName: person.isCompany ? 'ΓΕΜΗ.txt' : 'ταυτότητα.txt',
      parentId: at + 1,
      position: 1,
      createdOn,
      createdById: by,
      content: { text: `${facts.name}\n${facts.documentNumber ?? ''}\n` },
    }
    const files = state === 'begun' ? [] : [file]
    return { client: { ...client, ...facts }, owners, files, state, createdOn }
  })
  return {
    knownClients: made.map(({ client }) => client),
    knownClientOwners: made.flatMap(({ owners }) => owners),
    knownClientFiles: made.flatMap(({ files }) => files),
    knownClientChecks: made.flatMap((one) => checksOf(one)),
  }
}

type Begun = {
  person: DemoAccount
  state: State
  seenOn: string
  today: string
  random: Random
}

function factsOf({ person, state, seenOn, today, random }: Begun) {
  const name = person.isCompany
    ? (person.nameLocal ?? person.nameEng ?? '')
    : [person.lastName, person.firstName, person.middleName].filter(Boolean).join(' ')
  const isBegun = state === 'begun'
  const isHigh = state === 'high'
  return {
    name,
    taxNumber: person.taxNumber,
    isCompany: person.isCompany === true,
    documentKind: person.isCompany ? 4 : 1,
    documentNumber: `ΑΚ ${random.int(100_000, 999_999)}`,
    documentCountry: 'GR',
    documentAuthority: person.isCompany ? 'ΓΕΜΗ' : null,
    documentUntil: person.isCompany ? null : addDays(seenOn, random.int(400, 3000)),
    seenOn: isBegun ? null : seenOn,
    moneySource: isBegun ? null : isHigh ? otherSource : random.pick([1, 2, 3, 6]),
    moneyWords: isHigh ? 'Έσοδα από εκμετάλλευση πλοίων στο εξωτερικό' : null,
    officeHeld: isBegun ? null : isHigh ? 3 : 1,
    office: isHigh ? 'Σύζυγος δημάρχου' : null,
    risk: isBegun ? null : isHigh ? risks.high : random.pick([risks.low, risks.normal]),
    riskReasons: isHigh ? [1, 5] : [],
    riskWords: null,
    reviewOn: isHigh ? addDays(today, random.pick([-5, 60])) : null,
  }
}

const ownersOf = (knownClientId: number) =>
  [
    { name: 'Καραγιάννης Στέφανος', percent: 60, bornOn: '1968-04-12' },
    { name: 'Karagianni Maria', percent: 40, bornOn: '1972-09-30' },
  ].map((owner, position) => ({
    knownClientId,
    position,
    ...owner,
    taxNumber: null,
    established: 'Απόσπασμα ΓΕΜΗ, μητρώο πραγματικών δικαιούχων',
  }))

type Made = {
  client: { id: number }
  owners: readonly { knownClientId: number; position: number }[]
  files: readonly { userName: string; content: { text: string } }[]
  state: State
  createdOn: string
}

function checksOf({ client, owners, files, state, createdOn }: Made) {
  if (state === 'begun' || state === 'complete') return []
  const content = contentOf({
    ...client,
    ...(state === 'changed' && { moneyWords: 'Από αποταμιεύσεις δέκα ετών' }),
    owners: owners.map(({ knownClientId: _id, position: _position, ...owner }) => owner),
    files: files.map(({ userName, content: { text } }) => ({
      userName,
      size: Buffer.byteLength(text),
    })),
  })
  return [{ knownClientId: client.id, checkedOn: createdOn, checkedById: ADMIN, content }]
}
