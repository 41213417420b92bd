// What all screens may say but the first ones, which are there sooner without it.
import { en as objects } from '#features/objects/messages/en.ts'
import { en as objectKeys } from '#features/object-keys/messages/en.ts'
import { en as places } from '#features/places/messages/en.ts'
import { en as lists } from '#kit/list/messages/en.ts'
import { en as listViews } from '#features/lists/views/messages/en.ts'
import { en as activities } from '#features/activities/messages/en.ts'
import { en as quickTasks } from '#features/activities/quick/messages/en.ts'
import { en as recordTimeline } from '#features/record-timeline/messages/en.ts'
import { en as assignments } from '#features/assignments/messages/en.ts'

export const en = {
  ...objects,
  ...objectKeys,
  ...places,
  ...lists,
  ...listViews,
  ...activities,
  ...quickTasks,
  ...recordTimeline,
  ...assignments,
} as const
