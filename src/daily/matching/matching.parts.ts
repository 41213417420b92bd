import { parts } from '#base/register/parts.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const matchingTexts = textsOf((language) => import(`./messages/${language}.ts`))

export const matching = parts({
  slots: {
    AskMatches: () => import('./AskMatches.tsx').then((all) => all.AskMatches),
    MatchingObjects: () =>
      withTexts(import('./MatchingObjects.tsx'), matchingTexts).then((all) => all.MatchingObjects),
    AlertPart: () =>
      withTexts(import('./FittingLeadsLink.tsx'), matchingTexts).then(
        (all) => all.FittingLeadsLink,
      ),
    FittingLeads: () =>
      withTexts(import('./FittingLeads.tsx'), matchingTexts).then((all) => all.FittingLeads),
  },
})
