// Texts that the first screens do not need; loaded later, so that those appear sooner.
import { en as onlyFor } from '#app/messages/onlyFor/en.ts'
import { en as alerts } from '#base/alerts/messages/en.ts'
import { en as files } from '#base/files/messages/en.ts'
import { en as objects } from '#records/objects/messages/en.ts'
import { en as objectKeys } from '#records/object-keys/messages/en.ts'
import { en as places } from '#base/places/messages/en.ts'
import { en as lists } from '#kit/list/messages/en.ts'
import { en as listViews } from '#base/lists/views/messages/en.ts'
import { en as activities } from '#base/activities/messages/en.ts'
import { en as quickTasks } from '#base/activities/quick/messages/en.ts'
import { en as recordTimeline } from '#daily/record-timeline/messages/en.ts'
import { en as assignments } from '#base/assignments/messages/en.ts'
import { en as consents } from '#records/accounts/messages/consents/en.ts'
import { en as leads } from '#records/leads/messages/en.ts'
import { en as mergedAccounts } from '#records/accounts/merge/messages/en.ts'

export const en = {
  ...onlyFor,
  ...alerts,
  ...files,
  ...objects,
  ...objectKeys,
  ...places,
  ...consents,
  ...leads,
  ...mergedAccounts,
  ...lists,
  ...listViews,
  ...activities,
  ...quickTasks,
  ...recordTimeline,
  ...assignments,
} as const
