import { parts } from '#base/register/parts.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { bulkTexts } from './bulkTexts.ts'

export const bulk = parts({
  slots: {
    BulkBar: () => withTexts(import('./BulkBar.tsx'), bulkTexts).then((all) => all.BulkBar),
  },
})
