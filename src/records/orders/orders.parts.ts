import { withTexts } from '#kit/i18n/withTexts.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { byIdEditing, numberOf } from '#base/register/address.ts'
import type { Search } from '#base/register/address.ts'
import { outboxTexts } from '#kit/outbox/outboxTexts.ts'
import { parts } from '#base/register/parts.ts'
import { openRoute, route, screen } from '#base/register/screen.tsx'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import { orderKind } from './order.kind.ts'
import { orderPaths } from './orders.paths.ts'
import { timestampSettingsKind } from './stamps/timestampSettings.kind.ts'
import { orderTemplateKind } from './templates/orderTemplate.kind.ts'

const texts = [textsOf((language) => import(`./messages/${language}.ts`))]
const withMandates = [...texts, textsOf((language) => import(`./mandates/messages/${language}.ts`))]
const orderTexts = [
  ...withMandates,
  textsOf((language) => import(`./mailing/messages/${language}.ts`)),
  textsOf((language) => import(`./answers/messages/${language}.ts`)),
]

const OrderList = screen(() => import('./OrderList.tsx').then((all) => all.OrderList), {
  texts: withMandates,
})
const AddOrder = screen(() => import('./AddOrder.tsx').then((all) => all.AddOrder), {
  texts: withMandates,
})
const OrderScreen = screen(() => import('./OrderScreen.tsx').then((all) => all.OrderScreen), {
  texts: orderTexts,
})
const SignOnDevice = screen(
  () => import('./sign/SignOnDevice.tsx').then((all) => all.SignOnDevice),
  { texts },
)
const SignByLink = screen(() => import('./links/SignByLink.tsx').then((all) => all.SignByLink), {
  texts,
})
const CheckOrder = screen(() => import('./links/CheckOrder.tsx').then((all) => all.CheckOrder), {
  texts,
})
const pocketTexts = [
  ...texts,
  textsOf((language) => import(`./pocket/messages/${language}.ts`)),
  outboxTexts,
]
const Pocket = screen(() => import('./pocket/Pocket.tsx').then((all) => all.Pocket), {
  texts: pocketTexts,
})
const PocketOrder = screen(
  () => import('./pocket/PocketOrder.tsx').then((all) => all.PocketOrder),
  { texts: pocketTexts },
)
const OrderTexts = screen(
  () => import('./templates/OrderTexts.tsx').then((all) => all.OrderTexts),
  {
    texts,
  },
)
const TimestampsPage = screen(
  () => import('./stamps/TimestampsPage.tsx').then((all) => all.TimestampsPage),
  { texts: [textsOf((language) => import(`./stamps/messages/${language}.ts`))] },
)

const presets = ['demandId', 'viewingId', 'objectId', 'accountId', 'extendsId'] as const

/** What a new order is made from. */
const presetsOf = (search: Search) => ({
  ...Object.fromEntries(
    presets.flatMap((name) => (search[name] === undefined ? [] : [[name, numberOf(search[name])]])),
  ),
  ...(search['side'] === 'mandate' && { side: 'mandate' }),
})

export const orders = parts({
  slots: {
    AddMandate: () =>
      withTexts(import('./mandates/AddMandate.tsx'), ...withMandates).then((all) => all.AddMandate),
    OrdersOf: () =>
      withTexts(import('./covering/OrdersOf.tsx'), ...texts).then((all) => all.OrdersOf),
  },
  kinds: {
    Order: orderKind,
    OrderTemplate: orderTemplateKind,
    TimestampSettings: timestampSettingsKind,
  },
  routes: [
    route('/Orders', staff, OrderList),
    route('/Orders/Add', staff, AddOrder, (_params, search) => presetsOf(search)),
    route('/Orders/$id', staff, OrderScreen, byIdEditing),
    route('/Orders/$id/sign/$party', staff, SignOnDevice, ({ id, party }) => ({
      id: numberOf(id),
      partyId: numberOf(party),
    })),
    openRoute('/Order/sign/$token', SignByLink, ({ token = '' }) => ({ token })),
    openRoute('/Order/check/$code', CheckOrder, ({ code = '' }) => ({ code })),
    route('/Pocket', staff, Pocket),
    route('/Pocket/$id', staff, PocketOrder, ({ id }) => ({ viewingId: numberOf(id) })),
    route('/Settings/OrderTexts', staff, OrderTexts),
    route('/Settings/Timestamps', admin, TimestampsPage),
  ],
  settings: [
    {
      group: 'content',
      at: 32,
      icon: 'law',
      label: 'settings.orderTexts',
      words: 'palette.words.orderTexts',
      href: orderPaths.texts,
      may: admin,
    },
    {
      group: 'content',
      at: 33,
      icon: 'stamp',
      label: 'settings.timestamps',
      words: 'palette.words.timestamps',
      href: orderPaths.timestamps,
      may: admin,
    },
  ],
  senders: {
    signedOrder: () => import('./pocket/sendSignedOrder.ts').then((all) => all.sendSignedOrder),
  },
  menu: [
    {
      group: 'viewings',
      at: 36,
      label: 'shell.pocket',
      words: 'palette.words.pocket',
      href: orderPaths.pocket,
      may: staff,
    },
    {
      at: 38,
      label: 'shell.orders',
      words: 'palette.words.order',
      letter: 'e',
      href: orderPaths.orders,
      may: staff,
    },
  ],
  adds: [
    {
      at: 7,
      label: 'palette.addOrder',
      words: 'palette.words.order',
      href: orderPaths.addOrder,
      may: staff,
    },
  ],
})
