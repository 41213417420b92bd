// Sends choices for lists to the server one after another, and applies them optimistically meanwhile.
import { call } from '#kit/http/call.ts'
import type { ChoiceChange } from '#kit/list/columns/columnChoice.ts'
import { createStore } from '#kit/ui/store.ts'
import { listsApi } from './lists.contract.ts'
import type { ListName } from './recordLists.contract.ts'

type Waiting = { list: ListName; change: ChoiceChange }

/** Pending: not confirmed by the server yet. */
export const waiting = createStore<readonly Waiting[]>([])
/** Failed to be stored, and not applied. */
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

/** Retries failed choices of this list. */
export function keepAgain(list: ListName): void {
  const again = notKept.get().filter((one) => one.list === list)
  notKept.set(notKept.get().filter((one) => one.list !== list))
  for (const { change } of again) keepChoice(list, change)
}
