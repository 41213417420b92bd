// Computes the state of each follow-up step from the deal's situation.
import { formatDate } from '#kit/fields/format.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { dealTypes } from '#base/settings/knownOptions.contract.ts'
import { followUpSteps } from './followUps.contract.ts'
import type { FollowUp, FollowUpStep } from './followUps.contract.ts'
import type { Lead, Situation } from './situation.store.ts'

type State = FollowUp['state']
type StepStatus = { state: State; text: Message; details?: Message[]; may: boolean }
type StatusOf = (now: Situation) => StepStatus

/** The deal's type in message keys. */
export const wordOf = ({ dealType }: Pick<Situation, 'dealType'>): 'rent' | 'sale' | null =>
  dealType === dealTypes.rent ? 'rent' : dealType === dealTypes.sale ? 'sale' : null

/** The object's flag that marks it as sold or rented. */
export const flagOf = { sale: 'soldRecently', rent: 'rented' } as const

const steps: Record<FollowUpStep, StatusOf> = {
  lead: (now) => {
    if (now.own.length === 0) return notApplicableStep('lead', 'noLead')
    const open = now.own.filter(({ isOpen }) => isOpen)
    if (open.length === 0) return { state: 'done', text: closed(now.own), may: true }
    const how = now.isWon ? 'won' : 'lost'
    return { state: 'toDo', text: [`followUp.lead.toDo.${how}`, namesOf(open)], may: true }
  },
  object: (now) => {
    const word = wordOf(now)
    if (!now.object) return notApplicableStep('object', 'noObject')
    if (!word) return notApplicableStep('object', 'noType')
    const state = now.object[flagOf[word]] ? 'done' : 'toDo'
    return {
      state,
      text: stepText(`object.${word}`, state, numberOf(now)),
      may: now.mayChangeObject,
    }
  },
  site: (now) => {
    if (!now.object) return notApplicableStep('site', 'noObject')
    const state = now.object.publishRequested ? 'toDo' : 'done'
    return { state, text: stepText('site', state, numberOf(now)), may: now.mayChangeObject }
  },
  people: (now) => {
    const word = wordOf(now)
    if (!now.object) return notApplicableStep('people', 'noObject')
    if (!word) return notApplicableStep('people', 'noType')
    if (now.newcomers.length === 0) return notApplicableStep('people', 'noBuyer')
    const isDone = now.newcomers.every(({ isThere }) => isThere) && now.formerOwners.length === 0
    const state = isDone ? 'done' : 'toDo'
    const people = now.newcomers.map(({ name }) => name).join(', ')
    return {
      state,
      text: stepText(`people.${word}`, state, { people }),
      details: isDone ? [] : whenOf(now),
      may: now.mayChangeObject && now.newcomers.every(({ mayOpen }) => mayOpen),
    }
  },
  leads: (now) => {
    const doneStep = now.done.find(({ step }) => step === 'leads')
    if (doneStep)
      return {
        state: 'done',
        text: stepText('leads', 'done', { count: doneStep.changed.length }),
        may: true,
      }
    if (!now.object) return notApplicableStep('leads', 'noObject')
    if (!wordOf(now)) return notApplicableStep('leads', 'noType')
    if (now.leads.length === 0) return notApplicableStep('leads', 'noLeads')
    return {
      state: 'toDo',
      text: stepText('leads', 'toDo', { count: now.leads.length }),
      may: true,
    }
  },
  others: (now) => {
    if (!now.object) return notApplicableStep('others', 'noObject')
    const count = now.waiting.length
    if (count > 0) {
      const details: Message[] = [['followUp.clients', namesOf(now.waiting)]]
      return { state: 'toDo', text: stepText('others', 'toDo', { count }), details, may: true }
    }
    const done = now.done.find(({ step }) => step === 'others')
    if (!done) return notApplicableStep('others', 'noWaiting')
    return {
      state: 'done',
      text: stepText('others', 'done', { count: done.changed.length }),
      may: true,
    }
  },
}

/** Steps to show: all for a won deal; otherwise those already done and, for a lost deal, its lead. */
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

export function statusOf(step: FollowUpStep, now: Situation): StepStatus & { mayDo: boolean } {
  const status = steps[step](now)
  const follows = now.isWon || (now.isLost && step === 'lead')
  return { ...status, mayDo: follows && status.state === 'toDo' && status.may }
}

const stepText = (what: string, state: State, params: Record<string, string | number>): Message => [
  `followUp.${what}.${state}`,
  params,
]
const notApplicableStep = (step: FollowUpStep, reason: string): StepStatus => ({
  state: 'notApplicable',
  text: `followUp.${step}`,
  details: [`followUp.${reason}`],
  may: false,
})
const numberOf = ({ object }: Situation) => ({ object: object!.referenceNumber })

function whenOf({ from, until, formerOwners }: Situation): Message[] {
  const days = { from: formatDate(from), until: until === null ? '' : formatDate(until) }
  const people = formerOwners.map(({ name }) => name).join(', ')
  return [
    [until === null ? 'followUp.from' : 'followUp.fromUntil', days],
    ...(people ? [['followUp.goes', { people, ...days }] as const] : []),
  ]
}
