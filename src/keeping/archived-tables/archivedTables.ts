// The tables in an archive, ordered so that none refers to a later one. A test compares this list, and that of the tables
// left out, with the database.

/** Reasons for leaving a table or column out. Each has a text in the description. */
export const reasonsLeftOut = ['secret', 'derived', 'installation', 'shipped'] as const
export type ReasonLeftOut = (typeof reasonsLeftOut)[number]

/** Target of a column without a foreign key: a fixed table, or the record kind in another column. */
type Pointer = { to: string } | { kindIn: string }

export type ArchivedTable = {
  /** Columns that are left out, besides generated ones. */
  without?: Readonly<Partial<Record<string, ReasonLeftOut>>>
  points?: Readonly<Record<string, Pointer>>
  /** Prefix of field labels if the table holds no records: `season.from`. */
  labels?: string
  /** Columns with option numbers and their lists, if the table holds no records. */
  options?: Readonly<Record<string, string>>
  /** Columns whose values give access to something elsewhere. They are included, and the archive says so. */
  secrets?: readonly string[]
  /** SQL condition for the rows to include; all by default. */
  where?: string
  /** Part of the rows of another table, which need it. */
  partOf?: { table: string; column: string }
  /** Only as JSON lines. */
  noWorkbook?: true
}

const derived = (...names: string[]) => allOf(names, 'derived')
const secret = (...names: string[]) => allOf(names, 'secret')
const installation = (...names: string[]) => allOf(names, 'installation')
const allOf = (names: string[], reason: ReasonLeftOut) =>
  Object.fromEntries(names.map((name) => [name, reason]))
const part = (table: string, column: string) => ({ partOf: { table, column } })
const account = { to: 'account' }

export const archivedTables: Readonly<Record<string, ArchivedTable>> = {
  branch: {},
  account: { without: derived('hasNotClosedLead', 'firstNumber', 'firstOwnedNumber') },
  agency: {},
  place: { without: derived('path', 'searchName'), points: { parentId: { to: 'place' } } },
  selectOption: {},
  leadStageLimit: { options: { stage: 'leadStage' } },
  leadRule: {},
  leadTaker: {},
  siteSource: {},
  secondFactorRule: {},
  rule: {},
  reminderStep: {},
  reminderSilence: {},
  localization: {},
  mailTemplate: {
    points: { createdById: account, modifiedById: account, deletedById: account },
  },
  listView: {},
  object: {
    without: {
      ...derived('ownerId', 'ownerName'),
      ...derived('mandateDays'),
      ...derived('keyAccountName', 'keyReceived', 'keyGivenAway', 'keyDescription'),
      ...installation('publishDue', 'publishError'),
    },
  },
  objectAccount: part('object', 'objectId'),
  objectKey: { points: { id: { to: 'object' } } },
  objectKeyHistory: part('objectKey', 'objectId'),
  staySeason: { labels: 'season', ...part('object', 'objectId') },
  stayCare: { labels: 'stayCare', ...part('object', 'objectId') },
  lead: {
    without: {
      ...derived('accountName', 'searchLastName', 'assignedNames', 'assignedIds'),
      ...derived('hasNextStep', 'lastViewingOn', 'notedOn', 'answeredOn'),
    },
  },
  leadObject: part('lead', 'leadId'),
  matchSending: part('lead', 'leadId'),
  matchSent: part('lead', 'leadId'),
  enquiry: { without: installation('fingerprint') },
  doubtfulEnquiry: { without: installation('fingerprint') },
  viewing: {
    without: derived('leadName', 'assignedNames', 'assignedIds', 'objectNumbers', 'result'),
  },
  viewingResult: { options: { result: 'viewingResult' }, ...part('viewing', 'viewingId') },
  deal: {
    without: {
      ...derived('objectNumber', 'searchLastNames', 'assignedNames', 'assignedIds'),
      ...derived('sellerNames', 'buyerNames', 'lawerNames', 'notaryNames', 'civilEngeneerNames'),
    },
  },
  dealAccount: { options: { relation: 'dealAccountRelation' }, ...part('deal', 'dealId') },
  dealShare: part('deal', 'dealId'),
  dealFollowUp: part('deal', 'dealId'),
  knownClient: {},
  knownClientOwner: { labels: 'knownClient.owner', ...part('knownClient', 'knownClientId') },
  knownClientCheck: part('knownClient', 'knownClientId'),
  orderTemplate: {},
  brokerOrder: {},
  orderObject: part('brokerOrder', 'orderId'),
  orderParty: { without: secret('linkHash'), ...part('brokerOrder', 'orderId') },
  orderKey: { without: secret('secret') },
  orderAct: {
    without: installation('timestampTries', 'timestampDueOn'),
    ...part('brokerOrder', 'orderId'),
  },
  orderFile: { without: installation('systemName'), ...part('brokerOrder', 'orderId') },
  reservation: { without: derived('objectTitle', 'objectWebsiteCode') },
  transaction: {
    without: { ...secret('approvalToken') },
  },
  approvalMessage: part('transaction', 'transactionId'),
  document: {},
  selection: {
    without: secret('token'),
    points: { activityId: { to: 'activity' }, alertId: { to: 'alert' } },
  },
  selectionObject: part('selection', 'selectionId'),
  selectionMessage: part('selection', 'selectionId'),
  activity: {},
  activityAssigned: part('activity', 'activityId'),
  activityLink: { points: { entityId: { kindIn: 'entity' } }, ...part('activity', 'activityId') },
  assignment: { points: { parentId: { kindIn: 'parentKind' } } },
  alert: { points: { entityId: { kindIn: 'entity' } } },
  stayFeed: {
    without: installation('dueOn', 'triedOn', 'failure', 'failures', 'problems', 'problemCount'),
    secrets: ['url'],
  },
  stayBlock: { without: derived('clashes') },
  stayTask: { points: { personId: account, objectId: { to: 'object' } } },
  portal: {
    without: {
      ...secret('tokenHash'),
      ...installation('addressSince', 'mark', 'dueOn', 'checkedOn'),
      ...installation('workerId', 'workerUntil', 'tries'),
      ...installation('toldRefusedOn', 'toldSilentOn'),
    },
  },
  portalObject: {
    without: installation('state', 'since', 'reasons', 'unsaid', 'itemHash', 'changedOn'),
    where: `"wanted" IS NOT NULL`,
  },
  duplicatePair: {
    without: derived('carriedFromId'),
    where: `"decision" IS NOT NULL`,
    points: { lowId: { kindIn: 'kind' }, highId: { kindIn: 'kind' } },
  },
  numberThere: {
    without: installation('importId'),
    points: { entityId: { kindIn: 'entity' } },
  },
  // A file's content is at "systemName" in the file storage and at "path" in the archive.
  file: {
    without: installation('systemName'),
    where: `"parentKind" IS NOT NULL`,
    points: { parentId: { kindIn: 'parentKind' } },
  },
  actionLog: { points: { entityId: { kindIn: 'entity' } }, noWorkbook: true },
}
