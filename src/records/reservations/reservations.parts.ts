import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { reservationKind } from './reservation.kind.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import { presetsFromSearch, byId, byIdEditing, numberOf } from '#base/register/address.ts'
import type { Search } from '#base/register/address.ts'
import { reservationPaths } from './reservations.paths.ts'
import { reservationTexts } from './reservationTexts.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const stayCareTexts = textsOf((language) => import(`./care/messages/${language}.ts`))

const seasonTexts = textsOf((language) => import(`./seasons/messages/${language}.ts`))

const ReservationList = screen(
  () => import('./list/ReservationList.tsx').then((all) => all.ReservationList),
  { texts: [reservationTexts], slots: ['ReservationListLinks'] },
)
const AddReservation = screen(
  () => import('./edit/AddReservation.tsx').then((all) => all.AddReservation),
  { texts: [reservationTexts, seasonTexts] },
)
const ReservationScreen = screen(
  () => import('./ReservationScreen.tsx').then((all) => all.ReservationScreen),
  {
    texts: [reservationTexts, seasonTexts],
    slots: ['NextStep', 'RecordActivities', 'ReservationPayout'],
  },
)
const StaySeasons = screen(
  () => import('./seasons/StaySeasons.tsx').then((all) => all.StaySeasons),
  { texts: [reservationTexts, seasonTexts, stayCareTexts] },
)

/** Presets of a new reservation. */
const bookedBy = ({ objectId, demandId, checkIn, duration, adults }: Search) => ({
  ...presetsFromSearch({ objectId, demandId }),
  ...(typeof checkIn === 'string' && { checkIn }),
  ...(duration !== undefined && { duration: numberOf(duration) }),
  ...(adults !== undefined && { adults: numberOf(adults) }),
})

export const reservations = parts({
  kinds: { Reservation: reservationKind },
  routes: [
    route('/Reservations', office, ReservationList),
    route('/Reservations/Add', office, AddReservation, (_params, search) => bookedBy(search)),
    route('/Reservations/Seasons/$id', office, StaySeasons, byId),
    route('/Reservations/$id', office, ReservationScreen, byIdEditing),
  ],
  links: { '/Reservations/Edit': (id) => reservationPaths.reservation(id, 'edit') },
  slots: {
    GoOnItems: () => import('./BookStay.tsx').then((all) => all.BookStayItem),
    NextAction: () => import('./BookStay.tsx').then((all) => all.BookStayButton),
    ShortRentItems: () => import('./ShortRentItems.tsx').then((all) => all.ShortRentItems),
  },
  menu: [
    {
      at: 50,
      label: 'shell.reservations',
      words: 'palette.words.reservation',
      letter: 'r',
      href: reservationPaths.reservations,
      may: office,
    },
  ],
  adds: [
    {
      at: 7,
      label: 'palette.addReservation',
      words: 'palette.words.reservation',
      href: reservationPaths.addReservation,
      may: office,
    },
  ],
})
