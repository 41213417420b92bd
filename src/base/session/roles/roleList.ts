import { languageOf } from '#kit/i18n/languages.ts'
import { el } from '../messages/el.ts'
import { en } from '../messages/en.ts'
import { ru } from '../messages/ru.ts'
import { roles } from '#base/permissions/roles.contract.ts'

const texts = { en, el, ru }

/** The roles to choose from, named in `language`. */
export const roleList = (language: string) =>
  roles.map((value) => ({ value, text: texts[languageOf(language)][`role.${value}`] }))
