// The dialog about the private address, with the texts of the question who it is, once it is opened.
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { needSecondFactorTexts } from '#base/session/second-factor/secondFactorTexts.ts'

export const LazySubscribe = lazyPart(async () => {
  const [{ Subscribe }] = await Promise.all([import('./Subscribe.tsx'), needSecondFactorTexts()])
  return Subscribe
})
