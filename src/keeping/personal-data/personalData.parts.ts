import { admin } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { byId } from '#base/register/address.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const personalDataTexts = textsOf((language) => import(`./messages/${language}.ts`))

const PersonalData = screen(() => import('./PersonalData.tsx').then((all) => all.PersonalData), {
  texts: [personalDataTexts],
})

export const personalData = parts({
  routes: [route('/Accounts/PersonalData/$id', admin, PersonalData, byId)],
  slots: {
    AccountItems: () => import('./PersonalDataItem.tsx').then((all) => all.PersonalDataItem),
  },
})
