import { Text } from '@mantine/core'
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

type Props = { items: readonly TimelineEntry[]; of: TimelineOf; afterOpen: boolean | undefined }

/**
 * Open and past entries under their own titles; a page continues under the title that ended the
 * page before.
 */
export function Entries({ items, of, afterOpen }: Props) {
  const t = useText()
  const groups = [
    { title: 'recordTimeline.open', open: true, entries: items.filter(({ open }) => open) },
    { title: 'recordTimeline.past', open: false, entries: items.filter(({ open }) => !open) },
  ] as const
  return groups.map(
    ({ title, open, entries }) =>
      entries.length > 0 && (
        <section key={title} aria-label={t(title)}>
          {open !== afterOpen && (
            <Text component="h3" size="sm" fw={600} c="dimmed" className={classes.group}>
              {t(title)}
            </Text>
          )}
          <ol className={classes.entries}>
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} of={of} />
            ))}
          </ol>
        </section>
      ),
  )
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
  if (entry.kind === 'activity')
    return <ActivityEntry activity={entry.activity} at={entry.at} of={of} />
  const Icon = icons[entry.kind]
  return (
    <li className={classes.entry} data-kind={entry.kind}>
      <span className={classes.mark}>
        <Icon size={18} aria-hidden />
        <span className="onlyHeard">{t(`recordTimeline.one.${entry.kind}`)}</span>
      </span>
      <div className={classes.body}>{bodyOf(entry, of)}</div>
      <Moment at={entry.at} whole={entry.kind === 'change'} />
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
