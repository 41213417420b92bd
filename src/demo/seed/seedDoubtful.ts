// Enquiries in the office's tray: two of real people that look automated, and one of a program.
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { addDays } from '#kit/clock.ts'
import type { Doubt } from '#outside/enquiries/tray/doubts.contract.ts'
import type { Tables } from '#base/backend/tables.ts'
import { instant } from '../days.ts'
import { insertRows } from './insertRows.ts'

type Doubtful = {
  sentOn: string
  language: string
  name: string
  email: string | null
  phone: string | null
  message: string
  reference: string | null
  consent: string
  doubts: Doubt[]
}

export async function seedDoubtful(tx: Transaction<Tables>, today: string): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    SELECT "referenceNumber" AS "number" FROM "publishedObject" ORDER BY "id" LIMIT 1
  `.execute(tx)
  const enquiries: Doubtful[] = [
    {
      sentOn: instant(addDays(today, -1), 9 * 60 + 12, 30),
      language: 'el',
      name: 'Κατερίνα Βλαχογιάννη',
      email: 'katerina.vlachogianni@example.gr',
      phone: '+30 694 555 0142',
      message:
        'Καλημέρα σας, άφησα τη σελίδα ανοιχτή από χθες το βράδυ για να τη δει και ο άντρας μου. Μας ενδιαφέρει το διαμέρισμα, μπορούμε να το δούμε απόγευμα μέσα στην εβδομάδα;',
      reference: rows[0]?.number ?? null,
      consent:
        'Συμφωνώ να τηρεί το γραφείο Estia τα στοιχεία αυτά και να τα χρησιμοποιήσει για να μου απαντήσει.',
      doubts: ['tooOld'],
    },
    {
      sentOn: instant(addDays(today, -1), 3 * 60 + 41, 7),
      language: 'en',
      name: 'Rank Higher Today',
      email: 'offers@rank-higher.example',
      phone: null,
      message:
        'Dear owner, we put your website on page one within 7 days!!!\nhttps://rank-higher.example/start\nhttps://rank-higher.example/prices\nhttps://rank-higher.example/reviews\nUnsubscribe: https://rank-higher.example/no',
      reference: null,
      consent: 'I agree that Estia keeps these details and uses them to answer me.',
      doubts: ['trap', 'noToken', 'links'],
    },
    {
      sentOn: instant(addDays(today, -2), 18 * 60 + 5, 48),
      language: 'ru',
      name: 'Павел Дроздов',
      email: null,
      phone: '+357 99 555 018',
      message: 'Перезвоните мне, пожалуйста, после шести вечера.',
      reference: null,
      consent:
        'Я даю агентству «Estia» согласие хранить эти данные и использовать их, чтобы ответить мне.',
      doubts: ['tooFast'],
    },
  ]
  const stored = enquiries.map((enquiry, at) => ({
    ...enquiry,
    id: at + 1,
    fingerprint: `demo ${at + 1}`,
  }))
  await insertRows(tx, 'doubtfulEnquiry', stored)
}
