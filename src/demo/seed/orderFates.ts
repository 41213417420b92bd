// What becomes of the demo agency's orders after their issue: signed on a device, by a link or on paper, sent, declined.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Backend, Db } from '#base/backend/backend.ts'
import { declineOrder } from '#records/orders/endOrder.store.ts'
import type { Signature } from '#records/orders/orderContent.contract.ts'
import { storeActFile } from '#records/orders/orderFiles.store.ts'
import { readContent } from '#records/orders/readOrder.store.ts'
import { writePaper } from '#records/orders/signedPaper.store.ts'
import { writeSignature } from '#records/orders/signOrder.store.ts'
import { seededRandom } from '../random.ts'
import { demoSignIns } from '../signIns.ts'

export type OrdersContext = Pick<Backend, 'db' | 'files' | 'agency' | 'secretsKey' | 'publicUrl'>
export type Seeding = OrdersContext & Pick<Backend, 'translate'>

export const actor = { ...demoSignIns[0], roles: ['admin'], branchId: null }

/** What becomes of an order, by its place: the newest viewings and mandates first. */
export const ofClients = [
  ...(['draft', 'sent', 'waiting', 'device', 'paper', 'link', 'paper', 'declined'] as const),
  ...(['withdrawn', 'paper', 'paper', 'endedEarly', 'paper'] as const),
]
export const ofOwners = [
  ...(['draft', 'waiting', 'device', 'paper', 'extended', 'endedEarly', 'paper', 'paper'] as const),
]
export type Fate = (typeof ofClients | typeof ofOwners)[number]

type Step = (tx: Db, seeding: Seeding, of: { id: number; at: string }) => Promise<unknown>
const stays: Step = () => Promise.resolve()

const bySigning =
  (isLink: boolean): Step =>
  async (tx, seeding, { id, at }) => {
    const { content } = await tx
      .selectFrom('brokerOrder')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const [document] = readContent(content!).documents
    const ticks = document!.blocks.flatMap(({ is, name }) => (is === 'tick' ? [name] : []))
    for (const party of await partiesOf(tx, id)) {
      const signature = scribble(party.name)
      const file = await storeActFile(seeding, {
        name: `signature-${party.position + 1}.json`,
        contentType: 'application/json',
        bytes: Buffer.from(JSON.stringify(signature)),
      })
      const asked = {
        id,
        partyId: party.id,
        signature,
        ticks,
        language: document!.language,
        place: isLink ? null : { latitude: 40.6264, longitude: 22.9484, accuracy: 12 },
      }
      const visit = {
        address: '203.0.113.24',
        device: isLink ? 'Safari, iPhone' : 'Chrome, Android',
      }
      await writeSignature(
        tx,
        { asked, visit, by: isLink ? null : actor, file, photo: null, at },
        seeding,
      )
    }
  }

const partiesOf = (tx: Db, orderId: number) =>
  tx
    .selectFrom('orderParty')
    .select(['id', 'name', 'email', 'position'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()

const onPaper: Step = async (tx, seeding, { id, at }) => {
  const [party] = await partiesOf(tx, id)
  const file = await storeActFile(seeding, {
    name: 'signed-paper.webp',
    contentType: 'image/webp',
    bytes: await scanOf(party!.name),
  })
  const asked = { how: 'scan', signedOn: at.slice(0, 10) } as const
  await writePaper(tx, { id, asked, file, actor, at }, seeding)
}

const bySending: Step = async (tx, _seeding, { id, at }) => {
  const [party] = await partiesOf(tx, id)
  await tx
    .updateTable('orderParty')
    .set({
      linkHash: randomBytes(32),
      linkUntil: new Date(Date.parse(at) + 30 * 86_400_000).toISOString(),
      linkSentOn: at,
      linkSentTo: party!.email ?? 'client@example.com',
      linkOpenedOn: new Date(Date.parse(at) + 40 * 60_000).toISOString(),
    })
    .where('id', '=', party!.id)
    .execute()
}

const byDeclining: Step = async (tx, seeding, { id }) => {
  const [party] = await partiesOf(tx, id)
  const reason = 'Θέλω πρώτα να μιλήσω με τον δικηγόρο μου.'
  await declineOrder(tx, { id, party: party!.name, reason }, seeding)
}

export const become: Record<Fate, Step> = {
  draft: stays,
  waiting: stays,
  sent: bySending,
  device: bySigning(false),
  link: bySigning(true),
  paper: onPaper,
  extended: onPaper,
  endedEarly: onPaper,
  declined: byDeclining,
  withdrawn: stays,
}

/** A line like a signature, another one for each name. */
function scribble(name: string): Signature {
  const random = seededRandom(name)
  const height = () => 40 + random.int(0, 70)
  const points = Array.from({ length: 26 }, (_, at): [number, number, number] => [
    24 + at * 13 + random.int(-9, 9),
    height(),
    at * 24,
  ])
  return {
    width: 400,
    height: 150,
    strokes: [
      points,
      [
        [60, 118, 900],
        [330, 104, 1100],
      ],
    ],
  }
}

/** A picture of a signed sheet, without words: the machine may have no font. */
async function scanOf(name: string): Promise<Buffer> {
  const random = seededRandom(name)
  const lines = Array.from({ length: 34 }, (_, at) => {
    const width = at % 6 === 5 ? random.int(120, 300) : random.int(430, 480)
    return `<rect x="60" y="${90 + at * 14}" width="${width}" height="4" fill="#8a8a8a"/>`
  })
  const path = scribble(name)
    .strokes.map(
      (points) => `M${points.map(([x, y]) => `${280 + x / 2} ${610 + y / 2}`).join('L')}`,
    )
    .join('')
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842"><rect width="595" height="842" fill="#faf9f5"/><rect x="60" y="50" width="220" height="12" fill="#555"/>${lines.join('')}<path d="${path}" fill="none" stroke="#1b3a8c" stroke-width="2"/></svg>`,
    ),
  )
    .webp()
    .toBuffer()
}
