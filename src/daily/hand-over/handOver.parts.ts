import { admin } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { byId } from '#base/register/address.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const handOverTexts = textsOf((language) => import(`./messages/${language}.ts`))

const HandOver = screen(() => import('./HandOver.tsx').then((all) => all.HandOver), {
  texts: [handOverTexts],
})

const Leave = screen(() => import('./leave/Leave.tsx').then((all) => all.Leave), {
  texts: [handOverTexts],
})

export const handOver = parts({
  routes: [
    route('/Employes/HandOver/$id', admin, HandOver, byId),
    route('/Employes/Leave/$id', admin, Leave, byId),
  ],
  slots: {
    AccountItems: () => import('./HandOverItems.tsx').then((all) => all.HandOverItems),
  },
})
