// Orders signed without a connection: what a phone takes along, and what the server makes of what comes back.
import { setTimeout } from 'node:timers/promises'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { addDays, agencyDay, instantNow } from '#kit/clock.ts'
import { checkEvidence } from '#kit/evidence/evidenceFile.ts'
import { languages } from '#kit/i18n/languages.ts'
import { orderDocument } from '../orderDocument.ts'
import { newCode } from '../orderCode.ts'
import { lastDayOfTerm } from '../orderLength.ts'
import { orderingIn } from '../testing/ordering.ts'
import { givenPieces } from './given.store.ts'
import { offlineContent, sayWith } from './offlineContent.ts'
import { decoded, encoded, pieceOf } from './pieceOf.ts'
import type {
  ObjectPiece,
  OfficePiece,
  OfflineTerms,
  Pocket,
  SignedOffline,
  TemplatePiece,
} from './pocket.contract.ts'

let app: TestApp
let agent: Person
let orders: ReturnType<typeof orderingIn>
let pocket: Pocket
let clientId: number
let viewingId: number
let templateId: number

const post = async (path: string, payload: object, as: Person = app.admin) =>
  (await app.call('POST', path, { payload, as })).json()
const takeAlong = async (as: Person = agent): Promise<Pocket> =>
  (await app.call('GET', '/api/Pocket', { as })).json()

beforeAll(async () => {
  app = await testApp()
  orders = orderingIn(app)
  templateId = (await orders.prepare()).viewing
  agent = app.employee
  clientId = await orders.addPerson('Papadaki', { phone: '6940 111222' })
  const results = [{ objectId: await orders.addObject() }, { objectId: await orders.addObject() }]
  // Prices have blanks that the server does not take from anybody else.
  await app.db.updateTable('object').set({ salePrice: 1_234_567.5 }).execute()
  const lead = await app.db
    .insertInto('lead')
    .values({ accountId: clientId, forPurchase: true } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const viewing = {
    demandId: lead.id,
    dateOfViewing: `${agencyDay()}T18:00:00`,
    results,
    assigned: [{ accountId: agent.accountId }],
  }
  viewingId = (await post('/api/Viewing/update', viewing, agent)).id
  pocket = await takeAlong()
})
afterAll(() => app.close())

const terms = (more: Partial<OfflineTerms> = {}): OfflineTerms => ({
  service: 'indication',
  purpose: 'sale',
  languages: ['el', 'ru'],
  party: {
    name: `Παπαδάκη Μαρία ${newCode()}`,
    taxNumber: '123456783',
    identityDocument: 'ΑΒ 123456',
    address: null,
    phone: '6940 111222',
    email: null,
  },
  fee: { percent: 2, amount: null, months: null, isPlusVat: true },
  validFrom: agencyDay(),
  validUntil: agencyDay(90),
  beginNow: true,
  ...more,
})

/** As the phone makes it. */
function signed(more: Partial<SignedOffline> = {}, from: Pocket = pocket): SignedOffline {
  const { office, objects } = from
  const {
    code,
    saidOn,
    terms: entered,
    template,
  } = {
    code: newCode(),
    saidOn: instantNow(),
    terms: terms(),
    template: from.templates[0]!,
    ...more,
  }
  const content = offlineContent({
    code,
    saidOn,
    terms: entered,
    others: (more.others ?? []).map(({ party }) => party),
    office: pieceOf<OfficePiece>(office),
    template: pieceOf<TemplatePiece>(template),
    objects: objects.map(pieceOf<ObjectPiece>),
  })
  return {
    code,
    saidOn,
    terms: entered,
    office,
    template,
    objects,
    text: encoded(JSON.stringify(content)),
    signedOn: saidOn,
    accountId: clientId,
    demandId: from.viewings[0]!.demandId,
    viewingId,
    signing: { ...orders.signing, place: null },
    photo: null,
    others: [],
    again: false,
    ...more,
  }
}
const signedThrice = ['signed', 'signed', 'signed']
/** Another party, who signs in a hand of their own. */
const other = (name: string, shift = 0): SignedOffline['others'][number] => {
  const { signature } = orders.signing
  const strokes = signature.strokes.map((stroke) =>
    stroke.map(([x, y, at]): [number, number, number] => [x + shift + name.length, y, at]),
  )
  return {
    party: { ...terms().party, name },
    accountId: null,
    signing: { ...orders.signing, place: null, signature: { ...signature, strokes } },
    photo: null,
    signedOn: instantNow(),
  }
}
const send = (order: SignedOffline, as: Person = agent) =>
  app.call('POST', '/api/Order/signedOffline', { payload: order, as })
const stored = async (code: string) =>
  app.db.selectFrom('brokerOrder').selectAll().where('code', '=', code).execute()

describe('what the phone takes along', () => {
  test("are one's own viewings with people, phones and properties", async () => {
    expect(pocket.viewings).toMatchObject([
      {
        id: viewingId,
        purpose: 'sale',
        client: { accountId: clientId, name: 'Papadaki Maria', phoneLink: 'tel:+306940111222' },
        objects: [{ isCovered: false }, { isCovered: false }],
      },
    ])
    expect(pocket.objects).toHaveLength(2)
    expect((await takeAlong(app.admin)).viewings).toEqual([])
  })

  test('writes the same text as the server would, in each language', () => {
    const office = pieceOf<OfficePiece>(pocket.office)
    const all = [
      terms(),
      terms({ purpose: 'rent', service: 'mediation' }),
      terms({ fee: { percent: null, amount: 500, months: 1.5, isPlusVat: false } }),
    ].flatMap((entered) =>
      languages.map((language) => {
        const { facts } = offlineContent({
          code: newCode(),
          saidOn: instantNow(),
          terms: entered,
          others: [{ ...entered.party, name: 'Άλλος' }],
          office,
          template: pieceOf<TemplatePiece>(pocket.templates[0]!),
          objects: pocket.objects.map(pieceOf<ObjectPiece>),
        })
        const byServer = orderDocument(facts, language, (text) => app.translate(language, text))
        return [orderDocument(facts, language, sayWith(office.labels[language])), byServer]
      }),
    )
    expect(all.map(([phone]) => phone)).toEqual(all.map(([, server]) => server))
  })
})

describe('an order that comes back', () => {
  test('is in force with the text that was signed, and its number beside it', async () => {
    const order = signed()
    const { id, number } = (await send(order)).json()
    const read = await orders.edit(id)
    expect(read).toMatchObject({ state: 'valid', number, viewingId, content: { number: null } })
    expect(read.parties).toMatchObject([{ accountId: clientId, name: order.terms.party.name }])
    expect((await stored(order.code))[0]!.content).toBe(decoded(order.text))
    expect(read.acts.map(({ act }) => act)).toEqual(['issued', 'signed', 'completed'])
    const evidence = await app.call('GET', `/api/Order/evidence/${id}`)
    const verdict = await checkEvidence(evidence.body)
    expect(verdict).toMatchObject({ ok: true, findings: [] })
    expect(evidence.body).toContain(order.saidOn)
    const paper = await app.call('GET', `/api/Order/paper/${id}`)
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('brings the photo of the document, and can be sent again with another upload of it', async () => {
    const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#8a4' } })
      .jpeg()
      .toBuffer()
    const uploaded = async (as: Person = agent): Promise<string> =>
      (await postForm(app, '/api/files', {}, { files: { 'document.jpg': jpeg }, as })).json()[0]
        .systemName
    const sent = signed({ others: [other('Παππάς Γιώργος')] })
    const withPhotos = (first: string, second: string) => ({
      ...sent,
      photo: first,
      others: [{ ...sent.others[0]!, photo: second }],
    })
    const [photo, foreign] = [await uploaded(), await uploaded(app.admin)]
    for (const [at, body] of [withPhotos(foreign, photo), withPhotos(photo, foreign)].entries()) {
      const refused = await send(body)
      expect([at, refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
        at,
        400,
        ['photo'],
      ])
    }
    const ofSecond = await uploaded()
    const { id } = (await send(withPhotos(photo, ofSecond))).json()
    expect((await send(withPhotos(await uploaded(), await uploaded()))).json().id).toBe(id)
    const { photos, parties } = await orders.edit(id)
    expect(photos).toMatchObject([
      { systemName: photo, partyId: parties[0]!.id },
      { systemName: ofSecond, partyId: parties[1]!.id },
    ])
  })

  test('of several parties is in force once each has signed, and is stored once', async () => {
    const order = signed({ others: [other('Παππάς Γιώργος'), other('Άλφα ΑΕ')] })
    const { id } = (await send(order)).json()
    expect((await send(order)).json().id).toBe(id)
    const read = await orders.edit(id)
    expect(read).toMatchObject({
      state: 'valid',
      parties: [
        { name: order.terms.party.name, accountId: clientId, signedOn: expect.any(String) },
        { name: 'Παππάς Γιώργος', accountId: null, signedOn: expect.any(String) },
        { name: 'Άλφα ΑΕ', signedOn: expect.any(String) },
      ],
    })
    expect(read.acts.map(({ act }) => act)).toEqual(['issued', ...signedThrice, 'completed'])
    const evidence = await app.call('GET', `/api/Order/evidence/${id}`)
    expect(await checkEvidence(evidence.body)).toMatchObject({ ok: true, findings: [] })
    const exchanged = { ...order, others: order.others.toReversed() }
    const changed = { ...order, others: [order.others[0]!, other('Άλφα ΑΕ', 1)] }
    expect((await send(exchanged)).statusCode).toBe(409)
    expect((await send(changed)).statusCode).toBe(409)
    const twin = signed({ terms: order.terms, others: order.others })
    expect((await send(twin)).json()).toMatchObject({ asks: true })
    expect((await send(signed({ terms: order.terms }))).statusCode).toBe(200)
  })

  test('is stored once, sent again or many times at once', async () => {
    const order = signed()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(order)))
    answers.push(await send(order))
    expect([...new Set(answers.map(({ body }) => body))]).toHaveLength(1)
    expect(await stored(order.code)).toHaveLength(1)
  })

  test('with a code that is taken is refused if anything else is in it', async () => {
    const order = signed()
    await send(order)
    const [stroke] = orders.signing.signature.strokes
    const strokes = [stroke!.map(([x, y, at]): [number, number, number] => [x, y + 1, at])]
    const signature = { ...orders.signing.signature, strokes }
    const others = [
      signed({ code: order.code }),
      { ...order, signing: { ...order.signing, signature } },
    ]
    const answers = await Promise.all(others.map((other) => send(other)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409])
    expect((await send(order, app.branchEmployee)).statusCode).toBe(409)
    expect(await stored(order.code)).toMatchObject([{ content: decoded(order.text) }])
  })

  test('asks before the same content is stored under another code', async () => {
    const order = signed()
    const { number } = (await send(order)).json()
    const twin = signed({ terms: order.terms })
    const asked = await send(twin)
    expect(asked.statusCode).toBe(409)
    expect(asked.json()).toMatchObject({ asks: true, detail: expect.stringContaining(`${number}`) })
    expect((await send({ ...twin, again: true })).statusCode).toBe(200)
    const other = signed({ terms: { ...order.terms, validUntil: agencyDay(80) } })
    expect((await send(other)).statusCode).toBe(200)
  })

  test('takes the next number without a gap, also among those issued here', async () => {
    const numbers = (
      await Promise.all([
        ...Array.from({ length: 4 }, () => send(signed())),
        ...Array.from({ length: 3 }, async () => orders.issue(await orders.draft({ templateId }))),
      ])
    ).map((answer) => answer.json().number as number)
    const sorted = numbers.toSorted((a, b) => a - b)
    expect(sorted.map((number) => number - sorted[0]!)).toEqual(sorted.map((_number, at) => at))
  })

  test('keeps a text that was approved when it was given out, and agency details of that day', async () => {
    const before = await takeAlong()
    const late = signed({}, before)
    const [own] = (await app.call('GET', '/api/OrderTemplate'))
      .json()
      .items.filter(({ id }: { id: number }) => id === templateId)
    await post('/api/OrderTemplate/update', { id: templateId, textRu: 'Другой текст' })
    await post('/api/Agency/update', { name: 'Renamed' })
    expect((await takeAlong()).templates).toEqual([])
    expect((await send(late)).statusCode).toBe(200)
    expect((await stored(late.code))[0]!.content).toContain('Εστία Ακίνητα')
    await post('/api/Agency/update', { name: 'Estia Homes' })
    const back = await post('/api/OrderTemplate/update', { id: templateId, textRu: own.textRu })
    await post(`/api/OrderTemplate/approve/${templateId}`, { sum: back.sum })
  })

  test('stays without records that have gone meanwhile', async () => {
    const gone = await orders.addPerson('Gone')
    const order = signed({ accountId: gone })
    await app.call('DELETE', `/api/account/${gone}`)
    const { id } = (await send(order)).json()
    expect((await orders.edit(id)).parties[0]).toMatchObject({ accountId: null })
  })

  test('is refused, and stores nothing, when it breaks a rule or was made up', async () => {
    const tooLong = addDays(lastDayOfTerm(agencyDay(), 12), 1)
    const change = (given: string) =>
      `${given.slice(0, 44)}${encoded(decoded(given.slice(44)).replace('Estia', 'Other'))}`
    const order = signed()
    const content = JSON.parse(decoded(order.text)) as { documents: { title: string }[] }
    content.documents[0]!.title = 'Something else'
    const wrong: Record<string, SignedOffline> = {
      tooLong: signed({ terms: terms({ validUntil: tooLong }) }),
      noFee: signed({
        terms: terms({ fee: { percent: null, amount: null, months: null, isPlusVat: true } }),
      }),
      noTaxNumber: signed({ terms: terms({ party: { ...terms().party, taxNumber: null } }) }),
      agency: signed({ office: change(pocket.office) }),
      text: { ...signed(), text: encoded(JSON.stringify(content)) },
      terms: { ...signed(), terms: terms({ beginNow: false }) },
      notTicked: signed({ signing: { ...orders.signing, place: null, ticks: ['read'] } }),
      otherWithoutTaxNumber: signed({
        others: [{ ...other('Άλλος'), party: { ...terms().party, taxNumber: null } }],
      }),
      otherNotTicked: signed({
        others: [{ ...other('Άλλος'), signing: { ...other('Άλλος').signing, ticks: ['read'] } }],
      }),
      otherNotRead: { ...signed(), others: [other('Άλλος')] },
      sameAccountTwice: signed({ others: [{ ...other('Άλλος'), accountId: clientId }] }),
      swapped: { ...signed(), template: pocket.office },
    }
    const answers = await Promise.all(
      Object.values(wrong).map(async (each) => [
        (await send(each)).statusCode,
        (await stored(each.code)).length,
      ]),
    )
    expect(Object.fromEntries(Object.keys(wrong).map((name, at) => [name, answers[at]]))).toEqual(
      Object.fromEntries(Object.keys(wrong).map((name) => [name, [400, 0]])),
    )
    expect((await send(signed(), app.branchEmployee)).statusCode).toBe(400)
  })

  test('written by another release stands as it was signed, if it says the same', async () => {
    const office = pieceOf<OfficePiece>(pocket.office)
    const older = (await givenPieces(app)).give('office', { ...office, release: '0.0.1' })
    const order = signed({}, { ...pocket, office: older })
    type Text = { documents: { title: string }[]; facts: { validUntil: string } }
    const rewritten = (change: (text: Text) => void, from: SignedOffline): SignedOffline => {
      const text = JSON.parse(decoded(from.text)) as Text
      change(text)
      return { ...from, text: encoded(JSON.stringify(text)) }
    }
    const inOtherWords = rewritten((text) => void (text.documents[0]!.title = 'As it was'), order)
    expect((await send(inOtherWords)).statusCode).toBe(200)
    expect((await stored(order.code))[0]!.content).toContain('As it was')
    const next = signed({}, { ...pocket, office: older })
    const otherFacts = rewritten((text) => void (text.facts.validUntil = agencyDay(300)), next)
    const hidden = rewritten((text) => void Object.assign(text, { beside: 1 }), next)
    const answers = [await send(otherFacts), await send(hidden), await send(inOtherWords)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 200])
  })

  test('is stored once, without a gap in the numbers, whatever connection is cut when', async () => {
    const order = signed()
    const numberOf = async () => {
      const { rows } = await sql<{ number: number }>`
        SELECT coalesce(max("number"), 0) AS "number" FROM "brokerOrder"`.execute(app.db)
      return rows[0]!.number
    }
    const before = await numberOf()
    const over = new AbortController()
    const cut = async () => {
      while (!over.signal.aborted) {
        await sql`SELECT pg_terminate_backend("pid") FROM pg_stat_activity
          WHERE "datname" = current_database() AND "pid" <> pg_backend_pid() AND "xact_start" IS NOT NULL
            AND "state" LIKE 'idle in transaction%'`
          .execute(app.db)
          .catch(() => undefined)
        await setTimeout(3)
      }
    }
    const cutting = cut()
    const codes: number[] = []
    for (let tries = 0; tries < 6; tries++) codes.push((await send(order)).statusCode)
    over.abort()
    await cutting
    expect((await send(order)).statusCode).toBe(200)
    expect(codes).toContain(503)
    expect(await stored(order.code)).toHaveLength(1)
    expect(await numberOf()).toBe(before + 1)
  })

  test('says what was signed, whatever names and fees were entered', async () => {
    const line = (max: number) =>
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: max }).map((text) =>
        text
          .replace(/[\p{Cc}\p{Cs}]/gu, '')
          .trim()
          .slice(0, max),
      )
    const entered = fc.record({
      name: line(60).filter((name) => name.length > 0),
      percent: fc.integer({ min: 1, max: 100_000 }).map((mills) => mills / 1000),
      months: fc.option(fc.integer({ min: 1, max: 990 }).map((tenths) => tenths / 10)),
      days: fc.integer({ min: 0, max: 300 }),
      wanted: fc.constantFrom<OfflineTerms['languages'][]>(['el'], ['ru', 'en'], ['en', 'el']),
    })
    await fc.assert(
      fc.asyncProperty(entered, async ({ name, percent, months, days, wanted }) => {
        const order = signed({
          terms: terms({
            languages: wanted,
            party: { ...terms().party, name },
            fee: { percent, months, amount: null, isPlusVat: false },
            validUntil: agencyDay(days),
          }),
          signing: { ...orders.signing, place: null, language: wanted[0]! },
          again: true,
        })
        expect((await send(order)).json()).toMatchObject({ number: expect.any(Number) })
        expect((await stored(order.code))[0]!.content).toBe(decoded(order.text))
      }),
      { numRuns: 15 },
    )
  })
})
