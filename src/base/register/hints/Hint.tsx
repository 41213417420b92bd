// A “?” whose sentence is one of the hints. The sentences are loaded when the first one is opened.
import { withTexts } from '#kit/i18n/withTexts.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { HelpHint } from '#kit/ui/HelpHint.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import type { HintName } from './hints.ts'

const hintTexts = textsOf((language) => import(`../messages/hints/${language}.ts`))
const HintText = lazyPart(
  () => withTexts(import('./HintText.tsx'), hintTexts).then((all) => all.HintText),
  { place: () => <Skeletons lines={2} /> },
)

/** `about`: what it stands beside, as it is called there. */
export const Hint = ({ name, about }: { name: HintName; about: string }) => (
  <HelpHint about={about}>
    <HintText name={name} />
  </HelpHint>
)
