import { needTexts } from '#kit/i18n/browser.ts'
import { lazyPart } from '#kit/ui/lazyPart.tsx'
import { handoverTexts } from '#features/object-keys/handover/handoverTexts.ts'

/** Comes after what everybody looks at first. */
export const KeysToAskBack = lazyPart(async () => {
  const [{ OverdueKeys }] = await Promise.all([
    import('#features/object-keys/handover/OverdueKeys.tsx'),
    needTexts(handoverTexts),
  ])
  return OverdueKeys
})
