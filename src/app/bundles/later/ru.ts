// Texts that the first screens do not need; loaded later, so that those appear sooner.
import { ru as onlyFor } from '#app/messages/onlyFor/ru.ts'
import { ru as alerts } from '#base/alerts/messages/ru.ts'
import { ru as files } from '#base/files/messages/ru.ts'
import { ru as objects } from '#records/objects/messages/ru.ts'
import { ru as objectKeys } from '#records/object-keys/messages/ru.ts'
import { ru as places } from '#base/places/messages/ru.ts'
import { ru as lists } from '#kit/list/messages/ru.ts'
import { ru as listViews } from '#base/lists/views/messages/ru.ts'
import { ru as activities } from '#base/activities/messages/ru.ts'
import { ru as quickTasks } from '#base/activities/quick/messages/ru.ts'
import { ru as recordTimeline } from '#daily/record-timeline/messages/ru.ts'
import { ru as assignments } from '#base/assignments/messages/ru.ts'
import { ru as consents } from '#records/accounts/messages/consents/ru.ts'
import { ru as leads } from '#records/leads/messages/ru.ts'
import { ru as mergedAccounts } from '#records/accounts/merge/messages/ru.ts'

export const ru = {
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
}
