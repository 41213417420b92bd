import { companyTypes, sourceList } from '../data/sourceList.ts'
import { draft } from './demoAccount.ts'
import type { AccountDraft } from './demoAccount.ts'

const scriptLanguage = (text: string) => {
  if (/\p{Script=Greek}/u.test(text)) return { country: 'GR', language: 'el' }
  if (/\p{Script=Cyrillic}/u.test(text)) return { country: 'RU', language: 'ru' }
  return { country: null, language: 'en' }
}

export const sources = (): AccountDraft[] =>
  sourceList.map(({ name, eng, type }) =>
    draft({
      nameEng: eng,
      nameLocal: name,
      companyType: companyTypes[type],
      isSource: true,
      isCompany: type === 'referral' || type === 'walkIn' ? null : true,
      ...scriptLanguage(name),
    }),
  )
