import type { Lead } from '#records/leads/leads.contract.ts'
import { nightsBetween } from '#records/reservations/stayDays.ts'
import type { StayWish } from './freeStays.contract.ts'
import { readWish } from './readWish.ts'

type Wishing = Pick<
  Lead,
  'startDate' | 'endDate' | 'description' | 'locationId' | 'shortRentBudgetRangeMax'
>

/** The stay that a lead wishes for: from its fields, or from its description where they are empty. */
export function wishOfLead(lead: Wishing, today: string): StayWish {
  const { startDate, endDate, description, locationId, shortRentBudgetRangeMax } = lead
  const read = readWish(description ?? '', today)
  const nights = startDate && endDate ? nightsBetween(startDate, endDate) : null
  const days =
    nights !== null && nights >= 1 && nights <= 1000
      ? { checkIn: startDate, duration: nights }
      : startDate
        ? { checkIn: startDate, duration: read.checkIn === startDate ? read.duration : null }
        : { checkIn: read.checkIn, duration: read.duration }
  return {
    ...days,
    guests: read.guests,
    locationId,
    priceMax: shortRentBudgetRangeMax,
  }
}
