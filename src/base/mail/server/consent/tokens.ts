// Asks a provider for tokens (OAuth2, RFC 6749).
import { z } from 'zod'
import { cutText } from '#kit/fields/cutText.ts'

/** Milliseconds. */
const patience = 15_000
const mostBytes = 100_000

const answered = z.object({
  access_token: z.string().min(1).max(20_000),
  /** Seconds. */
  expires_in: z.coerce.number().int().min(1).max(100_000_000).catch(3_600),
  refresh_token: z.string().min(1).max(20_000).optional(),
})
const refused = z.object({ error: z.string(), error_description: z.string().optional() })

export type Tokens = z.output<typeof answered>

/** The provider's answer; `code` is that of RFC 6749, such as invalid_grant for a consent that was taken back. */
export class TokensRefused extends Error {
  readonly code: string

  constructor(code: string, description: string) {
    super(cutText(`${code}: ${description}`.replace(/[\s\p{C}]+/gu, ' ').trim(), 300))
    this.code = code
  }
}

/** Throws TokensRefused, or another error if the provider cannot be reached. */
export async function askForTokens(url: string, params: Record<string, string>): Promise<Tokens> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(params),
    headers: { accept: 'application/json' },
    // The secret goes to this address only.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  const body = jsonOf(await textOf(response))
  const tokens = response.ok ? answered.safeParse(body) : undefined
  if (tokens?.data) return tokens.data
  const { data } = refused.safeParse(body)
  throw data
    ? new TokensRefused(data.error, data.error_description ?? '')
    : Object.assign(new Error('The provider gave no tokens'), { httpStatus: response.status })
}

async function textOf(response: Response): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw new Error('The answer of the provider is too large')
    chunks.push(Buffer.from(chunk))
  }
  return Buffer.concat(chunks).toString()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
