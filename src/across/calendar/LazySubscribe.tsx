// The dialog about the private address, with the texts of the question who it is, once it is opened.
import { lazyPart } from '#kit/ui/lazyPart.tsx'
import { needSecondFactorTexts } from '#base/session/secondFactor/secondFactorTexts.ts'

export const LazySubscribe = lazyPart(async () => {
  const [{ Subscribe }] = await Promise.all([import('./Subscribe.tsx'), needSecondFactorTexts()])
  return Subscribe
})
