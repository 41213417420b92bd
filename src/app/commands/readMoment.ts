import { timeZone } from '#kit/clock.ts'
import { instantIn } from '#kit/fields/when/instantIn.ts'
import { UsageError } from './command.ts'

/** Parses a moment as an operator types it: local time in Greece, or with a time zone. Returns an instant with `Z`. */
export function readMoment(text: string): string {
  const found =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(
      text.trim(),
    )
  const local = found && `${found[1]}T${found[2]}${found[3] ?? ':00'}`
  const zone = found?.[5]
  const at = local && (zone ? new Date(local + zone) : new Date(instantIn(timeZone)!(local)))
  if (!at || Number.isNaN(at.getTime()))
    throw new UsageError(`"${text}" is no moment such as '2026-11-25 14:30'`)
  return at.toISOString()
}
