// Selections for the clients of leads: open, expired and revoked, opened and unopened, with the clients' marks and messages.
// The database makes the secrets of the links.

import { addDays } from '#kit/clock.ts'
import { isLanguage } from '#kit/i18n/languages.ts'
import { selectionTexts } from './data/selectionTexts.ts'
import type { DemoAccount } from './people/demoAccount.ts'
import type { Colleague } from './people/employees.ts'
import type { DemoLeadObject } from './leadObjects.ts'
import type { DemoLead } from './leads.ts'
import type { Random } from './random.ts'
import { colleagueOn, officeHour, someDay } from './stamps.ts'

type DemoSelection = ReturnType<typeof selection>['row'] & { id: number }

const COUNT = 320

type SelectionContext = {
  leads: readonly DemoLead[]
  leadObjects: readonly DemoLeadObject[]
  accounts: readonly DemoAccount[]
}

export function selections(
  random: Random,
  today: string,
  { leads, leadObjects, accounts }: SelectionContext,
  staff: readonly Colleague[],
) {
  const yesterday = addDays(today, -1)
  const offered = Map.groupBy(leadObjects, ({ leadId }) => leadId)
  const clients = new Map(accounts.map((account) => [account.id, account]))
  // No selection is made on the day of the lead's entry.
  const asking = leads.filter(
    ({ id, createdOn }) => offered.has(id) && createdOn.slice(0, 10) < addDays(today, -2),
  )
  const made = random
    .sample(asking, COUNT)
    .map((lead) => {
      const asked = addDays(lead.createdOn.slice(0, 10), 1)
      const earliest = addDays(today, -120)
      const day = someDay(random, asked > earliest ? asked : earliest, yesterday)
      return { lead, day, ...selection(random, today, day, lead, clients, staff) }
    })
    .sort((a, b) => a.row.createdOn.localeCompare(b.row.createdOn))
    .map(({ lead, row }, at) => ({ row: { ...row, id: at + 1 }, objects: offered.get(lead.id)! }))
  const chosen = made.map(({ row, objects }) => answers(random, row, objects))
  return {
    selections: made.map(({ row }) => row),
    selectionObjects: chosen.flatMap(({ objects }) => objects),
    selectionMessages: chosen.flatMap(({ messages }) => messages),
  }
}

function selection(
  random: Random,
  today: string,
  day: string,
  lead: DemoLead,
  clients: ReadonlyMap<number, DemoAccount>,
  staff: readonly Colleague[],
) {
  const client = clients.get(lead.accountId)
  const language = isLanguage(client?.language) ? client.language : 'en'
  const createdOn = officeHour(random, day)
  const createdById = colleagueOn(random, day, staff).id
  const later = (instant: string) => (instant > createdOn ? instant : createdOn)
  const between = () => later(officeHour(random, someDay(random, day, addDays(today, -1))))
  const [email = ''] = (client?.email ?? '').split(';')
  const isMailed = email !== '' && random.chance(0.55)
  const isOpened = random.chance(0.75)
  const revokedOn = random.chance(0.07) ? between() : null
  return {
    row: {
      leadId: lead.id,
      language,
      note: random.chance(0.6) ? random.pick(selectionTexts[language].notes) : null,
      expiresOn: addDays(day, 30),
      revokedOn,
      sentOn: isMailed ? createdOn : null,
      sentTo: isMailed ? email.trim() : null,
      openings: isOpened ? random.int(1, 6) : 0,
      openedOn: isOpened ? between() : null,
      createdOn,
      createdById,
      modifiedOn: revokedOn ?? createdOn,
      modifiedById: createdById,
    },
  }
}

/** A client who never opened the page has no marks. */
function answers(random: Random, row: DemoSelection, offered: readonly DemoLeadObject[]) {
  const { id: selectionId, openedOn, language } = row
  const speaks = openedOn !== null && random.chance(0.7)
  const objects = offered.map(({ objectId }, at) => {
    const mark = speaks ? random.pick(['like', 'like', 'dislike', null] as const) : null
    return { selectionId, objectId, position: at + 1, mark, markedOn: mark && openedOn }
  })
  const about = random.chance(0.6) ? random.pick(offered).objectId : null
  const text = random.pick(selectionTexts[language].messages)
  const writes = speaks && random.chance(0.4)
  return {
    objects,
    messages: writes ? [{ selectionId, objectId: about, text, writtenOn: openedOn }] : [],
  }
}
