// How each step stands that follows from a deal, from what is known of it.
import { formatDate } from '#kit/fields/format.ts'
import type { Message } from '#kit/http/problem.ts'
import { dealTypes } from '#base/settings/knownOptions.contract.ts'
import { followUpSteps } from './followUps.contract.ts'
import type { FollowUp, FollowUpStep } from './followUps.contract.ts'
import type { Lead, Situation } from './situation.store.ts'

type State = FollowUp['state']
type Stand = { state: State; text: Message; details?: Message[]; may: boolean }
type Stands = (now: Situation) => Stand

/** What a deal of each type is called in keys of texts. */
export const wordOf = ({ dealType }: Pick<Situation, 'dealType'>): 'rent' | 'sale' | null =>
  dealType === dealTypes.rent ? 'rent' : dealType === dealTypes.sale ? 'sale' : null

/** The flag of the object that says so. */
export const flagOf = { sale: 'soldRecently', rent: 'rented' } as const

const steps: Record<FollowUpStep, Stands> = {
  lead: (now) => {
    if (now.own.length === 0) return without('lead', 'noLead')
    const open = now.own.filter(({ isOpen }) => isOpen)
    if (open.length === 0) return { state: 'done', text: closed(now.own), may: true }
    const how = now.isWon ? 'won' : 'lost'
    return { state: 'toDo', text: [`followUp.lead.toDo.${how}`, namesOf(open)], may: true }
  },
  object: (now) => {
    const word = wordOf(now)
    if (!now.object) return without('object', 'noObject')
    if (!word) return without('object', 'noType')
    const state = now.object[flagOf[word]] ? 'done' : 'toDo'
    return { state, text: said(`object.${word}`, state, numberOf(now)), may: now.mayChangeObject }
  },
  site: (now) => {
    if (!now.object) return without('site', 'noObject')
    const state = now.object.publishRequested ? 'toDo' : 'done'
    return { state, text: said('site', state, numberOf(now)), may: now.mayChangeObject }
  },
  people: (now) => {
    const word = wordOf(now)
    if (!now.object) return without('people', 'noObject')
    if (!word) return without('people', 'noType')
    if (now.comers.length === 0) return without('people', 'noBuyer')
    const isDone = now.comers.every(({ isThere }) => isThere) && now.goers.length === 0
    const state = isDone ? 'done' : 'toDo'
    const people = now.comers.map(({ name }) => name).join(', ')
    return {
      state,
      text: said(`people.${word}`, state, { people }),
      details: isDone ? [] : whenOf(now),
      may: now.mayChangeObject && now.comers.every(({ mayOpen }) => mayOpen),
    }
  },
  leads: (now) => {
    const told = now.done.find(({ step }) => step === 'leads')
    if (told)
      return {
        state: 'done',
        text: said('leads', 'done', { count: told.changed.length }),
        may: true,
      }
    if (!now.object) return without('leads', 'noObject')
    if (!wordOf(now)) return without('leads', 'noType')
    if (now.leads.length === 0) return without('leads', 'noLeads')
    return { state: 'toDo', text: said('leads', 'toDo', { count: now.leads.length }), may: true }
  },
  others: (now) => {
    if (!now.object) return without('others', 'noObject')
    const count = now.waiting.length
    if (count > 0) {
      const details: Message[] = [['followUp.clients', namesOf(now.waiting)]]
      return { state: 'toDo', text: said('others', 'toDo', { count }), details, may: true }
    }
    const done = now.done.find(({ step }) => step === 'others')
    if (!done) return without('others', 'noWaiting')
    return {
      state: 'done',
      text: said('others', 'done', { count: done.changed.length }),
      may: true,
    }
  },
}

/** What stands on the screen of a deal: of one that is not won only what was done, and its lead where it is lost. */
export const stepsOf = (now: Situation): FollowUpStep[] =>
  followUpSteps.filter(
    (step) =>
      now.isWon ||
      (now.isLost && step === 'lead' && now.own.length > 0) ||
      now.done.some((done) => done.step === step),
  )

const namesOf = (leads: readonly Lead[]) => ({
  people: [...new Set(leads.map(({ name }) => name))].join(', '),
})
const closed = (leads: readonly Lead[]): Message => ['followUp.lead.done', namesOf(leads)]

export function standOf(step: FollowUpStep, now: Situation): Stand & { mayDo: boolean } {
  const stand = steps[step](now)
  const follows = now.isWon || (now.isLost && step === 'lead')
  return { ...stand, mayDo: follows && stand.state === 'toDo' && stand.may }
}

const said = (what: string, state: State, params: Record<string, string | number>): Message => [
  `followUp.${what}.${state}`,
  params,
]
const without = (step: FollowUpStep, reason: string): Stand => ({
  state: 'notApplicable',
  text: `followUp.${step}`,
  details: [`followUp.${reason}`],
  may: false,
})
const numberOf = ({ object }: Situation) => ({ object: object!.referenceNumber })

function whenOf({ from, until, goers }: Situation): Message[] {
  const days = { from: formatDate(from), until: until === null ? '' : formatDate(until) }
  const people = goers.map(({ name }) => name).join(', ')
  return [
    [until === null ? 'followUp.from' : 'followUp.fromUntil', days],
    ...(people ? [['followUp.goes', { people, ...days }] as const] : []),
  ]
}
