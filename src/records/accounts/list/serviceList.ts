import type { Translate } from '#kit/i18n/translator.ts'
import { services } from './accountLists.contract.ts'

/** The options of the service filter, with names in `language`; 0 means all. */
export const serviceList = (translate: Translate, language: string) =>
  ['all', ...services].map((service, value) => ({
    value,
    text: translate(language, `service.${service}`),
  }))
