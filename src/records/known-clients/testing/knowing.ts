// Deals with parties and their files, for tests.
import { agencyDay } from '#kit/clock.ts'
import { insertRow } from '#app/testing/insertRow.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import type { KnownClient } from '../knownClients.contract.ts'

/** Everything that a file of a person needs, but for the copy of the document. */
export const complete = {
  name: 'Papadopoulos Georgios',
  documentKind: 1,
  documentNumber: 'ΑΚ 123456',
  documentCountry: 'GR',
  seenOn: agencyDay(-3),
  moneySource: 1,
  officeHeld: 1,
  risk: 2,
} as const

export function knowingIn(app: TestApp) {
  const post = (url: string, payload: object, as?: Person | null) =>
    app.call('POST', url, { payload, ...(as !== undefined && { as }) })

  const addPerson = async (more: object = {}): Promise<number> =>
    (await post('/api/account/add', { firstName: 'Γ', lastName: 'Παπαδόπουλος', ...more })).json()
      .id

  /** A deal with these people as buyers. */
  const addDeal = async (accountIds: readonly number[], more: object = {}): Promise<number> => {
    const accounts = accountIds.map((accountId) => ({ accountId, relation: 2 }))
    return (await post('/api/Deal/update', { accounts, ...more })).json().id
  }

  const save = (payload: object, as?: Person) => post('/api/KnownClient/update', payload, as)
  const edit = async (id: number): Promise<KnownClient> =>
    (await app.call('GET', `/api/KnownClient/edit/${id}`)).json()

  const attach = async (
    id: number,
    content = 'scan',
    fileName = 'identity.txt',
  ): Promise<FileLink> => {
    const form = new FormData()
    form.append('files', new Blob([content]), fileName)
    const request = new Request('http://estia.test', { method: 'POST', body: form })
    const headers = { 'content-type': request.headers.get('content-type')! }
    const payload = Buffer.from(await request.arrayBuffer())
    const [file] = (await app.call('POST', '/api/files', { payload, headers })).json<FileLink[]>()
    const choice = { entityType: 'KnownClient', id, fileNames: file!.systemName }
    await post('/api/files/setParent', choice)
    return file!
  }

  const check = ({ id, sum }: Pick<KnownClient, 'id' | 'sum'>, as?: Person) =>
    post(`/api/KnownClient/check/${id}`, { sum }, as)

  /** A complete file of a new deal, not checked. */
  const addComplete = async (deal: object = {}) => {
    const accountId = await addPerson()
    const dealId = await addDeal([accountId], deal)
    const { id } = (await save({ dealId, accountId, ...complete })).json<{ id: number }>()
    const file = await attach(id)
    return { dealId, accountId, file, client: await edit(id), id }
  }

  /** Without any checks of the application. */
  const insertClient = (values: object): Promise<number> => insertRow(app.db, 'knownClient', values)

  return { post, addPerson, addDeal, save, edit, attach, check, addComplete, insertClient }
}
