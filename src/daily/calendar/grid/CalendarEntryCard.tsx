import { useDraggable } from '@dnd-kit/react'
import { ActionIcon, Text } from '@mantine/core'
import { IconAlertTriangle, IconArrowsMove, IconCheck } from '@tabler/icons-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { CompleteButton } from '#base/activities/CompleteButton.tsx'
import { activityPaths } from '#base/activities/activities.paths.ts'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { CalendarEntry } from '../calendar.contract.ts'
import { useCalendarContext } from '../calendarContext.ts'
import { longDay } from '../calendarNames.ts'
import { personColour } from '../personColour.ts'
import { movedByKey } from './movedByKey.ts'
import { isForTheDay, lengthOf } from '../calendarTimes.ts'
import classes from '../calendar.module.css'
import { useEntryTexts } from './useEntryTexts.ts'
import { keyOf } from './useMoveEntries.ts'

type Props = {
  entry: CalendarEntry
  style?: CSSProperties
  /** Shows every detail, one per line; otherwise only what fits. */
  whole?: boolean
}

/** Opened by its link; moved by dragging, by Alt and arrow keys, or by its button. */
export function CalendarEntryCard({ entry, style, whole = false }: Props) {
  const { move, people: shownPeople } = useCalendarContext()
  const { kindText, clashText, clashMark } = useEntryTexts()
  const { ref, isDragging } = useDraggable({
    id: keyOf(entry),
    data: { entry },
    disabled: !entry.canEdit || entry.done,
  })
  const { title, at, objects, people, clashes, opens, done, canEdit } = entry
  const t = useText()
  const language = useLanguage()
  const moveByKey = (event: KeyboardEvent) => {
    const to = canEdit && !done ? movedByKey(entry, event) : undefined
    if (to === undefined) return
    event.preventDefault()
    move(entry, to, 'soon')
  }
  // Only in the grid of hours are there places, and only an hour has room for a second line.
  const look = whole ? 'whole' : style && lengthOf(entry) >= 60 ? 'hours' : 'line'
  const numbers = objects.map(({ referenceNumber }) => `#${referenceNumber}`).join(' ')
  // In the calendar of a single person the name is redundant.
  const names = shownPeople.length === 1 ? '' : people.map(({ name }) => name).join(', ')
  const isClash = clashes.length > 0
  const time = isForTheDay(entry) ? null : at.slice(11, 16)
  // Entries side by side are narrow, so the tooltip repeats the heading.
  const heading = [time, title].filter(Boolean).join(' ')
  const more = [numbers, names, entry.result].filter(Boolean).join(' · ')
  return (
    <li
      ref={ref}
      className={classes.entry}
      style={style}
      data-entry={keyOf(entry)}
      data-kind={entry.kind}
      data-done={done}
      data-clash={isClash}
      data-dragging={isDragging}
      data-look={look}
    >
      <RouteLink
        href={(opens && hrefOfRecord(opens)) ?? activityPaths.actions}
        className={classes.open}
        title={[heading, numbers, names, ...clashes.map(clashText)].filter(Boolean).join('\n')}
        draggable={false}
        data-stop
        onKeyDown={moveByKey}
      >
        {shownPeople.length !== 1 && <Whose people={people} />}
        <span className="onlyHeard">{longDay(at.slice(0, 10), language)}, </span>
        {(isClash || time || done) && (
          <span className={classes.head}>
            {isClash && <IconAlertTriangle size={13} color="var(--estia-red)" aria-hidden />}
            {time && <b>{time}</b>}
            {done && <IconCheck size={13} aria-hidden />}
            {isClash && !whole && (
              <Text component="b" inherit fw={700} c="var(--estia-red)">
                {clashMark(entry)}
              </Text>
            )}
          </span>
        )}
        <span className="onlyHeard">
          {[
            isForTheDay(entry) && t('calendar.forTheDay'),
            kindText(entry),
            done && t('calendar.done'),
          ]
            .filter(Boolean)
            .join(', ')}
          :{' '}
        </span>
        <span className={classes.what}>{title ?? t('calendar.untitled')}</span>
        {more && look !== 'line' && (
          <Text span inherit c="var(--estia-soft)">
            {more}
          </Text>
        )}
        {clashes.map((clash) => (
          <span key={clashText(clash)} className={whole ? undefined : 'onlyHeard'}>
            {clashText(clash)}
          </span>
        ))}
      </RouteLink>
      {canEdit && !done && (
        <span className={`boxed ${classes.tools}`}>
          {entry.isTask && <CompleteButton id={entry.id} text={title} size="sm" />}
          <MoveButton entry={entry} />
        </span>
      )}
    </li>
  )
}

function Whose({ people }: Pick<CalendarEntry, 'people'>) {
  return (
    <span className={classes.whose} aria-hidden>
      {people.map(({ id }) => (
        <span key={id} style={{ background: personColour(id) }} />
      ))}
    </span>
  )
}

function MoveButton({ entry }: { entry: CalendarEntry }) {
  const t = useText()
  const { openMoveDialog } = useCalendarContext()
  const label = t('calendar.move', { what: entry.title ?? t('calendar.untitled') })
  return (
    <ActionIcon variant="subtle" size="sm" aria-label={label} onClick={() => openMoveDialog(entry)}>
      <IconArrowsMove size={14} aria-hidden />
    </ActionIcon>
  )
}
