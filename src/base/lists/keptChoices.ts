// What is chosen of lists goes to the server in the order in which it was chosen, one call after the
// other, and counts at once meanwhile.
import { call } from '#kit/http/call.ts'
import type { ChoiceChange } from '#kit/list/columns/columnChoice.ts'
import { createStore } from '#kit/ui/store.ts'
import { listsApi } from './lists.contract.ts'
import type { ListName } from './recordLists.contract.ts'

type Waiting = { list: ListName; change: ChoiceChange }

/** On its way: not told by the server yet. */
export const waiting = createStore<readonly Waiting[]>([])
/** Could not be stored, and does not count. */
export const notKept = createStore<readonly Waiting[]>([])

let last: Promise<void> = Promise.resolve()

export function keepChoice(list: ListName, change: ChoiceChange): void {
  const one = { list, change }
  waiting.set([...waiting.get(), one])
  last = last.then(() => send(one))
}

async function send(one: Waiting): Promise<void> {
  try {
    const body = { list: one.list, ...one.change }
    await call(listsApi.saveListChoice, { body }, { quiet: true })
  } catch {
    notKept.set([...notKept.get(), one])
  }
  waiting.set(waiting.get().filter((each) => each !== one))
}

/** What could not be stored of this list is tried once more. */
export function keepAgain(list: ListName): void {
  const again = notKept.get().filter((one) => one.list === list)
  notKept.set(notKept.get().filter((one) => one.list !== list))
  for (const { change } of again) keepChoice(list, change)
}
