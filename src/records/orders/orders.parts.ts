import { withTexts } from '#kit/i18n/withTexts.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { byIdEditing, numberOf } from '#base/register/address.ts'
import { parts } from '#base/register/parts.ts'
import { openRoute, route, screen } from '#base/register/screen.tsx'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import { orderKind } from './order.kind.ts'
import { orderPaths } from './orders.paths.ts'
import { orderTemplateKind } from './templates/orderTemplate.kind.ts'

const texts = [
  textsOf((language) => import(`./messages/${language}.ts`)),
  textsOf((language) => import(`./mandates/messages/${language}.ts`)),
]

const OrderList = screen(() => import('./OrderList.tsx').then((all) => all.OrderList), { texts })
const AddOrder = screen(() => import('./AddOrder.tsx').then((all) => all.AddOrder), { texts })
const OrderScreen = screen(() => import('./OrderScreen.tsx').then((all) => all.OrderScreen), {
  texts,
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
const OrderTexts = screen(
  () => import('./templates/OrderTexts.tsx').then((all) => all.OrderTexts),
  {
    texts,
  },
)

const presets = ['demandId', 'viewingId', 'objectId', 'accountId', 'extendsId'] as const
/** What a new order is made from, as `orderPaths.newOrder` writes it. */
const orderPresets = ({ side, ...search }: Record<string, unknown>) => ({
  ...(side === 'mandate' && { side }),
  ...Object.fromEntries(
    presets.flatMap((name) =>
      search[name] === undefined ? [] : [[name, numberOf(String(search[name]))]],
    ),
  ),
})

export const orders = parts({
  slots: {
    AddMandate: () =>
      withTexts(import('./mandates/AddMandate.tsx'), ...texts).then((all) => all.AddMandate),
    OrdersOf: () =>
      withTexts(import('./covering/OrdersOf.tsx'), ...texts).then((all) => all.OrdersOf),
  },
  kinds: { Order: orderKind, OrderTemplate: orderTemplateKind },
  routes: [
    route('/Orders', staff, OrderList),
    route('/Orders/Add', staff, AddOrder, (_params, search) => orderPresets(search)),
    route('/Orders/$id', staff, OrderScreen, byIdEditing),
    route('/Orders/$id/sign/$party', staff, SignOnDevice, ({ id, party }) => ({
      id: numberOf(id),
      partyId: numberOf(party),
    })),
    openRoute('/Order/sign/$token', SignByLink, ({ token = '' }) => ({ token })),
    openRoute('/Order/check/$code', CheckOrder, ({ code = '' }) => ({ code })),
    route('/Settings/OrderTexts', staff, OrderTexts),
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
  ],
  menu: [
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
