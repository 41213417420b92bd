import { call } from '#kit/http/call.ts'
import { turnShortcuts } from '#kit/ui/shortcutsOn.ts'
import { sessionApi } from '../session.contract.ts'

/** Single keys do something from now on, or nothing; the server keeps it for the person, whatever browser they use. */
export async function chooseShortcuts(on: boolean): Promise<void> {
  turnShortcuts(on)
  await call(sessionApi.setShortcuts, { body: { on } }, { quiet: true }).catch(() => undefined)
}
