export const en = {
  'timeline.title': 'Timeline of stays',
  'timeline.from': 'From',
  'timeline.earlier': 'Earlier',
  'timeline.later': 'Later',
  'timeline.today': 'Today',
  'timeline.days': 'Days',
  'timeline.object': 'Property',
  'timeline.empty': 'Nothing is offered for short rent yet',
  'timeline.emptyText': 'Properties that are for short rent, or that have a stay, are shown here.',
  'timeline.book': 'Book {{object}}',
  'timeline.calendars': 'Calendars and blocked days of {{object}}',
  'timeline.stay': '#{{number}} {{client}}, {{from}} – {{till}}, {{stage}}',
  'timeline.how':
    'Drag over free days to book. Drag a stay to move it, its end to make it longer or shorter. On a touch screen, hold for a moment first. By keyboard: Space picks a stay up, the arrows move it, Shift with the arrows changes its end, Enter puts it down, Escape leaves it where it was.',
  'timeline.slot': '{{object}}: {{from}} – {{till}}',
  'timeline.moved': '#{{number}} is now {{from}} – {{till}}, {{object}}',
  'timeline.left': 'Left where it was',
  'timeline.arrivals': 'Arrivals today',
  'timeline.departures': 'Departures today',
  'timeline.nobody': 'Nobody',
  'timeline.troubleFeeds_one': '{{count}} calendar cannot be read',
  'timeline.troubleFeeds_other': '{{count}} calendars cannot be read',
  'timeline.troubleVanished_one':
    '{{count}} blocked period is no longer in its calendar and stays blocked',
  'timeline.troubleVanished_other':
    '{{count}} blocked periods are no longer in their calendars and stay blocked',
  'timeline.troubleClashes_one': '{{count}} period is booked twice',
  'timeline.troubleClashes_other': '{{count}} periods are booked twice',
  'timeline.failedFeed': 'A calendar cannot be read',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
