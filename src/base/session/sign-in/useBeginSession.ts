import { useState } from 'react'
import { setCallSignature } from '#kit/http/call.ts'
import { chosenLanguage, setLanguage } from '#kit/i18n/browser.ts'
import { chooseLanguage, newestChoice } from '../person/chooseLanguage.ts'
import { session } from '../person/session.ts'
import type { Session } from '../person/storedSession.ts'

/**
 * Begins the session that a response opened. The response set the person's own language as a cookie, but one chosen on this screen
 * is newer, even while it still loads.
 */
export function useBeginSession(): (user: Session) => Promise<void> {
  const [earlierChoice] = useState(newestChoice)
  return async (user) => {
    const choice = newestChoice()
    const chosen = choice === earlierChoice ? undefined : await choice
    // Without its texts the screen stays in the language that it has.
    if (chosen === undefined) await setLanguage(chosenLanguage()).catch(() => undefined)
    else {
      // Stored before the first screen asks, which would get its answers in the earlier language.
      setCallSignature(user.token)
      await chooseLanguage(chosen)
    }
    session.begin(user)
  }
}
