import { feature } from '#base/register/feature.ts'
import { el as kitEl } from '#kit/i18n/messages/el.ts'
import { en as kitEn } from '#kit/i18n/messages/en.ts'
import { ru as kitRu } from '#kit/i18n/messages/ru.ts'
import { el as listsEl } from '#kit/list/messages/el.ts'
import { en as listsEn } from '#kit/list/messages/en.ts'
import { ru as listsRu } from '#kit/list/messages/ru.ts'
import { el as problemsEl } from '#kit/http/messages/el.ts'
import { en as problemsEn } from '#kit/http/messages/en.ts'
import { ru as problemsRu } from '#kit/http/messages/ru.ts'
import { el as shellEl } from './messages/shell/el.ts'
import { en as shellEn } from './messages/shell/en.ts'
import { ru as shellRu } from './messages/shell/ru.ts'
import { el as onlyForEl } from './messages/onlyFor/el.ts'
import { en as onlyForEn } from './messages/onlyFor/en.ts'
import { ru as onlyForRu } from './messages/onlyFor/ru.ts'

/** Texts that belong to no feature. */
export const shell = feature({
  texts: [
    { en: kitEn, el: kitEl, ru: kitRu },
    { en: listsEn, el: listsEl, ru: listsRu },
    { en: problemsEn, el: problemsEl, ru: problemsRu },
    { en: shellEn, el: shellEl, ru: shellRu },
    { en: onlyForEn, el: onlyForEl, ru: onlyForRu },
  ],
})
