// A text without accents, cases and kinds of sigma, letter for letter as long as the one that was typed: what is
// found in it stands at the same place there.

const foldedLetter = (letter: string): string => {
  const folded = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replace('ς', 'σ')
  return folded.length === letter.length ? folded : letter
}

export const foldedText = (text: string): string => Array.from(text, foldedLetter).join('')
