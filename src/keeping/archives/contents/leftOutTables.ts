// Tables that stand in no archive, with the reason. Whoever adds a table decides about it here or in `archivedTables.ts`.
import type { ReasonLeftOut } from './archivedTables.ts'

const allOf = (reason: ReasonLeftOut, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, reason]))

export const leftOutTables: Readonly<Record<string, ReasonLeftOut>> = {
  // How people sign in, what lets somebody in without a sign-in, and keys.
  ...allOf('secret', 'user', 'session', 'device', 'knownNetwork', 'signInFailure', 'resetCode'),
  ...allOf('secret', 'authenticator', 'authenticatorDraft', 'passkey', 'passkeyChallenge'),
  ...allOf('secret', 'recoveryCode', 'secondStep', 'serverKey', 'usedFormToken'),
  ...allOf('secret', 'calendarFeed', 'stayLink', 'approvalLink', 'approvalUse'),
  // Triggers and jobs make them anew from what is in the archive.
  ...allOf('derived', 'accountSample', 'accountWord', 'nameWord', 'occupancy', 'paymentAccount'),
  ...allOf('derived', 'transactionSum', 'transactionTotal', 'keptList', 'keptOrder', 'listChange'),
  ...allOf('derived', 'actionLogCounted', 'actionLogDay', 'actionLogTotal', 'localizationRevision'),
  ...allOf('derived', 'leadWish', 'objectOffer', 'offerHistory', 'duplicateKey', 'duplicateRun'),
  ...allOf('derived', 'duplicateSkipped', 'matchPlace', 'matchNear'),
  // What this installation has done or has still to do, and how each person has set up their own screen.
  ...allOf('installation', 'accountMerge', 'addedOnce', 'archive', 'backupPlace', 'backupRun'),
  ...allOf('installation', 'backupTold', 'demoAgency', 'fileInBackup', 'functionFile', 'migration'),
  ...allOf('installation', 'geocoderAnswer', 'geocoderTurn', 'import', 'importChange', 'importKey'),
  ...allOf('installation', 'importPhoto', 'importRecord', 'importRow', 'importShape', 'leadTurn'),
  ...allOf('installation', 'listChoice', 'listDefault', 'opened', 'localizationChange'),
  ...allOf('installation', 'arrival', 'arrivalFile', 'arrivalNumber'),
  ...allOf('installation', 'mailQueue', 'objectTold', 'portalDraft', 'portalFeed', 'portalFetch'),
  ...allOf('installation', 'release', 'reminder', 'reminderRun', 'sentLetter', 'storageMark'),
  // The same in every agency.
  ...allOf('shipped', 'everydayName', 'matchFact', 'matchWord'),
}
