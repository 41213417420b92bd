// Parses a time of day as people type it: 16:30, 16.30, 1630, 930, 9, 4pm, 4 μ.μ., 6 вечера.
import { foldedText } from './when/foldedText.ts'
import { timeInTextAt } from './when/timeInText.ts'

type TimeRead = {
  /** HH:mm. */
  time: string
  /** Whether the text alone leaves open which half of the day, or which minute, is meant. */
  isDoubtful: boolean
}

const longest = 30

/** Undefined if the text is no time. */
export function readTime(text: string): TimeRead | undefined {
  if (text.length > longest) return undefined
  const said = foldedText(text.normalize('NFKC')).replace(/\s+/g, ' ').trim()
  const clock =
    /^(\d{1,2}) ?[.:,;h\- ] ?(\d{2})(?::\d{2})?(\D*)$/.exec(said) ??
    /^(\d{1,2})(\d{2})(\D*)$/.exec(said)
  if (clock) {
    const time = whole(`${clock[1]}:${clock[2]}${clock[3]}`)
    return time === undefined ? undefined : { time, isDoubtful: clock[3] !== '' }
  }
  const hour = /^(\d{1,2}) ?(?:h|ωρ(?:α|εσ)|ч|ч\.)?$/.exec(said)?.[1]
  // 00, 05 and 0 mean the hour; 5 alone means the afternoon, as in tasks.
  const time = hour?.startsWith('0') ? whole(`${hour}:00`) : whole(hour ? `at ${hour}` : said)
  return time === undefined ? undefined : { time, isDoubtful: true }
}

function whole(text: string): string | undefined {
  const found = timeInTextAt(text, 0)
  return found && /^[ .]*$/.test(text.slice(found.end)) ? found.time : undefined
}
