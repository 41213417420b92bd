// Payments that journeys create through the API.
import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import type { Person } from '../steps.ts'

/** The address of the payments-only variant. */
export const paymentsHostOf = (baseURL: string): string =>
  baseURL.replace('127.0.0.1', 'payments.localhost')

type Fields = Record<string, string | number>

/** Sends a form with files as a person; resolves to the stored record. */
export async function sendForm(
  request: APIRequestContext,
  { username, password }: Person,
  path: string,
  multipart: Record<string, unknown>,
) {
  const signedIn = await request.post('/api/authenticate/login', { data: { username, password } })
  const { token } = (await signedIn.json()) as { token: string }
  const answer = await request.post(path, {
    headers: { authorization: `Bearer ${token}` },
    multipart: multipart as Record<string, string>,
  })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as { id: number }
}

export function expensesApi(request: APIRequestContext, person: Person) {
  const send = (path: string, multipart: Record<string, unknown>) =>
    sendForm(request, person, `/api/transactions/${path}`, multipart)
  return {
    /** Adds an expense with a bill; returns its id. */
    add: async (accountId: number, amount: string): Promise<number> => {
      const bill = Buffer.from('One hundred and twenty euros and fifty cents')
      const { id } = await send('addExpense', {
        accountId,
        amount,
        transactionDate: '2026-10-05T10:00:00',
        paymentMethod: 1,
        categoryId: 15,
        files: { name: 'bill.txt', mimeType: 'text/plain', buffer: bill },
      })
      return id
    },
    edit: (id: number, fields: Fields) => send('editExpense', { id, ...fields }),
  }
}
