// The part of the page that may be sent to support: no folders, hosts or names that anybody has entered. Each value is listed
// explicitly, so that a new one is left out until somebody has considered it.
import { en as texts } from '../messages/en.ts'
import type { Operations } from '../operations.contract.ts'

const isOurs = (job: string) => Object.hasOwn(texts, `operations.job.${job}`)

export function safeOperations(all: Operations) {
  const { readOn, problems, product, sizes, disks, backup, jobs, mails, calendars, sessions } = all
  return {
    readOn,
    problems: problems.map(({ kind, count, since, error }) => ({ kind, count, since, error })),
    product,
    replicas: all.replicas.map(({ leftOut }) => ({ leftOut })),
    sizes,
    disks: disks.map(({ holds, freeBytes, totalBytes, stopBytes, state }) => ({
      holds,
      freeBytes,
      totalBytes,
      stopBytes,
      state,
    })),
    backup,
    jobs: jobs.map((queue) => ({ ...queue, name: isOurs(queue.name) ? queue.name : 'other' })),
    mails,
    calendars: {
      count: calendars.count,
      old: calendars.old,
      handedOut: calendars.handedOut,
      feeds: calendars.feeds.map(({ id, fetchedOn, failure, isOld }) => ({
        id,
        fetchedOn,
        failure,
        isOld,
      })),
    },
    services: { ...all.services, geocoder: all.services.geocoder !== null },
    sessions,
  }
}
