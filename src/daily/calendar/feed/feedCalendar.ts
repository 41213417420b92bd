// A person's planned entries as an iCalendar file (RFC 5545) for phones and mail programs. Times
// are instants, so that they are right in every time zone and on days of clock changes.
import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { ICalEventData } from 'ical-generator'
import type { Message } from '#kit/i18n/messages.ts'
import { viewingPaths } from '#records/viewings/viewings.paths.ts'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { isForTheDay, lengthOf } from '../calendarTimes.ts'
import type { FeedActivity, FeedViewing } from './feedEvents.store.ts'

type FeedOptions = { publicUrl: string; name: string; t: (message: Message) => string }

export function feedCalendar(
  viewings: FeedViewing[],
  activities: FeedActivity[],
  options: FeedOptions,
): string {
  return ical({
    // The library does not escape the calendar's name.
    name: escape(options.t(['calendar.feed.name', { name: options.name }]), false),
    prodId: { company: 'Estia', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
    events: [
      ...viewings.map((viewing) => viewingEvent(viewing, options)),
      ...activities.map((activity) => activityEvent(activity, options)),
    ],
  }).toString()
}

function viewingEvent(viewing: FeedViewing, { publicUrl, t }: FeedOptions): ICalEventData {
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

function activityEvent(activity: FeedActivity, { publicUrl, t }: FeedOptions): ICalEventData {
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

type EventRow = Pick<FeedViewing, 'id' | 'version' | 'createdOn' | 'modifiedOn' | 'instant'>

// The id never changes, so that the phone moves an event instead of adding a second one.
const common = (
  kind: string,
  { id, version, createdOn, modifiedOn }: EventRow,
  publicUrl: string,
) => ({
  id: `${kind}-${id}@${new URL(publicUrl).hostname}`,
  sequence: version,
  stamp: new Date(modifiedOn),
  created: new Date(createdOn),
  lastModified: new Date(modifiedOn),
})

function lasting({ instant }: EventRow, minutes: number) {
  const start = new Date(instant)
  return { start, end: new Date(start.getTime() + minutes * 60_000) }
}
