// Saves column choices on the server, one request after the other in the order of the changes. Unsaved changes apply at
// once.
import { call } from '#kit/http/call.ts'
import type { ChoiceChange } from '#kit/list/columns/columnChoice.ts'
import { createStore } from '#kit/ui/store.ts'
import { listsApi } from './lists.contract.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'

type PendingChoice = { list: ListName; change: ChoiceChange }

/** Choices that are not saved yet. */
export const pendingChoices = createStore<readonly PendingChoice[]>([])
/** Choices that could not be saved and do not apply. */
export const failedChoices = createStore<readonly PendingChoice[]>([])

let last: Promise<void> = Promise.resolve()

export function saveChoice(list: ListName, change: ChoiceChange): void {
  const choice = { list, change }
  pendingChoices.set([...pendingChoices.get(), choice])
  last = last.then(() => send(choice))
}

async function send(choice: PendingChoice): Promise<void> {
  try {
    const body = { list: choice.list, ...choice.change }
    await call(listsApi.saveListChoice, { body }, { quiet: true })
  } catch {
    failedChoices.set([...failedChoices.get(), choice])
  }
  pendingChoices.set(pendingChoices.get().filter((each) => each !== choice))
}

/** Retries the failed choices of a list. */
export function retryChoices(list: ListName): void {
  const again = failedChoices.get().filter((choice) => choice.list === list)
  failedChoices.set(failedChoices.get().filter((choice) => choice.list !== list))
  for (const { change } of again) saveChoice(list, change)
}
