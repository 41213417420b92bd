// Which files hang on which accounts; the contents are made by makeFile.

import { addDays } from '#kit/clock.ts'
import { documentTexts, pictureNames } from './data/fileTexts.ts'
import type { DemoAccount } from './people/demoAccount.ts'
import type { Colleague } from './people/employees.ts'
import type { Random } from './random.ts'
import { colleagueOn, officeHour, someDay } from './stamps.ts'

export type DemoFile = {
  id: number
  /** At least 16 characters, the same each time, so that loading again replaces nothing else. */
  systemName: string
  userName: string
  parentId: number
  createdOn: string
  createdById: number
  content: { kind: 'picture'; seed: string } | { kind: 'text'; text: string }
}

const PICTURES = 34
const DOCUMENTS = 26

export function demoFiles(
  random: Random,
  today: string,
  accounts: readonly DemoAccount[],
  staff: readonly Colleague[],
): DemoFile[] {
  const yesterday = addDays(today, -1)
  const parents = accounts.filter(
    (one) => (one.isOwner || one.isClient) && !one.deletedOn && one.createdOn < yesterday,
  )
  return Array.from({ length: PICTURES + DOCUMENTS }, (_, at) => {
    const parent = random.pick(parents)
    const day = someDay(random, addDays(parent.createdOn.slice(0, 10), 1), yesterday)
    const systemName = random.letters(24, 'abcdefghijklmnopqrstuvwxyz0123456789')
    const document = random.pick(documentTexts)
    const isPicture = at < PICTURES
    return {
      id: at + 1,
      systemName: `${systemName}${isPicture ? '.png' : '.txt'}`,
      userName: isPicture ? pictureNames[at % pictureNames.length]! : document.name,
      parentId: parent.id,
      createdOn: officeHour(random, day),
      createdById: colleagueOn(random, day, staff).id,
      content: isPicture
        ? { kind: 'picture', seed: systemName }
        : { kind: 'text', text: filled(document.text, parent, day) },
    }
  })
}

function filled(text: string, parent: DemoAccount, day: string): string {
  const name = parent.isCompany
    ? (parent.nameLocal ?? '')
    : [parent.lastName, parent.firstName, parent.middleName].filter(Boolean).join(' ')
  const date = day.split('-').reverse().join('.')
  return text.replace('{name}', name).replace('{date}', date)
}
