// Packed responses of `GET /api/Localization`, cached until a text is changed.
import { jsonWriter } from '#kit/http/answerText.ts'
import { PackedAnswer } from '#kit/http/packedAnswer.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { TextsOf } from '#kit/i18n/translator.ts'
import type { Db } from '#base/backend/backend.ts'
import { readOwnTexts, readRevision } from '#base/backend/ownTexts.store.ts'
import { localizationApi } from './localization.contract.ts'
import { shownTexts } from './shownTexts.ts'

type TextFilter = { language?: Language | undefined; changed?: boolean | undefined }

export function packedTexts(db: Db, bundled: TextsOf) {
  let packedRevision = -1
  const packed = new Map<string, Promise<PackedAnswer>>()
  const pack = async ({ language, changed }: TextFilter): Promise<PackedAnswer> => {
    const own = shownTexts(bundled, await readOwnTexts(db))
    const entries = languages
      .filter((each) => language === undefined || each === language)
      .flatMap((localizationCulture) => {
        const all = own[localizationCulture]
        const requested = changed ? all : { ...bundled[localizationCulture], ...all }
        return Object.entries(requested).map(([key, text]) => ({ key, text, localizationCulture }))
      })
    return PackedAnswer.of(jsonWriter(localizationApi.localization.answer)(entries))
  }
  return async (wanted: TextFilter): Promise<PackedAnswer> => {
    // Read before the texts: these are at least as new. Another server may have changed them.
    const revision = await readRevision(db)
    if (revision > packedRevision) {
      packed.clear()
      packedRevision = revision
    }
    const name = `${wanted.language ?? 'all'} ${wanted.changed ?? false}`
    let answer = packed.get(name)
    if (!answer) {
      packed.set(name, (answer = pack(wanted)))
      answer.catch(() => packed.get(name) === answer && packed.delete(name))
    }
    return answer
  }
}
