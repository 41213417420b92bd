// Tables left out of archives, with the reason. Every new table belongs here or into `archivedTables.ts`.
import type { ReasonLeftOut } from '#keeping/archived-tables/archivedTables.ts'

const allOf = (reason: ReasonLeftOut, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, reason]))

export const leftOutTables: Readonly<Record<string, ReasonLeftOut>> = {
  // Sign-in data, links that give access without a sign-in, and keys.
  ...allOf('secret', 'user', 'session', 'device', 'knownNetwork', 'signInFailure', 'resetCode'),
  ...allOf('secret', 'invitation'),
  ...allOf('secret', 'authenticator', 'authenticatorDraft', 'passkey', 'passkeyChallenge'),
  ...allOf('secret', 'recoveryCode', 'secondStep', 'serverKey', 'usedFormToken'),
  ...allOf('secret', 'mailSecret', 'mailConsent'),
  ...allOf('secret', 'calendarFeed', 'stayLink', 'approvalLink', 'approvalUse'),
  // Triggers and jobs derive these from archived tables.
  ...allOf('derived', 'accountSample', 'accountWord', 'nameWord', 'occupancy', 'paymentAccount'),
  ...allOf('derived', 'transactionSum', 'transactionTotal', 'keptList', 'keptOrder', 'listChange'),
  ...allOf('derived', 'actionLogCounted', 'actionLogDay', 'actionLogTotal', 'localizationRevision'),
  ...allOf('derived', 'leadWish', 'objectOffer', 'offerHistory', 'duplicateKey', 'duplicateRun'),
  ...allOf('derived', 'duplicateSkipped', 'matchPlace', 'matchNear'),
  // Work done and pending in this installation, and personal screen settings.
  ...allOf('installation', 'accountMerge', 'addedOnce', 'archive', 'backupPlace', 'backupRun'),
  ...allOf('installation', 'backupTold', 'demoAgency', 'fileInBackup', 'functionFile', 'migration'),
  ...allOf('installation', 'geocoderAnswer', 'geocoderTurn', 'import', 'importChange', 'importKey'),
  ...allOf('installation', 'importPhoto', 'importRecord', 'importRow', 'importShape', 'leadTurn'),
  ...allOf('installation', 'listChoice', 'listDefault', 'opened', 'localizationChange'),
  ...allOf('installation', 'arrival', 'arrivalFile', 'arrivalNumber'),
  ...allOf(
    'installation',
    'mailBounce',
    'mailQueue',
    'mailSettings',
    'objectTold',
    'portalDraft',
    'portalFeed',
    'portalFetch',
  ),
  ...allOf('installation', 'release', 'reminder', 'reminderRun', 'sentLetter', 'storageMark'),
  ...allOf('installation', 'timestampSettings'),
  ...allOf('installation', 'skippedStep'),
  ...allOf('installation', 'newsSeen'),
  // The same in every agency.
  ...allOf('shipped', 'everydayName', 'matchFact', 'matchWord'),
}
