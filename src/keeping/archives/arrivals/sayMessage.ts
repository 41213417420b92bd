// Formats a fault or remark in a reader's language, with the labels of the tables in it.
import { inEachLanguage } from '#kit/i18n/languages.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import { nameOfTable } from '#keeping/archived-tables/columnTexts.ts'

export function sayMessage(message: Message, language: string, translate: Translate): string {
  if (typeof message === 'string') return translate(language, message)
  const [key, params] = message
  const named = Object.entries(params).map(([name, value]) => [
    name,
    isOfTables(name) ? namesOf(String(value), language, translate) : value,
  ])
  return translate(language, [key, Object.fromEntries(named)])
}

/** The same for a text stored for readers of all languages. */
export function inAllLanguages(message: Message, translate: Translate): TextLine {
  if (typeof message === 'string') return [message]
  const [key, params] = message
  const named = Object.entries(params).map(([name, value]) => [
    name,
    isOfTables(name)
      ? inEachLanguage((language) => namesOf(String(value), language, translate))
      : value,
  ])
  return [key, Object.fromEntries(named)]
}

const isOfTables = (name: string) => name === 'table' || name === 'tables'

/** Formats `account:12,object:3` as "Accounts (12), Properties (3)". */
const namesOf = (tables: string, language: string, translate: Translate): string =>
  tables
    .split(',')
    .map((each) => {
      const [table = '', count] = each.split(':')
      const name = nameOfTable(table, translate, language)
      return count === undefined ? name : `${name} (${count})`
    })
    .join(', ')
