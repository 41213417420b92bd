// The second step, with its texts, once it is asked for: most sign-ins are without it.
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { needSecondFactorTexts } from './secondFactorTexts.ts'

export const LazySecondStep = lazyPart(
  async () => {
    const [{ SecondStepForm }] = await Promise.all([
      import('./SecondStepForm.tsx'),
      needSecondFactorTexts(),
    ])
    return SecondStepForm
  },
  { place: () => <Skeletons lines={4} /> },
)
