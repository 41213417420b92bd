// What is planned for a person, as calendars of phones and mail programs read it (RFC 5545). Times are
// instants, so that they are right in whatever zone the reader is, on the days of clock changes too.
import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { ICalEventData } from 'ical-generator'
import type { Message } from '#kit/http/problem.ts'
import { viewingPaths } from '#records/viewings/viewings.paths.ts'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { isForTheDay, lengthOf } from '../calendarTimes.ts'
import type { FeedActivity, FeedViewing } from './feedEvents.store.ts'

type By = { publicUrl: string; name: string; t: (message: Message) => string }

export function feedCalendar(viewings: FeedViewing[], activities: FeedActivity[], by: By): string {
  return ical({
    // Which the library writes as it is.
    name: escape(by.t(['calendar.feed.name', { name: by.name }]), false),
    prodId: { company: 'Estia', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
    events: [
      ...viewings.map((viewing) => viewingEvent(viewing, by)),
      ...activities.map((activity) => activityEvent(activity, by)),
    ],
  }).toString()
}

function viewingEvent(viewing: FeedViewing, { publicUrl, t }: By): ICalEventData {
  const { client, phone, objects, cancelled } = viewing
  const numbers = objects.map(({ referenceNumber }) => `#${referenceNumber}`).join(' ')
  const places = objects.map(({ referenceNumber, address }) =>
    address ? `#${referenceNumber}: ${address}` : `#${referenceNumber}`,
  )
  const contact = client && [client, ...(phone?.split(';') ?? [])].join(', ')
  return {
    ...common('viewing', viewing, publicUrl),
    ...lasting(viewing, lengthOf({ category: 'viewing' })),
    summary: [t('calendar.feed.viewing'), client, numbers].filter(Boolean).join(' · '),
    location: objects.find(({ address }) => address)?.address ?? null,
    description: [contact, ...places].filter(Boolean).join('\n'),
    url: publicUrl + viewingPaths.viewing(viewing.id),
    ...(cancelled && {
      status: ICalEventStatus.CANCELLED,
      transparency: ICalEventTransparency.TRANSPARENT,
    }),
  }
}

function activityEvent(activity: FeedActivity, { publicUrl, t }: By): ICalEventData {
  const { category, description, done, about, at } = activity
  const [first] = about
  const href = first && hrefOfRecord(first)
  const text = description?.split('\n')[0]?.slice(0, 200) ?? first?.description ?? ''
  const what = category === 'undefined' ? '' : t(`activity.category.${category}`)
  return {
    ...common('activity', activity, publicUrl),
    ...(isForTheDay({ kind: 'activity', at })
      ? { start: new Date(`${at.slice(0, 10)}T00:00:00Z`), allDay: true }
      : lasting(activity, lengthOf({ category }))),
    summary:
      (done ? '✓ ' : '') +
      ([what, text].filter(Boolean).join(' · ') || t('calendar.feed.activity')),
    description: [description, ...about.map((one) => one.description)].filter(Boolean).join('\n'),
    ...(done && { transparency: ICalEventTransparency.TRANSPARENT }),
    ...(href && { url: publicUrl + href }),
  }
}

type Stored = Pick<FeedViewing, 'id' | 'version' | 'createdOn' | 'modifiedOn' | 'instant'>

// The same for ever, so that what moves is moved on the phone too, and not there twice.
const common = (
  kind: string,
  { id, version, createdOn, modifiedOn }: Stored,
  publicUrl: string,
) => ({
  id: `${kind}-${id}@${new URL(publicUrl).hostname}`,
  sequence: version,
  stamp: new Date(modifiedOn),
  created: new Date(createdOn),
  lastModified: new Date(modifiedOn),
})

function lasting({ instant }: Stored, minutes: number) {
  const start = new Date(instant)
  return { start, end: new Date(start.getTime() + minutes * 60_000) }
}
