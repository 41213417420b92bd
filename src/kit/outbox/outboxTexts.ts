import { textsOf } from '../i18n/textsOf.ts'

export const outboxTexts = textsOf((language) => import(`./messages/${language}.ts`))
