// Busy periods without any details (VFREEBUSY).
import type { Component } from './components.ts'
import { nightsFrom } from './eventDays.ts'
import type { NumberedDays } from './eventDays.ts'
import { itemsOf, lengthOf, localMs, localOf, momentOf, localTimeOf } from './moments.ts'
import type { Report } from './problems.ts'
import type { Zones } from './zones.ts'

export function busyDays(
  { properties }: Component,
  { zones, report }: { zones: Zones; report: Report },
): NumberedDays[] {
  return properties.flatMap((property) => {
    const type = property.params.get('FBTYPE')?.toUpperCase()
    if (property.name !== 'FREEBUSY' || type === 'FREE') return []
    return itemsOf(property).flatMap((item): NumberedDays[] => {
      const [from = '', till = ''] = item.split('/')
      const start = momentOf(from, property.params, zones)
      const end = momentOf(till, property.params, zones)
      if (!start || Number(start.local.slice(0, 4)) < 1900) {
        report('period', { ...property, text: item })
        return []
      }
      const length = end ? 0 : lengthOf(till)
      if (!end && length === undefined) report('badEnd', { ...property, text: item })
      const wall = end ? localTimeOf(end) : lengthened(localTimeOf(start), length)
      const days = nightsFrom(localTimeOf(start), wall)
      return [
        {
          uid: `freebusy/${start.local}`,
          ...days,
          summary: null,
          kind: type === 'BUSY-UNAVAILABLE' ? 'closed' : 'booked',
          cancelled: false,
          sequence: 0,
        },
      ]
    })
  })
}

const lengthened = (wall: string, length = 0) => localOf(localMs(wall) + length)
