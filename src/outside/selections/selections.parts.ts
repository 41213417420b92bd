import { parts } from '#base/register/parts.ts'
import { selectionKind } from './selection.kind.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { clientSelectionTexts } from './clientSelectionTexts.ts'

export const selections = parts({
  kinds: { Selection: selectionKind },
  slots: {
    LeadSelections: () =>
      withTexts(import('./LeadSelections.tsx'), clientSelectionTexts).then(
        (all) => all.LeadSelections,
      ),
    ClientMark: () =>
      withTexts(import('./ClientMark.tsx'), clientSelectionTexts).then((all) => all.ClientMark),
  },
})
