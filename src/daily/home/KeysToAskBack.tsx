import { useAnswer } from '#kit/http/queries.ts'
import { needTexts } from '#kit/i18n/browser.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { usePreloaded } from '#kit/ui/loading/usePreloaded.ts'
import { handoverTexts } from '#records/object-keys/handover/handoverTexts.ts'
import { objectKeysApi } from '#records/object-keys/objectKeys.contract.ts'

export const KeysToAskBack = lazyPart(async () => {
  const [{ OverdueKeys }] = await Promise.all([
    import('#records/object-keys/handover/OverdueKeys.tsx'),
    needTexts(handoverTexts),
  ])
  return OverdueKeys
})

/** Whether the list's height is known: showing it later would push down the sections below. */
export function useKeysAreKnown(): boolean {
  const { isPending } = useAnswer(objectKeysApi.overdueKeys, {})
  const isLoaded = usePreloaded(KeysToAskBack)
  return isLoaded && !isPending
}
