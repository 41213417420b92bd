// Shows beside an e-mail address that mail to it came back. A press tells why, and can take the mark away.
import { ActionIcon, Popover } from '@mantine/core'
import { IconMailX } from '@tabler/icons-react'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { useBounces } from './useBounces.ts'

const texts = textsOf((language) => import(`./messages/${language}.ts`))
const BounceDetails = lazyPart(
  () => withTexts(import('./BounceDetails.tsx'), texts).then((all) => all.BounceDetails),
  { place: () => <Skeletons lines={3} /> },
)

export function BounceSign({ address }: { address: string }) {
  const [bounce] = useBounces([address])
  if (!bounce) return null
  return (
    <Popover width={320} position="bottom" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          component="button"
          variant="subtle"
          size={24}
          c="var(--estia-amber)"
          className="noPrint"
          style={{ verticalAlign: 'middle' }}
          aria-label={bounce.text}
          title={bounce.text}
        >
          <IconMailX size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown fz="sm">
        <BounceDetails bounce={bounce} />
      </Popover.Dropdown>
    </Popover>
  )
}
