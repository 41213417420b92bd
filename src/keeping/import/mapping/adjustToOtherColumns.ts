// What a column means in view of the others: «Name» beside «Surname», a price beside what is offered.
import type { ColumnResult } from '../reading/columnReading.ts'
import type { ImportKindName } from '../import.contract.ts'
import type { ColumnUse } from '../mapping.contract.ts'
import { targetsOf } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'
import { wordKeys } from '../plan/wordKey.ts'
import type { HeaderKey } from './headerKey.ts'

export type Column = {
  header: string
  reading: ColumnResult
  /** Its cells count the rows: 1, 2, 3. */
  counts?: boolean
  /** The order of first and last name, if the column may hold both. */
  names?: ColumnUse['names']
}

/** Changes `chosen`, except the targets in `given`. */
export function adjustToOtherColumns(
  kind: ImportKindName,
  columns: readonly Column[],
  keys: readonly HeaderKey[],
  chosen: Map<number, Target>,
  given: Pick<ReadonlyMap<number, unknown>, 'has'>,
): void {
  const targets = targetsOf(kind)
  const at = (name: string) => [...chosen].find(([, target]) => target.name === name)?.[0]
  const give = (column: number, name: string) => {
    const target = targets.get(name)
    if (target && at(name) === undefined && !given.has(column)) chosen.set(column, target)
  }
  const take = (column: number) => {
    if (!given.has(column)) chosen.delete(column)
  }
  for (const part of new Set([...chosen.values()].map((target) => target.part))) {
    const [whole, last, first] = ['fullName', 'lastName', 'firstName'].map((field) =>
      at(`${part}.${field}`),
    )
    // Surname and Name.
    if (
      whole !== undefined &&
      last !== undefined &&
      first === undefined &&
      isAny(anyName, keys[whole]!)
    )
      give(whole, `${part}.firstName`)
    // Όνομα alone, with two words in its cells.
    const alone = last === undefined && whole === undefined ? first : undefined
    if (alone !== undefined && columns[alone]!.reading.shares.names >= 0.5)
      give(alone, `${part}.fullName`)
  }
  // The town of the client's address is not where they look for a home.
  const [wanted, town] = [at('lead.places'), at('person.city')]
  const hasAddress = ['address', 'postcode', 'country'].some(
    (field) => at(`person.${field}`) !== undefined,
  )
  if (wanted !== undefined && town === undefined && hasAddress && isAny(anyTown, keys[wanted]!))
    give(wanted, 'person.city')
  else if (wanted !== undefined && hasAddress && isAny(anyRegion, keys[wanted]!)) take(wanted)
  // The only day of a payment is the day on which it was made.
  const paidOn = at('payment.paymentDate')
  if (paidOn !== undefined) give(paidOn, 'payment.transactionDate')
  // Of a bank both columns, «Paid in» and «Paid out»; beside an amount it is what a portal has transferred.
  const [paidOut, amount] = [at('payment.expense'), at('payment.amount')]
  if (paidOut !== undefined && amount !== undefined && at('payment.income') === undefined)
    take(paidOut)
  const price = at('object.salePrice')
  const others = ['object.rentPrice', 'object.shortRentPrice', 'object.offeredPrice'].some(
    (name) => at(name) !== undefined,
  )
  const offered = ['object.offers', 'object.forRent', 'object.forShortRent', 'object.forSale'].some(
    (name) => at(name) !== undefined,
  )
  if (price === undefined || others || !isAny(anyPrice, keys[price]!)) return
  // Some are rents, so that each row must say what it offers.
  const { rents } = columns[price]!.reading.shares
  if (offered || (rents >= 0.1 && rents <= 0.9)) give(price, 'object.offeredPrice')
}

const wordsOf = (words: string) => new Set(wordKeys(words))
const isAny = (words: ReadonlySet<string>, { keys }: HeaderKey) =>
  keys.some((key) => words.has(key))
const anyName = wordsOf('name, given name, όνομα, имя')
const anyTown = wordsOf('city, town, πόλη, город, населенный пункт')
const anyRegion = wordsOf('район, область, регион, county, region, state, νομός')
const anyPrice = wordsOf(
  'price, amount, asking price, list price, current price, τιμή, ζητούμενη τιμή, ποσό, αξία, τίμημα, цена, стоимость, сумма',
)
