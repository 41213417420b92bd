// Seasonal prices per night for each short-rent property: last year, this year and next year.

import { cheapMonths } from './stayMoney.ts'
import { addDays } from '#kit/clock.ts'
import { instant } from './days.ts'
import type { DemoObject } from './objects/demoObject.ts'

/** First and last night as month and day, the share of the usual price, and the minimum number of nights. */
const seasons = [
  ['01-07', '04-30', cheapMonths, 2],
  ['05-01', '05-31', cheapMonths, 3],
  ['06-01', '06-30', 1.1, 4],
  ['07-01', '08-31', 1.35, 5],
  ['09-01', '09-30', 1.1, 3],
  ['10-01', '12-22', cheapMonths, 2],
  ['12-23', '12-31', 1.2, 3],
] as const

export type DemoSeason = ReturnType<typeof seasonOf>

export function staySeasons(today: string, objects: readonly DemoObject[]): DemoSeason[] {
  const year = Number(today.slice(0, 4))
  const stamp = instant(addDays(today, -200), 10 * 60)
  return objects
    .filter((one) => one.forShortRent && !one.deletedOn && one.shortRentPrice)
    .flatMap((object) =>
      [year - 1, year, year + 1].flatMap((each) =>
        seasons.map((season) => seasonOf(object, each, season, stamp)),
      ),
    )
}

function seasonOf(
  { id, shortRentPrice }: DemoObject,
  year: number,
  [from, till, share, minNights]: (typeof seasons)[number],
  stamp: string,
) {
  return {
    objectId: id,
    from: `${year}-${from}`,
    till: `${year}-${till}`,
    minNights,
    price: Math.round(shortRentPrice! * share),
    createdOn: stamp,
    createdById: 1,
    modifiedOn: stamp,
    modifiedById: 1,
    version: 1,
  }
}
