// Alerts of scheduled jobs in the last weeks: older ones read, the newest unread.

import { bundledTexts } from '#base/register/bundledTexts.ts'
import { formatAlert } from '#base/alerts/alertText.ts'
import type { AlertText } from '#base/alerts/alertText.ts'
import { enquiryAlertText } from '#outside/enquiries/enquiryTexts.ts'
import { addDays } from '#kit/clock.ts'
import { languages } from '#kit/i18n/languages.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { alertNotes, alertTexts } from './data/alertTexts.ts'
import { regions } from './data/places.ts'
import { streetIn, townIn } from './data/townNames.ts'
import { instant, workingDay } from './days.ts'
import type { DemoAccount } from './people/demoAccount.ts'
import { worksHereOn } from './people/employees.ts'
import type { Colleague, WrittenLanguage } from './people/employees.ts'
import type { Random } from './random.ts'
import { officeHour } from './stamps.ts'

const shares = { rent: 20, form: 20, publishing: 10, stays: 10 } as const
type Job = keyof typeof shares

const WEEKS = 8
/** The newest alerts are unread. */
const UNREAD = 7

/** Rent reminders go out this many days ahead. */
const remindedBefore = [7, 4, 2, 0] as const

export function alerts(
  random: Random,
  today: string,
  accounts: readonly DemoAccount[],
  staff: readonly Colleague[],
) {
  const known = accounts.filter(
    (one) => one.isClient && one.phone && one.email && !one.deletedOn && one.lastName,
  )
  const portals = accounts.filter((one) => one.isSource && one.companyType === 1 && !one.deletedOn)
  const readers = staff.filter((one) => one.branchId === null).filter(worksHereOn(today))
  const { translate } = createTexts(bundledTexts)
  const jobs = Object.entries(shares).flatMap(([job, count]) =>
    Array.from({ length: count }, () => job as Job),
  )
  return jobs
    .map((job) => ({ job, date: dateOf(random, today, job) }))
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ job, date }, at) => ({
      id: at + 1,
      date,
      ...textOf(
        random,
        job,
        { date, client: random.pick(known), portal: random.pick(portals) },
        translate,
      ),
      createdOn: date,
      ...(at < jobs.length - UNREAD ? reading(random, today, job, date, readers) : unread(date)),
    }))
}

/** Enquiries come at any time of the day; jobs run at night and in the morning. */
function dateOf(random: Random, today: string, job: Job): string {
  const day = addDays(today, -1 - Math.floor(WEEKS * 7 * random.next() ** 1.4))
  const hours = { rent: [6, 6], form: [6, 19], publishing: [1, 2], stays: [3, 18] } as const
  const [from, to] = hours[job]
  return instant(day, random.int(from * 60, to * 60 + 20), random.int(0, 59))
}

type Meant = { date: string; client: DemoAccount; portal: DemoAccount }

function textOf(random: Random, job: Job, { date, client, portal }: Meant, translate: Translate) {
  const wordsIn = wordsOf(random, date, client, portal)
  const filled = (text: string, language: WrittenLanguage) => {
    const words = wordsIn(language)
    return text.replace(/\{(\w+)\}/g, (_, word: string) => words[word]!)
  }
  if (job === 'form') {
    const language = writes(client.language)
    const message = filled(random.pick<string>(alertTexts.form.contents[language]), language)
    const { client: name = '', phone = '', email = '' } = wordsIn(language)
    const said = enquiryAlertText({ name, phone, email, message, reference: null })
    return { ...formatAlert(said, 'el', translate), said }
  }
  const { source, contents } = alertTexts[job]
  const written = random.pick<Record<WrittenLanguage, string>>(contents)
  const [en, el, ru] = languages.map((language) => filled(written[language], language))
  const content = { en: en!, el: el!, ru: ru! }
  return { source: source.el, content: content.el, said: saidOf(source, content) }
}

type InEach = Record<WrittenLanguage, string>
const saidOf = (source: InEach, text: InEach): AlertText => ({
  source: ['alert.written', { text: source }],
  lines: [['alert.written', { text }]],
})

/** The values of placeholders, the same in each language. */
function wordsOf(random: Random, date: string, client: DemoAccount, portal: DemoAccount) {
  const town = random.pick(regions[random.pick(['thessaloniki', 'halkidiki'] as const)])
  const day = date.slice(0, 10)
  const arrival = addDays(day, random.int(5, 60))
  const [street, number] = [random.pick(town.streets), random.int(1, 120)]
  const words: Record<string, string> = {
    client: [client.firstName, client.lastName].filter(Boolean).join(' '),
    phone: client.phone!.split(';')[0]!,
    email: client.email!.split(';')[0]!,
    guest: [client.lastName, client.firstName].filter(Boolean).join(' '),
    rent: `${random.int(7, 24) * 50}\u00a0€`,
    day: shown(addDays(day, random.pick(remindedBefore))),
    portal: portal.nameLocal ?? portal.nameEng ?? '',
    stay: `${shown(arrival)}–${shown(addDays(arrival, random.int(3, 14)))}`,
  }
  return (language: WrittenLanguage): Record<string, string> => ({
    ...words,
    town: townIn(language, town.city),
    street: `${streetIn(language, street)} ${number}`,
  })
}

const writes = (language: string | null): WrittenLanguage =>
  language === 'el' || language === 'ru' ? language : 'en'

const shown = (day: string) => day.split('-').reverse().join('.')

const unread = (date: string) => ({
  notes: null,
  readedOn: null,
  readedById: null,
  modifiedOn: date,
  modifiedById: null,
})

/** Read on the next working day by an office employee; never after yesterday. */
function reading(
  random: Random,
  today: string,
  job: Job,
  date: string,
  readers: readonly Colleague[],
) {
  const day = workingDay(addDays(date.slice(0, 10), 1))
  if (day >= today) return unread(date)
  const reader = random.pick(readers)
  const readedOn = officeHour(random, day)
  const notes = random.chance(0.3) ? random.pick<string>(alertNotes[job][reader.language]) : null
  return { notes, readedOn, readedById: reader.id, modifiedOn: readedOn, modifiedById: reader.id }
}
