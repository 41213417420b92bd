// What all screens may say but the first ones, which are there sooner without it.
import { el as objects } from '#features/objects/messages/el.ts'
import { el as objectKeys } from '#features/object-keys/messages/el.ts'
import { el as places } from '#features/places/messages/el.ts'
import { el as lists } from '#kit/list/messages/el.ts'
import { el as listViews } from '#features/lists/views/messages/el.ts'
import { el as activities } from '#features/activities/messages/el.ts'
import { el as quickTasks } from '#features/activities/quick/messages/el.ts'
import { el as recordTimeline } from '#features/record-timeline/messages/el.ts'
import { el as assignments } from '#features/assignments/messages/el.ts'

export const el = {
  ...objects,
  ...objectKeys,
  ...places,
  ...lists,
  ...listViews,
  ...activities,
  ...quickTasks,
  ...recordTimeline,
  ...assignments,
}
