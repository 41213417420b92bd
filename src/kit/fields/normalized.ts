// Unicode normalisation in linear time. The engine sorts the combining marks of one letter by insertion: 100,000 of them,
// alternately above and below, block the thread for half a minute.

/** No writing system needs more marks per letter; Unicode itself suggests a limit of 30 (UAX #15, stream-safe text). */
const longRun = /\p{M}{31}/u
const pieces = /\P{M}*\p{M}{0,30}/gu

/** Letters with more than 30 marks are normalised in parts, so that equal ones may stay different. */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  longRun.test(text)
    ? text
        .match(pieces)!
        .map((piece) => piece.normalize(form))
        .join('')
    : text.normalize(form)
