// Records which records a person opens, shortly after they are shown, so that no screen waits for it.
import { call } from '#kit/http/call.ts'
import { recordAt } from '#base/register/recordPaths.ts'
import type { RecordRef } from '#base/register/records.contract.ts'
import { openedApi, openedKinds } from '#daily/search/opened/opened.contract.ts'
import type { OpenedKind } from '#daily/search/opened/opened.contract.ts'
import { mayUse } from '#base/session/person/mayUse.ts'
import { session } from '#base/session/person/session.ts'
import type { router } from '../routes.tsx'

/** Milliseconds; ignore records that are shown for less. */
const pause = 800

export function keepOpened(routes: typeof router): void {
  let wait: ReturnType<typeof setTimeout> | undefined
  routes.subscribe('onResolved', ({ toLocation, pathChanged, fromLocation }) => {
    if (fromLocation && !pathChanged) return
    clearTimeout(wait)
    const record = recordAt(toLocation.pathname, openedKinds)
    if (record) wait = setTimeout(() => void note(record), pause)
  })
}

async function note(body: RecordRef<OpenedKind>): Promise<void> {
  if (!mayUse(session.current(), openedApi.addOpened.may)) return
  // A lost call does not matter.
  await call(openedApi.addOpened, { body }, { quiet: true }).catch(() => undefined)
}
