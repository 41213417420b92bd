import { textsOf } from '#kit/i18n/textsOf.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'

const texts = textsOf((language) => import(`./messages/${language}.ts`))

/** For the page of the mail server, which loads it with its texts. */
export const ReturnedMails = lazyPart(() =>
  withTexts(import('./ReturnedMails.tsx'), texts).then((all) => all.ReturnedMails),
)
