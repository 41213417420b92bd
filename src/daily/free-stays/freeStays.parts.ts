import { parts } from '#base/register/parts.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { route, screen } from '#base/register/screen.tsx'
import type { Search } from '#base/register/address.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import { freeStayPaths } from './freeStays.paths.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const freeStayTexts = textsOf((language) => import(`./messages/${language}.ts`))

const FreeStays = screen(() => import('./FreeStays.tsx').then((all) => all.FreeStays), {
  texts: [freeStayTexts],
})

const whole = (value: unknown, most: number) => {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null
}

/** Reads the search from the address; ignores invalid parameters. */
const wishIn = ({ checkIn, duration, guests, locationId, priceMax, page, demandId }: Search) => ({
  wish: {
    checkIn: typeof checkIn === 'string' && /^2\d{3}-\d\d-\d\d$/.test(checkIn) ? checkIn : null,
    duration: whole(duration, 1000),
    guests: whole(guests, 100),
    locationId: whole(locationId, 2_147_483_647),
    priceMax: Number(priceMax) > 0 && Number(priceMax) <= 100_000 ? Number(priceMax) : null,
  },
  page: whole(page, 1000) ?? 1,
  demandId: whole(demandId, 2_147_483_647),
})

export const freeStays = parts({
  routes: [route('/Reservations/Free', office, FreeStays, (_params, search) => wishIn(search))],
  slots: {
    ReservationListLinks: () =>
      withTexts(import('./FreeStaysLinks.tsx'), freeStayTexts).then((all) => all.FreeStaysButton),
    LeadItems: () =>
      withTexts(import('./FreeStaysLinks.tsx'), freeStayTexts).then((all) => all.FreeStaysItem),
  },
  places: [
    {
      label: 'palette.freeStays',
      words: 'palette.words.freeStays',
      href: freeStayPaths.freeStays(),
      may: office,
    },
  ],
})
