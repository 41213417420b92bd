// Helpers for tests of invitations: invite somebody, read the mailed link, accept it.
import { sql } from 'kysely'
import type { Person, TestApp } from '#app/testing/testApp.ts'

export const host = 'estia.test'
export const goodPassword = 'seven quiet lanterns'

let count = 0
export const newEmail = () => `colleague${++count}@example.com`

export function invitingIn(app: TestApp) {
  const post = (path: string, payload: object, as: Person | null = app.admin) =>
    app.call('POST', path, { payload, as, headers: { host } })
  const inputOf = (more: object = {}) => ({
    firstName: 'Nikos',
    lastName: 'Newman',
    email: newEmail(),
    role: 'employee',
    branchId: null,
    language: 'ru',
    ...more,
  })
  const invite = (more: object = {}, as: Person | null = app.admin) =>
    post('/api/invitation', inputOf(more), as)
  const codeIn = (text: string) => /#code=([\w-]+)&/.exec(text)?.[1] ?? ''
  return {
    post,
    inputOf,
    invite,
    codeIn,
    /** Invites somebody; returns the account's id, the e-mail and the code of the link. */
    async invited(more: object = {}) {
      const { id, email, link } = (await invite(more)).json()
      return { id: id as number, email: email as string, code: codeIn(link) }
    },
    open: (code: string) => post('/api/authenticate/invitation', { code }, null),
    accept: (code: string, more: object = { password: goodPassword }) =>
      post('/api/authenticate/invitation/accept', { code, ...more }, null),
    signIn: (username: string, password = goodPassword) =>
      post('/api/authenticate/login', { username, password }, null),
    listed: async (id: number) =>
      (await app.call('GET', '/api/invitation'))
        .json()
        .items.find((one: { id: number }) => one.id === id),
    actionsOf: async (id: number) => {
      const { rows } = await sql<{ action: string }>`
        SELECT "action" FROM "actionLog" WHERE "entity" = 'Account' AND "entityId" = ${id} ORDER BY "id"`.execute(
        app.db,
      )
      return rows.map(({ action }) => action)
    },
  }
}
