// The people of the demo agency, and records that journeys create through the API.
import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { demoSignIns } from '#demo/signIns.ts'
import { epochMs } from '#kit/clock.ts'
import { currentAgency } from './journey.ts'
import type { Person } from './steps.ts'

const [admin, agent, branch, owner] = demoSignIns
export const people = { admin, agent, branch, owner } as const

/** A unique word of letters. */
export const newName = (): string =>
  `Z${Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  ).join('')}`

type Sent = {
  body?: unknown
  /** A file to upload instead of a body. */
  files?: { name: string; mimeType: string; buffer: Buffer }
  /** A form instead of a body. */
  form?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
  query?: Record<string, string>
  method?: string
}

/** Some calls require a sign-in within the last ten minutes. */
const reused = 5 * 60_000

/** Sessions by agency and person: signing in for each call would keep the server busy with hashing. */
const sessions = new Map<string, { token: string; since: number }>()

async function tokenOf(request: APIRequestContext, { username, password }: Person) {
  const key = `${currentAgency().url} ${username} ${password}`
  const known = sessions.get(key)
  if (known && epochMs() - known.since < reused) {
    const headers = { authorization: `Bearer ${known.token}` }
    const answer = await request.get('/api/authenticate/me', { headers })
    if (answer.ok()) return known.token
  }
  const data = { username, password }
  const signedIn = await request.post('/api/authenticate/login', { data })
  const { token } = (await signedIn.json()) as { token: string }
  sessions.set(key, { token, since: epochMs() })
  return token
}

/** Calls the API as one person, without a browser. */
export async function signedInApi(request: APIRequestContext, person: Person) {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
  return async <T>(path: string, { body, files, form, query, method }: Sent = {}): Promise<T> => {
    const answer = await request.fetch(path, {
      headers,
      method: method ?? (body === undefined && !files && !form ? 'GET' : 'POST'),
      ...(body !== undefined && { data: body }),
      ...(files && { multipart: { files } }),
      ...(form && { multipart: form }),
      ...(query && { params: query }),
    })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    const text = await answer.text()
    return (text ? JSON.parse(text) : undefined) as T
  }
}

export type NamedAccount = { id: number; firstName: string; lastName: string; name: string }

/** Adds an account for one journey. */
export async function newAccount(
  request: APIRequestContext,
  fields: Record<string, unknown> = {},
): Promise<NamedAccount> {
  const api = await signedInApi(request, people.admin)
  const given = { firstName: 'Journey', lastName: newName(), ...fields }
  const { id } = await api<{ id: number }>('/api/account/add', { body: given })
  return await api<NamedAccount>(`/api/account/view/${id}`)
}

/** Adds an employee for one journey, so that its personal settings do not affect others. */
export async function newColleague(
  request: APIRequestContext,
  role: 'admin' | 'employee',
  email = `${newName().toLowerCase()}@example.com`,
): Promise<Person> {
  const api = await signedInApi(request, people.admin)
  const password = 'a-journey-of-its-own'
  const { id } = await newAccount(request, { isEmploye: true, email })
  await api('/api/authenticate/setPassword', { body: { email, password } })
  await api(`/api/UserRole/${id}`, { body: { role } })
  return { username: email, password }
}
