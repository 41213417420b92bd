import type { Translate } from '#kit/i18n/translator.ts'
import { services } from './accountLists.contract.ts'

/** The services that clients are filtered by, named in the language; 0 stands for all of them. */
export const serviceList = (translate: Translate, language: string) =>
  ['all', ...services].map((service, value) => ({
    value,
    text: translate(language, `service.${service}`),
  }))
