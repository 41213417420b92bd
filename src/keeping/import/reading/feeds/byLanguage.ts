import { joined } from './propertyTexts.ts'

/** By the alphabet, because these formats do not say the language of a text; `other` is one in Latin letters. */
export function byLanguage(texts: readonly (string | null)[]) {
  const of = (language: string) =>
    joined(
      texts.filter((text) => text !== null && languageOf(text) === language),
      '\n\n',
    )
  return { el: of('el'), ru: of('ru'), other: of('other') }
}

function languageOf(text: string): 'el' | 'ru' | 'other' {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const [greek, russian] = [count(/\p{Script=Greek}/gu), count(/\p{Script=Cyrillic}/gu)]
  const latin = count(/\p{Script=Latin}/gu)
  if (greek > latin && greek > russian) return 'el'
  return russian > latin ? 'ru' : 'other'
}
