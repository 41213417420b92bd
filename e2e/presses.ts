// Counts the clicks and keys of an everyday step, and reads the expected number from docs/day.md.
import { readFileSync } from 'node:fs'
import type { APIRequestContext, Locator } from '@playwright/test'
import { newColleague, signedInApi } from './agency.ts'
import type { Person } from './steps.ts'

const table = readFileSync(new URL('../docs/day.md', import.meta.url), 'utf8')
/** Expected number of clicks and keys of a step, from docs/day.md. */
export const pressesOf = (step: string): number =>
  Number(
    table
      .split('\n')
      .find((line) => line.startsWith(`| ${step}`))
      ?.split('|')[2],
  )

/** Seconds that a person takes for one press: to think, to move the hand and to aim; and to type one letter. */
const perPress = 3.05
const perLetter = 0.28

/** Clicks and types, and counts both. */
export function pressing() {
  const counted = { presses: 0, letters: 0 }
  return {
    counted,
    /** Seconds for a trained person by the keystroke-level model of Card, Moran and Newell (1980). */
    seconds: () => counted.presses * perPress + counted.letters * perLetter,
    press: async (what: Locator) => {
      counted.presses++
      await what.click()
    },
    /** Moves to a field by a click, or by Tab, which counts as one. */
    type: async (what: Locator, text: string) => {
      counted.presses++
      counted.letters += text.length
      await what.fill(text)
    },
  }
}

export type AgentLanguage = 'en' | 'el' | 'ru'

/** A colleague who works in this language. */
export async function colleagueSpeaking(
  request: APIRequestContext,
  language: AgentLanguage,
): Promise<Person> {
  const agent = await newColleague(request, 'employee')
  const api = await signedInApi(request, agent)
  await api('/api/UserSettings/Language', {
    body: { language: language === 'en' ? 'en-UK' : language },
  })
  return agent
}
