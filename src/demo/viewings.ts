// Viewings: mostly past ones with results, some today, some in the future.

import { addDays, inAthens } from '#kit/clock.ts'
import { offerMade } from '#base/settings/knownOptions.contract.ts'
import { instant, workingDay } from './days.ts'
import { worksHereOn } from './people/employees.ts'
import type { Colleague } from './people/employees.ts'
import type { DemoLead } from './leads.ts'
import type { DemoObject } from './objects/demoObject.ts'
import type { Random } from './random.ts'
import { officeHour } from './stamps.ts'

export type DemoViewings = ReturnType<typeof viewings>

const shares = { past: 2222, today: 18, coming: 260 } as const
type Timing = keyof typeof shares

/** By their numbers in the list: from an offer to a cancelled appointment. */
const results = { 1: 6, 2: 24, 3: 9, 4: 20, 5: 30, 6: 3, 7: 3, 8: 5 } as const

export function viewings(
  random: Random,
  today: string,
  leads: readonly DemoLead[],
  objects: readonly DemoObject[],
  staff: readonly Colleague[],
) {
  const wanted = objectsByService(objects)
  const busy = new Set<string>()
  const appointments = Object.entries(shares)
    .flatMap(([timing, count]) => Array.from({ length: count }, () => timing as Timing))
    .map((timing) => {
      const day = dayOf(random, today, timing)
      const lead = leadFor(random, leads, timing, day)
      return { timing, lead, ...guided(random, day, staff, busy) }
    })
    .sort((a, b) => a.dateOfViewing.localeCompare(b.dateOfViewing))
  const made = appointments.map(({ timing, lead, guide, dateOfViewing }, at) => {
    const id = at + 1
    const stamped = stampsOf(random, today, lead, guide, dateOfViewing)
    return {
      viewing: { id, dateOfViewing, demandId: lead.id, ...stamped },
      seen: seen(random, id, timing, wanted[serviceOf(lead)], dateOfViewing),
      guide: {
        parentId: id,
        accountId: guide,
        createdOn: stamped.createdOn,
        createdById: stamped.createdById,
      },
    }
  })
  return {
    viewings: made.map(({ viewing }) => viewing),
    viewingResults: made.flatMap((one) => one.seen),
    viewingAssignments: made.map((one) => one.guide),
  }
}

type Service = 'forSale' | 'forRent' | 'forShortRent'
const serviceOf = (lead: DemoLead): Service =>
  lead.forRent ? 'forRent' : lead.forShortRent ? 'forShortRent' : 'forSale'

function objectsByService(objects: readonly DemoObject[]): Record<Service, DemoObject[]> {
  const live = objects.filter(({ deletedOn }) => !deletedOn)
  const offered = (service: Service) => live.filter((one) => one[service])
  return {
    forSale: offered('forSale'),
    forRent: offered('forRent'),
    forShortRent: offered('forShortRent'),
  }
}

function dayOf(random: Random, today: string, timing: Timing): string {
  if (timing === 'today') return today
  if (timing === 'coming')
    return workingDay(addDays(today, 1 + Math.floor(30 * random.next() ** 1.6)))
  const day = workingDay(addDays(today, -1 - Math.floor(420 * random.next() ** 1.7)))
  return day < today ? day : addDays(today, -1)
}

/** An employee of that time; for future viewings a current one. */
function leadFor(random: Random, leads: readonly DemoLead[], timing: Timing, day: string) {
  for (;;) {
    const lead = random.pick(leads)
    if (lead.createdOn.slice(0, 10) < day && (timing === 'past' || lead.stage < 6)) return lead
  }
}

/** Employees and time; hardly ever is somebody in two places at once. */
function guided(random: Random, day: string, staff: readonly Colleague[], busy: Set<string>) {
  const present = staff.filter(worksHereOn(day))
  for (let tried = 0; ; tried++) {
    const guide = random.pick(present).id
    const hour = String(random.int(9, 19)).padStart(2, '0')
    const dateOfViewing = `${day}T${hour}:${random.pick(['00', '30'])}:00`
    const slot = `${guide} ${dateOfViewing}`
    if (busy.has(slot) && tried < 20) continue
    busy.add(slot)
    return { guide, dateOfViewing }
  }
}

/** Arranged some days ahead, after the lead was entered; the result is noted in the evening. */
function stampsOf(
  random: Random,
  today: string,
  lead: DemoLead,
  guide: number,
  dateOfViewing: string,
) {
  const day = dateOfViewing.slice(0, 10)
  const yesterday = addDays(today, -1)
  const [, arranged] = [
    lead.createdOn.slice(0, 10),
    addDays(day < yesterday ? day : yesterday, -random.int(0, 5)),
  ].sort() as [string, string]
  const entered = officeHour(random, arranged)
  const createdOn = entered > lead.createdOn ? entered : lead.createdOn
  const noted = instant(day, 17 * 60 + random.int(0, 90))
  const createdById = random.chance(0.7) ? guide : lead.createdById
  return {
    appointmentCreated: `${inAthens(createdOn).slice(0, 16)}:00`,
    createdOn,
    createdById,
    modifiedOn: day < today && noted > createdOn ? noted : createdOn,
    modifiedById: day < today ? guide : createdById,
  }
}

function seen(
  random: Random,
  viewingId: number,
  timing: Timing,
  offered: readonly DemoObject[],
  dateOfViewing: string,
) {
  const known = offered.filter(({ createdOn }) => createdOn < dateOfViewing)
  const count = Number(random.weighted({ 1: 52, 2: 30, 3: 13, 4: 5 }))
  return random
    .sample(known.length > 0 ? known : offered, count)
    .map(({ id: objectId, salePrice, rentPrice }, position) => {
      const result = resultOf(random, timing)
      const asked = salePrice ?? rentPrice
      const isOffer = result === offerMade && asked !== null
      return {
        viewingId,
        objectId,
        position,
        result,
        // Slightly below the asking price, and rounded.
        offer: isOffer ? Number((asked * 0.95).toPrecision(3)) : null,
        offeredOn: isOffer ? dateOfViewing.slice(0, 10) : null,
      }
    })
}

function resultOf(random: Random, timing: Timing): number | null {
  if (timing === 'today') return null
  if (timing === 'coming') return random.chance(0.05) ? random.pick([6, 8]) : null
  return random.chance(0.95) ? Number(random.weighted(results)) : null
}
