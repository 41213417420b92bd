// The records that a list leads to, by the list's endpoint: these have links to the previous and next record.
import { paymentPaths } from '#records/payments/payments.paths.ts'
import { hrefOfRecord, recordAt } from '#base/register/recordPaths.ts'
import { recordKinds, records } from '#base/register/records.contract.ts'
import type { RecordKind } from '#base/register/records.contract.ts'

/** A record, or the statement of an account, by id. */
export type Leaf = { entity: RecordKind | 'Statement'; id: number }
const statements = ['/api/transactions/accounts']

export const leafed = (): Leaf['entity'][] => [
  ...recordKinds().filter((kind) => records[kind].lists.length > 0),
  'Statement',
]

const listsOf = (kind: Leaf['entity']): readonly string[] =>
  kind === 'Statement' ? statements : records[kind].lists

export const kindsOpenedFrom = (path: string): Leaf['entity'][] =>
  leafed().filter((kind) => listsOf(kind).includes(path))

export const hrefOfLeaf = ({ entity, id }: Leaf): string =>
  entity === 'Statement' ? paymentPaths.statement(id) : hrefOfRecord({ entity, id })!

const leafedRecords = () => leafed().filter((kind) => kind !== 'Statement')
const statement = new RegExp(`^${paymentPaths.statement(0).slice(0, -1)}([1-9]\\d{0,8})/?$`, 'i')

export function leafAt(pathname: string): Leaf | undefined {
  const account = statement.exec(pathname)?.[1]
  return account
    ? { entity: 'Statement', id: Number(account) }
    : recordAt(pathname, leafedRecords())
}
