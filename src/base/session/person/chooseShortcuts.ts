import { call } from '#kit/http/call.ts'
import { turnShortcuts } from '#kit/ui/shortcutsOn.ts'
import { sessionApi } from '../session.contract.ts'

/** Turns single-key shortcuts on or off; the server stores the choice for all of the person's browsers. */
export async function chooseShortcuts(on: boolean): Promise<void> {
  turnShortcuts(on)
  await call(sessionApi.setShortcuts, { body: { on } }, { quiet: true }).catch(() => undefined)
}
