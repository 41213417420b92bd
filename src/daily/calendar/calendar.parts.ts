import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { staff } from '#base/permissions/permissions.contract.ts'
import { calendarPaths } from './calendar.paths.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { viewingTexts } from '#records/viewings/viewingTexts.ts'

const calendarTexts = textsOf((language) => import(`./messages/${language}.ts`))

const Calendar = screen(() => import('./Calendar.tsx').then((all) => all.Calendar), {
  texts: [calendarTexts, viewingTexts],
})
const RouteSheet = screen(
  () => import('./route-sheet/RouteSheet.tsx').then((all) => all.RouteSheet),
  {
    texts: [calendarTexts, viewingTexts],
  },
)

export const calendar = parts({
  routes: [
    route('/Calendar', staff, Calendar),
    route('/Calendar/route', staff, RouteSheet, (_params, { day, person }) => ({
      ...(typeof day === 'string' && { day }),
      ...((typeof person === 'string' || typeof person === 'number') && { person: `${person}` }),
    })),
  ],
  slots: { ActionListLinks: () => import('./CalendarLink.tsx').then((all) => all.CalendarLink) },
  places: [
    {
      label: 'palette.route',
      words: 'palette.words.route',
      href: calendarPaths.routeSheet,
      may: staff,
    },
  ],
  menu: [
    {
      group: 'viewings',
      at: 30,
      label: 'shell.calendar',
      words: 'palette.words.calendar',
      letter: 't',
      href: calendarPaths.calendar,
      may: staff,
    },
  ],
})
