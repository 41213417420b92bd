// Sends a request to PUBLIC_URL, as people do, and checks how it arrives at the server.
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { ProxyView } from '../health.ts'
import { ok, untried, wrong } from './check.ts'
import type { Finding } from './check.ts'

const patience = 15

const answered = z.object({
  status: z.literal('alive'),
  seen: z
    .object({ origin: z.string(), forwarded: z.enum(['believed', 'ignored', 'none']) })
    .optional(),
})

export async function checkProxy({ publicUrl }: Config, isSet: boolean): Promise<Finding> {
  if (!isSet) return untried('PUBLIC_URL is not set: links in mail lead to HOST and PORT')
  const asked = `${publicUrl}/healthz?seen`
  let answer: Response
  let body: unknown
  try {
    answer = await fetch(asked, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience * 1000),
    })
    body = await answer.json().catch(() => null)
  } catch (error) {
    return unanswered(asked, error)
  }
  const { data } = answered.safeParse(body)
  if (!data)
    return wrong(
      `${asked} is answered with ${answer.status}, and not by this server: does it run, and does the proxy lead to it?`,
    )
  return data.seen
    ? judge(publicUrl, data.seen)
    : wrong(`${asked} is answered by another release than this one: restart the server`)
}

/** From here, a missing network or DNS cannot be told from a wrong address. */
function unanswered(asked: string, error: unknown): Finding {
  const { code = '', message } = ((error as Error).cause ?? error) as {
    code?: string
    message: string
  }
  const isUntrusted = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|ALTNAME/.test(code)
  return isUntrusted
    ? wrong(`${asked}: browsers do not trust its certificate: ${message}`)
    : untried(`${asked} does not answer from here: ${message}`)
}

function judge(publicUrl: string, { origin, forwarded }: ProxyView): Finding {
  const { protocol, origin: wanted } = new URL(publicUrl)
  if (forwarded === 'ignored')
    return wrong(
      'TRUST_PROXY: the proxy says for whom it asks, and is not believed: put its address there',
    )
  // The server itself speaks no TLS.
  if (forwarded === 'none' && protocol === 'https:')
    return wrong(
      'the proxy does not set X-Forwarded-For: to the server all visitors seem to come from its address',
    )
  if (new URL(origin).origin !== wanted)
    return wrong(
      `people ask ${wanted}, and the server sees ${origin}: the proxy must pass on Host and X-Forwarded-Proto`,
    )
  return ok(
    forwarded === 'none'
      ? `${wanted} leads to the server, without a proxy`
      : `${wanted} leads to the server through a proxy that it believes`,
  )
}
