import { admin } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { byId } from '#base/register/address.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const handOverTexts = textsOf((language) => import(`./messages/${language}.ts`))

const HandOver = screen(() => import('./HandOver.tsx').then((all) => all.HandOver), {
  texts: [handOverTexts],
})

export const handOver = parts({
  routes: [route('/Employes/HandOver/$id', admin, HandOver, byId)],
  slots: {
    AccountItems: () => import('./HandOverItem.tsx').then((all) => all.HandOverItem),
  },
})
