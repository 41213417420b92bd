// Lazy dialog about the private calendar address, with the texts of the identity check.
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { needSecondFactorTexts } from '#base/session/second-factor/secondFactorTexts.ts'

export const LazySubscribe = lazyPart(async () => {
  const [{ Subscribe }] = await Promise.all([import('./Subscribe.tsx'), needSecondFactorTexts()])
  return Subscribe
})
