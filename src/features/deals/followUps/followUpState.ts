// How each step stands that follows from a deal, from what is known of it.
import { formatDate } from '#kit/fields/format.ts'
import type { Message } from '#kit/http/problem.ts'
import { dealTypes } from '../dealFields.contract.ts'
import type { FollowUp, FollowUpStep } from './followUps.contract.ts'
import type { Situation } from './situation.store.ts'

type State = FollowUp['state']
type Stand = { state: State; text: Message; details?: Message[]; may: boolean }
type Stands = (now: Situation) => Stand

/** What a deal of each type is called in keys of texts. */
export const wordOf = ({ dealType }: Pick<Situation, 'dealType'>): 'rent' | 'sale' | null =>
  dealType === dealTypes.rent ? 'rent' : dealType === dealTypes.sale ? 'sale' : null

/** The flag of the object that says so. */
export const flagOf = { sale: 'soldRecently', rent: 'rented' } as const

const steps: Record<FollowUpStep, Stands> = {
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
}

export function standOf(step: FollowUpStep, now: Situation): Stand & { mayDo: boolean } {
  const stand = steps[step](now)
  return { ...stand, mayDo: now.isWon && stand.state === 'toDo' && stand.may }
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
