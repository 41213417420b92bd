// Planned activities for some of the open leads.

import { addDays } from '#kit/clock.ts'
import type { DemoActivity } from './activities.ts'
import { leadSteps } from './data/leadTexts.ts'
import { workingDay } from './days.ts'
import type { Colleague } from './people/employees.ts'
import type { DemoLead } from './leads.ts'
import type { Random } from './random.ts'
import { colleagueOn, officeHour } from './stamps.ts'

export type LeadActivity = DemoActivity & { leadId: number }

const COUNT = 500

/** @param firstId id of the first activity */
export function leadActivities(
  random: Random,
  today: string,
  leads: readonly DemoLead[],
  staff: readonly Colleague[],
  firstId: number,
): LeadActivity[] {
  const open = leads.filter(({ stage }) => stage < 6)
  return random
    .sample(open, COUNT)
    .map((lead) => activity(random, today, lead, staff))
    .sort((a, b) => a.createdOn.localeCompare(b.createdOn))
    .map((made, at) => ({ ...made, id: firstId + at }))
}

function activity(
  random: Random,
  today: string,
  lead: DemoLead,
  staff: readonly Colleague[],
): Omit<LeadActivity, 'id'> {
  const category = random.weighted({ call: 70, meeting: 30 })
  const entered = lead.createdOn.slice(0, 10)
  const lately = addDays(today, -random.int(1, 6))
  const createdOn = lately > entered ? officeHour(random, lately) : lead.createdOn
  const writer = colleagueOn(random, createdOn.slice(0, 10), staff)
  const day = workingDay(addDays(today, random.int(1, 40)))
  return {
    category,
    done: false,
    doneDate: null,
    createdOn,
    modifiedOn: createdOn,
    date: `${day}T${random.int(10, 19)}:${random.pick(['00', '15', '30'])}:00`,
    description: random.pick<string>(leadSteps[writer.language][category]),
    createdById: writer.id,
    modifiedById: writer.id,
    leadId: lead.id,
    accountIds: [lead.accountId],
    assignedIds: [writer.id],
  }
}
