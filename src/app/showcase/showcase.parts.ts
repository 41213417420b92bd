import { staff } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { settingsTexts } from '#base/settings/settingsTexts.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const showcaseTexts = textsOf((language) => import(`./messages/${language}.ts`))

const Showcase = screen(() => import('./Showcase.tsx').then((all) => all.Showcase), {
  texts: [showcaseTexts, settingsTexts],
})

export const showcase = parts({
  routes: [route('/Test', staff, Showcase)],
})
