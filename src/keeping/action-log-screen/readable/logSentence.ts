// Sentence for an entry without fields, in the reader's language.
import type { Diff } from '#kit/db/diff.ts'
import type { Translate } from '#kit/i18n/translator.ts'

type Entry = { action: string; message: string | null; data: Diff | null }

/** Id of the account that a merge entry names; undefined for other entries. */
export const mergedInto = ({ action, data }: Entry): number | undefined => {
  const id = action === 'merge' ? data?.attributes['mergedIntoId'] : undefined
  return typeof id === 'number' ? id : undefined
}

const signIns = new Set([
  'signIn',
  'signInFailed',
  'signOut',
  'endSession',
  'endSessions',
  'forgotPassword',
  'resetPassword',
  'setPassword',
  'secondStepFailed',
  'proofFailed',
])

const outcomes: Record<string, string> = {
  refused: 'actionLog.outcome.refused',
  'too many tries': 'actionLog.outcome.tooMany',
}

export function logSentence(
  entry: Entry,
  { translate, language }: { translate: Translate; language: string },
  nameOfKept: string | undefined,
): string | null {
  const { action, message } = entry
  const t = (key: string, params: Record<string, string | number> = {}) =>
    translate(language, [key, params])
  const keptId = mergedInto(entry)
  if (keptId !== undefined) return t('actionLog.mergedInto', { name: nameOfKept ?? `#${keptId}` })
  if (message === null) return null
  if (signIns.has(action)) return signInSentence(message, t)
  if (action === 'refused') return t('actionLog.wasRefused', { what: message })
  if (action === 'remove') return t('actionLog.removedForGood', { name: message })
  if (action === 'followUp' || action === 'undoFollowUp') return t(`followUp.${message}`)
  if (action === 'syncFailed') return t(`occupancy.failure.${message}`)
  return message
}

// The message is an IP address, optionally followed by ": " and an outcome.
function signInSentence(
  message: string,
  t: (key: string, params?: Record<string, string>) => string,
) {
  const at = message.lastIndexOf(': ')
  const outcome = at < 0 ? undefined : outcomes[message.slice(at + 2)]
  const address = outcome ? message.slice(0, at) : message
  const from = t('actionLog.from', { address })
  return outcome ? `${from}: ${t(outcome)}` : from
}
