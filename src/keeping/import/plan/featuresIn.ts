import { features } from '#records/objects/objectFields.contract.ts'
import { el } from '#records/objects/messages/el.ts'
import { en } from '#records/objects/messages/en.ts'
import { ru } from '#records/objects/messages/ru.ts'
import { otherWords } from './otherWords.ts'
import { wordKey } from './wordKey.ts'

/** By word; our own names of features take precedence. */
const featureOf = new Map(
  features
    .flatMap((name) =>
      [
        ...[en, el, ru].map((texts) => wordKey(texts[`object.${name}`])),
        ...otherWords('feature', name),
      ].map((key) => [key, name] as const),
    )
    .filter(([key]) => key !== '')
    .reverse(),
)

/** The features named in a cell, and its other words unchanged. */
export function featuresIn(text: string): { values: Record<string, unknown>; rest?: string } {
  const values: Record<string, unknown> = {}
  const rest: string[] = []
  for (const word of text.split(/[,;|\n]/).map((one) => one.trim())) {
    const name = featureOf.get(wordKey(word))
    if (name) values[name] = true
    else if (word !== '') rest.push(word)
  }
  return { values, ...(rest.length > 0 && { rest: rest.join(', ') }) }
}
