// Who waits for the reader: leads, tasks and keys, each with a link to its list; what nobody waits for is left out.
import { SimpleGrid } from '@mantine/core'
import {
  IconCalendarOff,
  IconClockExclamation,
  IconKey,
  IconMessageExclamation,
} from '@tabler/icons-react'
import { agencyDay } from '#kit/clock.ts'
import { formatShortDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { CountLink } from '#kit/ui/CountLink.tsx'
import { activityPaths } from '#base/activities/activities.paths.ts'
import { objectKeyPaths } from '#records/object-keys/objectKeys.paths.ts'
import { leadPaths } from '#records/leads/leads.paths.ts'
import type { Home } from './home.contract.ts'
import { useSince } from './useSince.ts'

type Props = { of: Pick<Home, 'unanswered' | 'mine' | 'leads' | 'keys'> }

export const unansweredLeads = `${leadPaths.leads}?attention=unanswered&view=list`
const overdueTasks = () =>
  `${activityPaths.actions}?mine=true&done=false&dateFilterType=2&endDate=${agencyDay(-1)}`

export function WhoWaits({ of: { unanswered, mine, leads, keys } }: Props) {
  const t = useText()
  const since = useSince()
  const [oldest] = unanswered.items
  const sinceDay = (day: string | null | undefined) =>
    day ? t('home.since', { date: formatShortDate(day) }) : undefined
  const open = leads.stages.reduce((sum, { count }) => sum + count, 0)
  const cells = [
    {
      what: 'unanswered',
      count: unanswered.totalRows,
      href: unansweredLeads,
      tone: 'red',
      Icon: IconMessageExclamation,
      detail: oldest && t('home.waits.oldest', { time: since(oldest.hours) }),
      isPressing: oldest?.isLate,
    },
    {
      what: 'overdue',
      count: mine.overdue.totalRows,
      href: overdueTasks(),
      tone: 'amber',
      Icon: IconClockExclamation,
      detail: sinceDay(mine.overdue.items[0]?.date),
    },
    {
      what: 'noNextStep',
      count: leads.noNextStep,
      href: `${leadPaths.leads}?attention=noNextStep&whose=mine&view=list`,
      tone: 'neutral',
      Icon: IconCalendarOff,
      detail: t('home.waits.ofOpen', { count: open }),
    },
    {
      what: 'keys',
      count: keys.totalRows,
      href: objectKeyPaths.overdueKeys,
      tone: 'neutral',
      Icon: IconKey,
      detail: sinceDay(keys.items[0]?.givenAway),
    },
  ] as const
  return (
    <SimpleGrid
      cols={{ base: 2, md: 4 }}
      spacing={{ base: 'xs', md: 'md' }}
      mb={cells.some(({ count }) => count > 0) ? 'md' : 0}
    >
      {cells.map(
        ({ what, Icon, ...cell }) =>
          cell.count > 0 && (
            <CountLink
              key={what}
              {...cell}
              icon={<Icon size={20} />}
              text={t(`home.waits.${what}`, { count: cell.count })}
            />
          ),
      )}
    </SimpleGrid>
  )
}
