import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { objectKind } from './object.kind.ts'
import { objectAccountKind } from './people/objectAccount.kind.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { modeOf } from '#base/register/address.ts'
import type { Params } from '#base/register/address.ts'
import { objectPaths } from './objects.paths.ts'

const ObjectList = screen(() => import('./list/ObjectList.tsx').then((all) => all.ObjectList))
const AddObject = screen(() => import('./list/AddObject.tsx').then((all) => all.AddObject))
const ObjectSearch = screen(() =>
  import('./search/ObjectSearch.tsx').then((all) => all.ObjectSearch),
)
const ObjectScreen = screen(() => import('./ObjectScreen.tsx').then((all) => all.ObjectScreen), {
  slots: [
    'FittingLeads',
    'OpenRecords',
    'ObjectLinks',
    'NextStep',
    'OrdersOf',
    'RecordActivities',
    'ShortRentItems',
    'GoOnItems',
    'NextAction',
    'AddMandate',
    'ObjectPublicLink',
    'ObjectPortals',
  ],
})

/** By the object's id, or by `ref` and its reference number. */
const byIdOrRef = ({ id, mode }: Params) => ({ idOrRef: id, mode: modeOf(mode) })

export const objects = parts({
  kinds: { Object: objectKind, ObjectAccount: objectAccountKind },
  routes: [
    route('/Objects', staff, ObjectList),
    route('/Objects/Add', staff, AddObject),
    route('/Objects/Search', staff, ObjectSearch),
    route('/Objects/View', staff, ObjectScreen, (_params, { id }) =>
      typeof id === 'string' || typeof id === 'number' ? { idOrRef: `${id}` } : {},
    ),
    route('/Objects/View/$id', staff, ObjectScreen, byIdOrRef),
    route('/Objects/View/$id/$mode', staff, ObjectScreen, byIdOrRef),
  ],
  pickers: { object: () => import('./ObjectPicker.tsx').then((all) => all.ObjectPicker) },
  menu: [
    {
      group: 'realties',
      at: 10,
      label: 'shell.objects',
      words: 'palette.words.object',
      letter: 'p',
      href: objectPaths.objects,
      may: staff,
    },
  ],
  places: [
    {
      label: 'palette.searchObjects',
      words: 'palette.words.map',
      href: objectPaths.searchObjects,
      may: staff,
    },
  ],
  adds: [
    {
      at: 3,
      label: 'palette.addObject',
      words: 'palette.words.object',
      href: objectPaths.addObject,
      may: staff,
    },
  ],
})
