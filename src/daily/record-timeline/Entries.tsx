import { Center, Text } from '@mantine/core'
import {
  IconArrowRight,
  IconCalendarEvent,
  IconContract,
  IconHistory,
  IconHome,
  IconMail,
  IconMoon,
  IconPaperclip,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatShortDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ActivityEntry } from './ActivityEntry.tsx'
import { ChangesEntry } from './ChangesEntry.tsx'
import { FilesEntry } from './FilesEntry.tsx'
import { MailEntry } from './MailEntry.tsx'
import { Moment } from './Moment.tsx'
import { MoveEntry } from './MoveEntry.tsx'
import { RecordEntry } from './RecordEntry.tsx'
import type { TimelineEntry } from './recordTimeline.contract.ts'
import classes from './timeline.module.css'
import type { TimelineOf } from './timelineOf.ts'

type Props = {
  items: readonly TimelineEntry[]
  of: TimelineOf
  /** The last entry of the page before. */
  after: TimelineEntry | undefined
}

/** Open entries, then past ones by day; a page continues under the title that ended the page before. */
export function Entries({ items, of, after }: Props) {
  const t = useText()
  const open = items.filter((entry) => entry.open)
  const days = daysOf(items.filter((entry) => !entry.open))
  return (
    <>
      {open.length > 0 && (
        <section aria-label={t('recordTimeline.open')}>
          <Group title={!after && t('recordTimeline.open')} entries={open} of={of} />
        </section>
      )}
      {days.length > 0 && (
        <section aria-label={t('recordTimeline.past')}>
          {days.map(({ day, entries }) => (
            <Group
              key={day}
              title={(!after || after.open || dayOf(after) !== day) && formatShortDate(day)}
              entries={entries}
              of={of}
            />
          ))}
        </section>
      )}
    </>
  )
}

type GroupProps = { title: ReactNode; entries: readonly TimelineEntry[]; of: TimelineOf }

const Group = ({ title, entries, of }: GroupProps) => (
  <>
    {title && (
      <Text component="h3" size="sm" fw={600} c="dimmed" mt="sm" mb={4}>
        {title}
      </Text>
    )}
    <ol>
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} of={of} />
      ))}
    </ol>
  </>
)

const dayOf = ({ at }: TimelineEntry) => at?.slice(0, 10) ?? ''

function daysOf(entries: readonly TimelineEntry[]) {
  const days: { day: string; entries: TimelineEntry[] }[] = []
  for (const entry of entries) {
    const day = dayOf(entry)
    if (days.at(-1)?.day !== day) days.push({ day, entries: [] })
    days.at(-1)!.entries.push(entry)
  }
  return days
}

const icons: Record<Exclude<TimelineEntry['kind'], 'activity'>, typeof IconMail> = {
  move: IconArrowRight,
  file: IconPaperclip,
  mail: IconMail,
  viewing: IconCalendarEvent,
  deal: IconContract,
  lead: IconHome,
  reservation: IconMoon,
  change: IconHistory,
}

function Entry({ entry, of }: { entry: TimelineEntry; of: TimelineOf }) {
  const t = useText()
  if (entry.kind === 'activity') return <ActivityEntry entry={entry} of={of} />
  const Icon = icons[entry.kind]
  return (
    <li className={classes.entry} data-kind={entry.kind}>
      <Center component="span" w={28} pt={3} c="dimmed">
        <Icon size={18} aria-hidden />
        <span className="onlyHeard">{t(`recordTimeline.one.${entry.kind}`)}</span>
      </Center>
      <div className={classes.body}>{bodyOf(entry, of)}</div>
      <Moment of={entry} />
    </li>
  )
}

function bodyOf(entry: Exclude<TimelineEntry, { kind: 'activity' }>, of: TimelineOf): ReactNode {
  if (entry.kind === 'file') return <FilesEntry entry={entry} />
  if (entry.kind === 'mail') return <MailEntry entry={entry} />
  if (entry.kind === 'move') return <MoveEntry entry={entry} of={of} />
  if (entry.kind === 'change') return <ChangesEntry entry={entry} record={of.record} />
  return <RecordEntry entry={entry} />
}
