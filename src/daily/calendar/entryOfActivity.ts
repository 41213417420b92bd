import { cutText } from '#kit/fields/cutText.ts'
import type { Activity } from '#base/activities/activities.contract.ts'
import type { CalendarEntry } from './calendar.contract.ts'

/** Calendar entry of an activity. */
export function entryOfActivity(activity: Activity): Omit<CalendarEntry, 'clashes'> {
  const { id, version, date, category, description, done, assignedTo, links, canEdit } = activity
  const objects = links.filter(({ entity }) => entity === 'Object')
  const [about] = links.filter(({ entity }) => entity !== 'Activity')
  return {
    kind: 'activity',
    id,
    version,
    at: date!,
    category,
    title: description === null ? null : cutText(description, 200),
    result: null,
    done: done === true,
    isTask: done === false,
    people: assignedTo.map((person) => ({ id: person.id, name: person.description })),
    objects: objects.map((link) => ({ id: link.id, referenceNumber: numberIn(link.description) })),
    opens: about ? { entity: about.entity, id: about.id } : null,
    canEdit,
  }
}

// Titles of objects begin with their number: "#A123 A flat by the sea".
const numberIn = (title: string) => title.split(' ')[0]!.replace(/^#/, '')
