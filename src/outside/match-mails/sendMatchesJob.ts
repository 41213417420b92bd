// Sends mails about new matches every morning; the later runs make up for failures of the first.
import { agencyToday } from '#kit/clock.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { endingSite } from '#outside/mail-templates/endingSite.ts'
import { sendMatches } from './sendMatches.store.ts'
import { stopMatches, stopMatchesLink } from './stopMatches.store.ts'

/** No endpoints: only the job, and the page that stops the mails. */
export function matchMailRoutes(backend: Backend): void {
  const { jobs, db, log } = backend
  endingSite(backend, {
    link: stopMatchesLink,
    texts: 'stopMatches',
    askText: 'stopMatches.askText',
    end: (id) => stopMatches(db, id, backend),
  })
  const send = async () => {
    const sent = await sendMatches(db, agencyToday(), backend)
    if (sent === 0) return
    log.info({ sent }, 'sent clients what is new for their leads')
    sendMailSoon(backend)
  }
  jobs.define('sendMatches', send, { oneWaiting: true })
  jobs.schedule('sendMatches', '0 9-12 * * *')
}
