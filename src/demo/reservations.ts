// Short stays of two seasons: last summer's, which are paid, and current and future ones.

import { addDays } from '#kit/clock.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import { daysBetween, instant } from './days.ts'
import type { DemoAccount } from './people/demoAccount.ts'
import type { Colleague } from './people/employees.ts'
import { personName } from './people/names.ts'
import type { DemoObject } from './objects/demoObject.ts'
import { mobile } from './people/phones.ts'
import type { Random } from './random.ts'
import { colleagueOn } from './stamps.ts'
import { stayMoney } from './stayMoney.ts'

const STAYS = 1200
const CANCELLED = 90
/** Days from today back to the first season, and ahead to the last booking. */
const BACK = 400
const AHEAD = 260

type Stay = { object: DemoObject; checkIn: string; duration: number; isCancelled: boolean }
export type DemoReservation = ReturnType<typeof reservation>

export function reservations(
  random: Random,
  today: string,
  objects: readonly DemoObject[],
  accounts: readonly DemoAccount[],
  staff: readonly Colleague[],
) {
  const flats = objects.filter((one) => one.forShortRent && !one.deletedOn && one.shortRentPrice)
  const sources = accounts.filter((one) => one.isSource && !one.deletedOn).map(({ id }) => id)
  const booked = random.sample(
    flats.flatMap((object) => staysIn(random, today, object)),
    STAYS - CANCELLED,
  )
  // Cancelled stays conflict with nothing.
  const cancelled = random.sample(booked, CANCELLED).map((stay) => ({ ...stay, isCancelled: true }))
  const clients = accounts.filter(
    (one) => one.isClient && !one.deletedOn && one.lastName && one.firstName && one.phone,
  )
  return [...booked, ...cancelled]
    .map((stay) => reservation(random, today, stay, sources, staff))
    .sort((a, b) => a.createdOn.localeCompare(b.createdOn))
    .map((one, at) => ({
      ...one,
      ...(at % 12 === 5 && asClient(clients[(at * 7) % clients.length]!)),
      id: at + 1,
      reservationNumber: 1001 + at,
    }))
}

/** A guest with an account. */
const asClient = ({ id, lastName, firstName, phone, email }: DemoAccount) => ({
  accountId: id,
  clientLastName: lastName!,
  clientFirstName: firstName!,
  clientPhone: phone!,
  clientEmail: email,
})

/** Stays in sequence, close together in summer and weeks apart in winter. */
function staysIn(random: Random, today: string, object: DemoObject): Stay[] {
  const stays: Stay[] = []
  const till = addDays(today, AHEAD)
  for (let day = addDays(today, -BACK + random.int(0, 20)); day < till;) {
    const month = Number(day.slice(5, 7))
    const isSummer = month >= 5 && month <= 9
    const duration = isSummer ? random.int(3, 12) : random.int(2, 6)
    stays.push({ object, checkIn: day, duration, isCancelled: false })
    const gap = isSummer ? random.weighted({ 0: 4, 1: 3, 3: 2, 8: 1 }) : random.int(9, 50)
    // Fewer stays are booked far ahead.
    const further = day > today ? random.int(0, 30) : 0
    day = addDays(day, duration + Number(gap) + further)
  }
  return stays
}

function reservation(
  random: Random,
  today: string,
  { object, checkIn, duration, isCancelled }: Stay,
  sources: readonly number[],
  staff: readonly Colleague[],
) {
  const yesterday = addDays(today, -1)
  const early = addDays(checkIn, -random.int(3, 150))
  const bookingDate = early > yesterday ? addDays(yesterday, -random.int(0, 60)) : early
  const stage = stageOf(random, today, checkIn, duration, isCancelled)
  const createdOn = instant(bookingDate, random.int(7 * 60, 15 * 60))
  const by = colleagueOn(random, bookingDate, staff).id
  const adults = random.int(1, Math.max(2, (object.bedrooms ?? 1) * 2))
  const isBooked = random.chance(0.8)
  return {
    id: 0,
    reservationNumber: 0,
    objectId: object.id,
    checkIn,
    duration,
    bookingDate,
    accountId: null as number | null,
    reservationNumberExternal: isBooked ? `${random.letters(2)}${random.digits(8)}` : null,
    reservationStage: stage,
    problem: stage !== stages.cancelled && random.chance(0.03),
    awaiting: stage === stages.new && random.chance(0.4),
    adults,
    children: random.chance(0.35) ? random.int(1, 3) : 0,
    ...guest(random),
    ...stayMoney(random, today, { stage, checkIn, duration, perNight: object.shortRentPrice! }),
    sourceId: random.chance(0.92) ? random.pick(sources) : null,
    arrivalTimePlanned: random.chance(0.6)
      ? `${random.int(13, 23)}:${random.pick(['00', '30'])}`
      : null,
    arrivalTimeActual:
      stage === stages.checkedOut
        ? `${random.int(14, 23)}:${random.pick(['05', '20', '45'])}`
        : null,
    createdOn,
    createdById: by,
    modifiedOn: createdOn,
    modifiedById: by,
  }
}

function stageOf(
  random: Random,
  today: string,
  checkIn: string,
  duration: number,
  isCancelled: boolean,
): number {
  if (isCancelled) return stages.cancelled
  if (daysBetween(checkIn, today) >= duration) return stages.checkedOut
  if (checkIn <= today) return stages.checkedIn
  return random.chance(0.65) ? stages.confirmed : stages.new
}

const countries = { GR: 34, RU: 14, BG: 12, RS: 10, DE: 10, RO: 8, GB: 6, IL: 6 } as const

function guest(random: Random) {
  const country = random.weighted(countries)
  const { firstName, lastName, firstNameEng, lastNameEng } = personName(
    random,
    country,
    random.chance(0.5),
  )
  return {
    clientLastName: lastName,
    clientFirstName: firstName!,
    clientPhone: mobile(random, country),
    clientEmail: random.chance(0.7)
      ? `${`${firstNameEng}.${lastNameEng}`.toLowerCase().replace(/[^a-z.]/g, '')}@example.com`
      : null,
    clientInternalPassportNumber: random.chance(0.5) ? random.letters(2) + random.digits(7) : null,
  }
}
