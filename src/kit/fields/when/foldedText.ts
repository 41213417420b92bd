// Folds accents, case and forms of sigma. The result has the same length, so that positions in it apply to the typed text.

const foldedLetter = (letter: string): string => {
  const folded = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replace('ς', 'σ')
  return folded.length === letter.length ? folded : letter
}

export const foldedText = (text: string): string => Array.from(text, foldedLetter).join('')
