// Loads the second step with its texts on demand, because most sign-ins do not have one.
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
