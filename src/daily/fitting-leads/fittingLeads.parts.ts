import { parts } from '#base/register/parts.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { bulkTexts } from '../bulk/bulkTexts.ts'
import { clientSelectionTexts } from '#outside/selections/clientSelectionTexts.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const fittingLeadsTexts = textsOf((language) => import(`./messages/${language}.ts`))

export const fittingLeads = parts({
  slots: {
    TickedLeads: () =>
      withTexts(
        import('./TickedLeadsBar.tsx'),
        fittingLeadsTexts,
        bulkTexts,
        clientSelectionTexts,
      ).then((all) => all.TickedLeadsBar),
  },
})
