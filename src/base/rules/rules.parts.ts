import { staff } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { settingsTexts } from '#base/settings/settingsTexts.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { ruleKind } from './rule.kind.ts'
import { rulePaths } from './rules.paths.ts'

const ruleTexts = textsOf((language) => import(`./messages/${language}.ts`))

const RulesPage = screen(() => import('./RulesPage.tsx').then((all) => all.RulesPage), {
  texts: [ruleTexts, settingsTexts],
})

export const rules = parts({
  kinds: { Rule: ruleKind },
  routes: [route('/Settings/Rules', staff, RulesPage)],
  settings: [
    {
      group: 'agency',
      at: 28,
      icon: 'law',
      label: 'settings.rules',
      words: 'palette.words.rules',
      href: rulePaths.rules,
      may: staff,
    },
  ],
})
