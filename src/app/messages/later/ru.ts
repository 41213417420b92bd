// What all screens may say but the first ones, which are there sooner without it.
import { ru as objects } from '#features/objects/messages/ru.ts'
import { ru as objectKeys } from '#features/object-keys/messages/ru.ts'
import { ru as places } from '#features/places/messages/ru.ts'
import { ru as lists } from '#kit/list/messages/ru.ts'
import { ru as listViews } from '#features/lists/views/messages/ru.ts'
import { ru as activities } from '#features/activities/messages/ru.ts'
import { ru as quickTasks } from '#features/activities/quick/messages/ru.ts'
import { ru as recordTimeline } from '#features/record-timeline/messages/ru.ts'
import { ru as assignments } from '#features/assignments/messages/ru.ts'

export const ru = {
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
