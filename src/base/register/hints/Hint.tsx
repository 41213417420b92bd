// A small “?” beside what is not plain: a press, tap or key opens a sentence on it. The sentences are loaded when the first one is
// opened.
import { ActionIcon, Popover } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import type { HintName } from './hints.ts'

const hintTexts = textsOf((language) => import(`../messages/hints/${language}.ts`))
const HintText = lazyPart(
  () => withTexts(import('./HintText.tsx'), hintTexts).then((all) => all.HintText),
  { place: () => <Skeletons lines={2} /> },
)

type Props = {
  name: HintName
  /** What it stands beside, as it is called there. */
  about: string
}

/** Put it beside a label, not inside. */
export function Hint({ name, about }: Props) {
  const t = useText()
  return (
    <Popover width={300} position="bottom" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          size="sm"
          my={-2}
          className="noPrint"
          aria-label={t('kit.hint', { about })}
        >
          <IconHelpCircle size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown fz="sm">
        <HintText name={name} />
      </Popover.Dropdown>
    </Popover>
  )
}
