import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { viewingKind } from './viewing.kind.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { byIdEditing, numberOf } from '#base/register/address.ts'
import type { Search } from '#base/register/address.ts'
import { viewingPaths } from './viewings.paths.ts'
import { viewingTexts } from './viewingTexts.ts'

const ViewingList = screen(() => import('./ViewingList.tsx').then((all) => all.ViewingList), {
  texts: [viewingTexts],
})
const AddViewing = screen(() => import('./AddViewing.tsx').then((all) => all.AddViewing), {
  texts: [viewingTexts],
})
const ViewingScreen = screen(() => import('./ViewingScreen.tsx').then((all) => all.ViewingScreen), {
  texts: [viewingTexts],
  slots: ['NextStep', 'OrdersOf', 'RecordActivities', 'ViewingLinks', 'ViewingItems'],
})

/** Presets of a new viewing: date and time, assigned person, lead and objects. */
const presetsOf = ({ at, person, demandId, objects }: Search) => ({
  ...(demandId !== undefined && { demandId: numberOf(demandId) }),
  // A single ID is parsed as a number.
  ...((typeof objects === 'string' || typeof objects === 'number') && { objects: `${objects}` }),
  ...(typeof at === 'string' && { at }),
  ...(person !== undefined && { person: numberOf(person) }),
})

export const viewings = parts({
  kinds: { Viewing: viewingKind },
  routes: [
    route('/Viewing', staff, ViewingList),
    route('/Viewing/Add', staff, AddViewing, (_params, search) => presetsOf(search)),
    route('/Viewing/$id', staff, ViewingScreen, byIdEditing),
  ],
  links: { '/Viewing/Edit': (id) => viewingPaths.viewing(id, 'edit') },
  slots: {
    GoOnItems: () => import('./PlanViewing.tsx').then((all) => all.PlanViewingItem),
    NextAction: () => import('./PlanViewing.tsx').then((all) => all.PlanViewingButton),
  },
  menu: [
    {
      group: 'viewings',
      at: 31,
      label: 'shell.viewings',
      words: 'palette.words.viewing',
      letter: 'v',
      href: viewingPaths.viewings,
      may: staff,
    },
  ],
  adds: [
    {
      at: 5,
      label: 'palette.addViewing',
      words: 'palette.words.viewing',
      href: viewingPaths.addViewing,
      may: staff,
    },
  ],
})
