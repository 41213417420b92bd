// Chooses the files of accounts; makeFile makes their contents.

import { addDays } from '#kit/clock.ts'
import { documentTexts, pictureNames } from './data/fileTexts.ts'
import type { DemoAccount } from './people/demoAccount.ts'
import type { Colleague } from './people/employees.ts'
import { pictureNamed } from './pictures.ts'
import type { ShownPicture } from './pictures.ts'
import { storedName } from './random.ts'
import type { Random } from './random.ts'
import { colleagueOn, officeHour, someDay } from './stamps.ts'

export type DemoFile = {
  systemName: string
  userName: string
  parentId: number
  createdOn: string
  createdById: number
  content: ShownPicture | { text: string }
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
    const name = storedName(random)
    const document = random.pick(documentTexts)
    const isPicture = at < PICTURES
    return {
      systemName: `${name}.${isPicture ? 'webp' : 'txt'}`,
      userName: isPicture ? pictureNames[at % pictureNames.length]! : document.name,
      parentId: parent.id,
      createdOn: officeHour(random, day),
      createdById: colleagueOn(random, day, staff).id,
      content: isPicture
        ? pictureNamed(pictureNames[at % pictureNames.length]!, name)
        : { text: filled(document.text, parent, day) },
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
