// The records that a list leads to, by the list's endpoint: these have links to the previous and next record.
import { paymentPaths } from '#records/payments/payments.paths.ts'
import { hrefOfRecord, recordAt } from '#base/register/recordPaths.ts'
import { recordKinds, records } from '#base/register/records.contract.ts'
import type { RecordKind } from '#base/register/records.contract.ts'

/** A record, or the statement of an account, by id. */
export type TrailRecord = { entity: RecordKind | 'Statement'; id: number }
const statements = ['/api/transactions/accounts']

export const trailKinds = (): TrailRecord['entity'][] => [
  ...recordKinds().filter((kind) => records[kind].lists.length > 0),
  'Statement',
]

const listsOf = (kind: TrailRecord['entity']): readonly string[] =>
  kind === 'Statement' ? statements : records[kind].lists

export const kindsOpenedFrom = (path: string): TrailRecord['entity'][] =>
  trailKinds().filter((kind) => listsOf(kind).includes(path))

export const hrefOfTrailRecord = ({ entity, id }: TrailRecord): string =>
  entity === 'Statement' ? paymentPaths.statement(id) : hrefOfRecord({ entity, id })!

const leafedRecords = () => trailKinds().filter((kind) => kind !== 'Statement')
const statement = new RegExp(`^${paymentPaths.statement(0).slice(0, -1)}([1-9]\\d{0,8})/?$`, 'i')

export function trailRecordAt(pathname: string): TrailRecord | undefined {
  const account = statement.exec(pathname)?.[1]
  return account
    ? { entity: 'Statement', id: Number(account) }
    : recordAt(pathname, leafedRecords())
}
