import { needTexts } from '#kit/i18n/browser.ts'
import { lazyPart } from '#kit/ui/lazyPart.tsx'
import { bulkTexts } from './bulkTexts.ts'

/** Few tick rows: what they can do with them is loaded when they do. */
export const BulkBar = lazyPart(async () => {
  const [all] = await Promise.all([import('./BulkBar.tsx'), needTexts(bulkTexts)])
  return all.BulkBar
})
