// Makes the paper of an order that all have signed, with the signatures and a page of what proves it, as an act of its own, and mails
// it to the parties. If it fails, or the server ends meanwhile, a job makes it later.
import { buffer } from 'node:stream/consumers'
import { instantNow } from '#kit/clock.ts'
import { formatInstantTime } from '#kit/fields/format.ts'
import { makePdf } from '#kit/papers/makePdf.ts'
import { lock } from '#kit/db/save.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { mailPapers } from './mailing/mailOrder.store.ts'
import { addAct } from './orderActs.store.ts'
import { signature } from './orderContent.contract.ts'
import type { OrderBlock, OrderContent } from './orderContent.contract.ts'
import { orderEntity } from './orderEntity.ts'
import { readOrderFiles, storeActFile } from './orderFiles.store.ts'
import type { OrderPaper, SignedBy } from './paper/orderPdf.ts'
import { readContent } from './readOrder.store.ts'

export type PaperContext = Pick<
  Backend,
  'db' | 'files' | 'agency' | 'translate' | 'secretsKey' | 'publicUrl'
>

const layout = new URL('./paper/orderPdf.ts', import.meta.url)

type Act = { number: number; act: string; content: string | null; sum: string; actedOn: string }

/** Orders that all parties signed, and that have no paper yet. */
async function ordersWithoutPaper(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('brokerOrder')
    .select('id')
    .where('signedOn', 'is not', null)
    .where('paperOn', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Makes the papers that are still missing. One that cannot be made keeps none of the others from theirs. */
export async function completeOrders(context: PaperContext & Pick<Backend, 'log'>): Promise<void> {
  for (const id of await ordersWithoutPaper(context.db))
    await completeOrder(context, id).catch((err: unknown) =>
      context.log.warn({ err, order: id }, 'the paper of an order is made later'),
    )
}

/** Does nothing for an order that is not signed, or has its paper. */
export async function completeOrder(context: PaperContext, id: number): Promise<void> {
  const { db } = context
  const acts = await actsOf(db, id)
  const order = await db
    .selectFrom('brokerOrder')
    .select(['content', 'signedOn', 'paperOn', 'number', 'agentId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!order?.content || order.signedOn === null || order.paperOn !== null) return
  const content = readContent(order.content)
  const { signedOn, agentId } = order
  const number = order.number!
  const paper = await signedPaper(context, { id, number, content, acts, signedOn })
  const bytes = await makePdf(layout, paper, await logoOf(context))
  const file = await storeActFile(context, {
    name: `order-${number}.pdf`,
    contentType: 'application/pdf',
    bytes,
  })
  await db.transaction().execute(async (tx) => {
    // Another server may have been quicker.
    if ((await lock(tx, orderEntity, id)).paperOn !== null) return
    const mailedTo = await mailPapers(
      tx,
      { orderId: id, number, agentId, content, signedOn, bytes },
      context,
    )
    const facts = { by: null, order: number, mailedTo }
    await addAct(tx, { orderId: id, act: 'completed', facts, files: [file] }, context)
    await hasPaper(tx, id)
  })
}

/** The PDF of an order that was issued: to read before signing. */
export async function unsignedPaper(context: PaperContext, content: OrderContent): Promise<Buffer> {
  const say = sayer(context, content)
  return makePdf(
    layout,
    {
      ...paperOf(context, content),
      madeOn: content.issuedOn,
      signed: [],
      facts: null,
      texts: { ...textsOf(say, content.number ?? 0), mark: say('order.paper.notSigned') },
    } satisfies OrderPaper,
    await logoOf(context),
  )
}

/** Writes that the order has its signed paper from now on. */
export const hasPaper = (tx: Db, id: number) =>
  tx.updateTable('brokerOrder').set({ paperOn: instantNow() }).where('id', '=', id).execute()

const actsOf = (db: Db, id: number): Promise<Act[]> =>
  db
    .selectFrom('orderAct')
    .select(['number', 'act', 'content', 'sum', 'actedOn'])
    .where('orderId', '=', id)
    .orderBy('number')
    .execute()

const logoOf = async ({ agency, files }: PaperContext): Promise<Buffer | null> => {
  const { logo } = agency.in('en')
  return logo === null
    ? null
    : files.read(logo.split('/').at(-1)!).then(buffer, () => null /* the paper goes without */)
}

const paperOf = ({ agency, publicUrl }: PaperContext, content: OrderContent) => ({
  content,
  accent: agency.in('en').accent,
  check: `${publicUrl}/Order/check/${content.code}`,
})

type Say = (message: Message) => string
const sayer =
  ({ translate }: PaperContext, { documents }: OrderContent): Say =>
  (text) =>
    translate(documents[0]!.language, text)

const textsOf = (say: Say, number: number): OrderPaper['texts'] => ({
  number: say(['order.paper.number', { number: String(number) }]),
  // The number of pages is known only once they are made.
  page: say(['order.paper.page', { page: '{page}', pages: '{pages}' }]),
  signatures: say('order.paper.signatures'),
  mark: null,
})

type Signed = {
  id: number
  number: number
  content: OrderContent
  acts: readonly Act[]
  signedOn: string
}

async function signedPaper(
  context: PaperContext,
  { id, number, content, acts, signedOn }: Signed,
): Promise<OrderPaper> {
  const say = sayer(context, content)
  const files = new Map(
    (await readOrderFiles(context.db, id, context)).map((file) => [file.name, file]),
  )
  const signed = acts.flatMap(({ act, content: text }): SignedBy[] => {
    if (act !== 'signed' || text === null) return []
    const facts = JSON.parse(text) as SigningFacts
    const file = files.get(facts.files[0]!.name)!
    return [
      {
        name: facts.by,
        signature: signature.parse(JSON.parse(file.bytes.toString('utf8'))),
        rows: signingRows(facts, say),
      },
    ]
  })
  return {
    ...paperOf(context, content),
    madeOn: signedOn,
    signed,
    facts: {
      title: say('order.paper.facts'),
      text: say('order.paper.factsText'),
      rows: acts.flatMap(({ number, act, sum, actedOn }) => [
        {
          label: say(`order.act.${act}`),
          value: `${formatInstantTime(actedOn)} (${actedOn})`,
        },
        { label: say(['order.paper.act', { number: String(number) }]), value: sum },
      ]),
    },
    texts: textsOf(say, number),
  }
}

type SigningFacts = {
  by: string
  actedOn: string
  /** The clock of a device without a connection; missing where the server was there. */
  saidOn?: string
  how: 'device' | 'link'
  language: string
  ticks: string[]
  place: { latitude: number; longitude: number; accuracy: number } | null
  address: string
  device: string
  files: { name: string; sum: string }[]
}

function signingRows(facts: SigningFacts, say: Say): OrderBlock['rows'] {
  const { place } = facts
  const all: [label: string, value: string | null][] = [
    ['order.paper.signedOn', `${formatInstantTime(facts.actedOn)} (${facts.actedOn})`],
    [
      'order.paper.saidOn',
      facts.saidOn ? `${formatInstantTime(facts.saidOn)} (${facts.saidOn})` : null,
    ],
    ['order.paper.how', say(`order.paper.how.${facts.how}`)],
    ['order.paper.readIn', say(`order.language.${languageOf(facts.language)}`)],
    [
      'order.paper.place',
      place &&
        `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)} (± ${Math.round(place.accuracy)} m)`,
    ],
    ['order.paper.address.network', facts.address],
    ['order.paper.device', facts.device],
    ['order.paper.signatureSum', facts.files[0]?.sum ?? null],
  ]
  return all.flatMap(([label, value]) => (value ? [{ label: say(label), value }] : []))
}
