import { PointerSensor } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { withoutAccessibility } from '#kit/ui/byPointer.ts'
import { calendarPaths } from '../calendar.paths.ts'
import { viewingPaths } from '#records/viewings/viewings.paths.ts'
import type { calendarApi, CalendarEntry } from '../calendar.contract.ts'
import { CalendarProvider } from '../calendarContext.ts'
import type { CalendarView } from '../calendarDays.ts'
import { guideAmong, ownCalendar, peopleText } from '../chosenPeople.ts'
import { DayList } from './DayList.tsx'
import { hourHeight } from './gridSize.ts'
import { MonthCounts } from './MonthCounts.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { dropped, toDay } from './movedByKey.ts'
import { MoveEntry } from './MoveEntry.tsx'
import { TimeGrid } from './TimeGrid.tsx'
import type { CalendarShown } from '../useCalendar.ts'
import { useFocusGoesAlong } from './useFocusGoesAlong.ts'
import { useMoveEntries } from './useMoveEntries.ts'

type Props = {
  planned: AnswerOf<typeof calendarApi.planned>
  /** `planned` belongs to the previous days or people while the new ones load. */
  waiting: boolean
  days: readonly string[]
  shown: CalendarShown
  /** Account number of the current user, once it is loaded. */
  own: number | undefined
  narrow: boolean
}

/** Days of the calendar in the chosen view, with moving by mouse, keys and dialog. */
export function PlannedDays({ planned, waiting, days, shown, own, narrow }: Props) {
  const { view, people } = shown
  const { shown: entries, move: moveEntry, announcement } = useMoveEntries(planned.items)
  const { move, container } = useFocusGoesAlong(moveEntry)
  const [movingEntry, openMoveDialog] = useState<CalendarEntry | null>(null)
  const hrefOf = (day: string, in_ = view) =>
    `${calendarPaths.calendar}?${new URLSearchParams({ view: in_, day, people: peopleText(people) })}`
  const context: ComponentProps<typeof CalendarProvider>['value'] = {
    people,
    waiting,
    move,
    openMoveDialog,
    hrefOf,
    planHref: (at) => {
      const guide = guideAmong(people)
      const person = guide === ownCalendar ? own : guide
      return `${viewingPaths.addViewing}?${new URLSearchParams({ at, ...(person && { person: String(person) }) })}`
    },
    totalOf: (day) => planned.more.find((one) => one.day === day)?.totalRows,
  }
  return (
    <CalendarProvider value={context}>
      <div ref={container} aria-busy={waiting}>
        <DragDropProvider
          sensors={sensors}
          plugins={withoutAccessibility}
          onDragEnd={(event) => drop(event, move)}
        >
          <Days
            days={days}
            entries={entries}
            view={view}
            month={shown.day.slice(0, 7)}
            narrow={narrow}
          />
        </DragDropProvider>
      </div>
      {movingEntry && (
        <MoveEntry
          key={`${movingEntry.kind} ${movingEntry.id}`}
          entry={movingEntry}
          onMove={(at) => move(movingEntry, at)}
          onClose={() => openMoveDialog(null)}
        />
      )}
      <output className="onlyHeard">{announcement}</output>
    </CalendarProvider>
  )
}

type DaysProps = ComponentProps<typeof MonthGrid> & { view: CalendarView; narrow: boolean }

function Days({ view, narrow, month, ...planned }: DaysProps) {
  if (view === 'month')
    return narrow ? (
      <MonthCounts {...planned} month={month} />
    ) : (
      <MonthGrid {...planned} month={month} />
    )
  return narrow ? <DayList {...planned} /> : <TimeGrid {...planned} />
}

// An entry is dragged by its link, not by its button. CalendarEntryCard handles keys itself.
const sensors = [
  PointerSensor.configure({
    preventActivation: ({ target }) =>
      target instanceof Element && Boolean(target.closest('button')),
  }),
]

type DragEnd = Parameters<NonNullable<ComponentProps<typeof DragDropProvider>['onDragEnd']>>[0]

function drop({ operation, canceled }: DragEnd, move: (entry: CalendarEntry, at: string) => void) {
  const { source, target, shape } = operation
  const entry = source?.data['entry'] as CalendarEntry | undefined
  const day = target?.data['day'] as string | undefined
  const column = target?.element
  if (canceled || !entry || !day || !column || !shape) return
  if (!column.hasAttribute('data-hours')) return move(entry, toDay(entry, day))
  const y = shape.current.boundingRectangle.top - column.getBoundingClientRect().top
  move(entry, dropped(entry, day, (y / hourHeight) * 60))
}
