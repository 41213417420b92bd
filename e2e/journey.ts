// The test function of all journeys. Each file has its own agency, so that it may count and change anything. A failed journey
// prints the texts of the screen and the output of the server. `npm test` only runs journeys whose title ends with `@usual`, the
// most common ones. `npm run test:faults -- walks` runs all of them.
import { test as base } from '@playwright/test'
import { evidence, forgetEvidence, watch } from './agencies/evidence.ts'
import { openAgencies } from './agencies/openAgencies.ts'
import type { Agencies, Agency } from './agencies/openAgencies.ts'

export { expect } from '@playwright/test'

let ofThisWorker: Agencies | undefined

/** The agency of the current file. */
export function currentAgency(): Agency {
  const agency = ofThisWorker?.current()
  if (!agency) throw new Error('No agency is open: is the test function that of journey.ts?')
  return agency
}

type ForTests = { agency: Agency; saysWhy: void }
type ForWorkers = { agencies: Agencies }

export const test = base.extend<ForTests, ForWorkers>({
  agencies: [
    async ({}, use, { workerIndex }) => {
      ofThisWorker = openAgencies(workerIndex)
      await use(ofThisWorker)
      await ofThisWorker.end()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  browser: [async ({ browser }, use) => use(watch(browser)), { scope: 'worker' }],
  agency: async ({ agencies }, use, { file, repeatEachIndex }) =>
    use(await agencies.of(`${file} ${repeatEachIndex}`)),
  baseURL: async ({ agency }, use) => use(agency.url),
  saysWhy: [
    async ({ agencies }, use, info) => {
      forgetEvidence()
      await use()
      if (info.status === info.expectedStatus) return
      const server = agencies.printed().map((line) => `server  ${line}`)
      console.log(
        [`Why it failed: ${info.titlePath.join(' › ')}`, ...evidence(), ...server].join('\n  '),
      )
    },
    { auto: true },
  ],
})
