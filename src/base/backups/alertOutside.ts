// Reports problems of the backups to a program of the operator: a chat, a pager, or anything that accepts a POST. The headers
// follow Standard Webhooks 1.0, which sign the time and the body.
import { createHmac } from 'node:crypto'
import type { AlertTarget } from '#base/backend/backupPlan.ts'
import type { BackupProblem } from './backupProblems.store.ts'

export type OutsideAlert = BackupProblem & {
  /** The same in each retry, so that the receiver can recognise duplicates. */
  id: string
  on: string
  /** Of the agency's program. */
  publicUrl: string
}

/** Milliseconds. */
const patience = 15_000

/** Rejects if the receiver did not accept it. */
export async function alertOutside({ url, secret }: AlertTarget, alert: OutsideAlert) {
  const { id, on, ...data } = alert
  const body = JSON.stringify({ type: `backup.${alert.reason}`, timestamp: on, data })
  const timestamp = String(Math.floor(Date.parse(on) / 1000))
  const answer = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      ...(secret !== null && { 'webhook-signature': sign(secret, `${id}.${timestamp}.${body}`) }),
    },
  })
  await answer.body?.cancel()
  if (!answer.ok)
    throw Object.assign(new Error(`ALERT_URL answered ${answer.status}`), {
      httpStatus: answer.status,
    })
}

/** @param secret base64, `whsec_` in front or not */
const sign = (secret: string, text: string): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}
