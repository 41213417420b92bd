import { Button, Group } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { admin, office } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { timelineKinds } from './recordTimeline.contract.ts'
import type { TimelineKind } from './recordTimeline.contract.ts'
import type { TimelineParent } from '#base/register/records.contract.ts'

type Props = {
  of: TimelineParent
  kind: TimelineKind | null
  onChange: (kind: TimelineKind | null) => void
}

const hasLinked = (of: TimelineParent) => of === 'Account' || of === 'Object' || of === 'Demand'
const everywhere: readonly TimelineKind[] = ['activity', 'file', 'change']

/** Filter by kind; offers only kinds that the record can have and the user may see. */
export function KindFilter({ of, kind, onChange }: Props) {
  const t = useText()
  const may = useMay()
  const offered = timelineKinds.filter(
    (one) =>
      (hasLinked(of) || everywhere.includes(one)) &&
      (one !== 'lead' || of !== 'Demand') &&
      (one !== 'change' || may(admin)) &&
      (one !== 'reservation' || may(office)),
  )
  return (
    <Group
      component="fieldset"
      gap={4}
      bd="none"
      p={0}
      m={0}
      miw={0}
      aria-label={t('recordTimeline.show')}
    >
      {[null, ...offered].map((one) => (
        <Button
          key={one}
          size="compact-sm"
          variant={one === kind ? 'light' : 'subtle'}
          color={one === kind ? undefined : 'gray'}
          aria-pressed={one === kind}
          onClick={() => onChange(one)}
        >
          {t(`recordTimeline.${one ?? 'all'}`)}
        </Button>
      ))}
    </Group>
  )
}
