import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { dealKind } from './deal.kind.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { presetsFromSearch, byIdEditing } from '#base/register/address.ts'
import { dealPaths } from './deals.paths.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const dealTexts = textsOf((language) => import(`./messages/${language}.ts`))

const DealList = screen(() => import('./DealList.tsx').then((all) => all.DealList), {
  texts: [dealTexts],
})
const AddDeal = screen(() => import('./AddDeal.tsx').then((all) => all.AddDeal), {
  texts: [dealTexts],
})
const DealScreen = screen(() => import('./DealScreen.tsx').then((all) => all.DealScreen), {
  texts: [dealTexts],
  slots: ['NextStep', 'OrdersOf', 'RecordActivities', 'DealItems', 'DealParties'],
})

export const deals = parts({
  kinds: { Deal: dealKind },
  routes: [
    route('/Deals', staff, DealList),
    route('/Deals/Add', staff, AddDeal, (_params, search) => presetsFromSearch(search)),
    route('/Deads/Add', staff, AddDeal, (_params, search) => presetsFromSearch(search)),
    route('/Deals/$id', staff, DealScreen, byIdEditing),
  ],
  links: { '/Deals/Edit': (id) => dealPaths.deal(id, 'edit') },
  slots: {
    GoOnItems: () => import('./MakeDealItem.tsx').then((all) => all.MakeDealItem),
    ViewingLinks: () => import('./MakeDealLink.tsx').then((all) => all.MakeDealLink),
  },
  menu: [
    {
      at: 40,
      label: 'shell.deals',
      words: 'palette.words.deal',
      letter: 'd',
      href: dealPaths.deals,
      may: staff,
    },
  ],
  adds: [
    {
      at: 6,
      label: 'palette.addDeal',
      words: 'palette.words.deal',
      href: dealPaths.addDeal,
      may: staff,
    },
  ],
})
