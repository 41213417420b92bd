// Users who read, write, book and upload through both servers, and record everything that was confirmed.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from './answers.mjs'

const day = (number) => new Date(Date.UTC(2030, 0, 1 + number)).toISOString().slice(0, 10)

/** `confirmed`: data that must be in the database from then on. */
export async function startLoad(servers, token) {
  const { answers, ask, insist } = listen(token)
  const confirmed = {
    notes: new Map(),
    descriptions: new Map(),
    added: [],
    stays: [],
    files: new Map(),
  }
  const evening = new AbortController()
  const isEvening = () => evening.signal.aborted

  const add = async (server, path, body) =>
    (await insist(server, path, { body, key: randomUUID() })).body
  const [first] = servers
  const { id: object } = (await insist(first, '/api/object/add')).body
  await insist(first, '/api/object/update', { body: { id: object, forShortRent: true } })

  async function repeat(work) {
    for (let turn = 1; !isEvening(); turn++) await work(turn)
  }

  /** Changes a text of one record with its version, repeatedly. An unconfirmed change may or may not have been stored. */
  async function change(server, id, { path, view, text, kept }) {
    let { version } = (await insist(server, view)).body
    let isKnown = true
    await repeat(async (turn) => {
      const body = { id, version, [text]: String(turn) }
      const allowed = isKnown ? [] : [409]
      const saved = await ask(server, path, { body, allowed })
      isKnown = saved?.status === 200
      if (isKnown) kept.set(id, turn)
      version = isKnown ? saved.body.version : (await insist(server, view)).body.version
    })
  }

  async function changeAccount(server, name) {
    const { id } = await add(server, '/api/account/add', { firstName: 'Noted', lastName: name })
    confirmed.notes.set(id, 0)
    const view = `/api/account/view/${id}`
    const writing = change(server, id, {
      path: '/api/account/update',
      view,
      text: 'notes',
      kept: confirmed.notes,
    })
    const reading = servers.map((reader) => readBack(reader, view, 'notes', id, confirmed.notes))
    await Promise.all([writing, ...reading])
  }

  async function changeLead(server, name) {
    const account = await add(server, '/api/account/add', { firstName: 'Asking', lastName: name })
    const { id } = await add(server, '/api/lead/add', { accountId: account.id })
    confirmed.descriptions.set(id, 0)
    const view = `/api/lead/get/${id}`
    const kept = confirmed.descriptions
    await change(server, id, { path: '/api/lead/update', view, text: 'description', kept })
  }

  /** A read after a confirmation must return the confirmed value, through either server. */
  const readBack = (server, view, text, id, kept) =>
    repeat(async () => {
      const atLeast = kept.get(id)
      await ask(server, view, {
        check: (body) =>
          Number(body[text] ?? 0) < atLeast ? `${body[text]} was read after ${atLeast}` : undefined,
      })
    })

  const readLists = (server) =>
    repeat(async (turn) => {
      const lists = [
        '/api/account?perPage=20&searchStr=noted',
        '/api/UserRole/1',
        '/api/account?perPage=50',
      ]
      await ask(server, lists[turn % lists.length])
    })

  const addAccounts = (server) =>
    repeat(async (turn) => {
      const lastName = `Added-${server.name}-${turn}`
      await insist(server, '/api/account/add', {
        body: { firstName: 'A', lastName },
        key: randomUUID(),
      })
      confirmed.added.push(lastName)
    })

  /** Two users book overlapping nights of one property concurrently, each through another server. */
  const book = () =>
    repeat(async (turn) => {
      const nights = { object: { id: object }, duration: 3 }
      const wishes = servers.map((server, index) => {
        const checkIn = day(turn * 6 + index)
        const body = { ...nights, checkIn, client: { lastName: `Guest ${turn} ${server.name}` } }
        return insist(server, '/api/Reservation/update', {
          body,
          key: randomUUID(),
          allowed: [409],
        })
      })
      const won = (await Promise.all(wishes)).filter(({ status }) => status === 200)
      confirmed.stays.push({ turn, winners: won.map(({ body }) => body.id) })
    })

  const upload = (server) =>
    repeat(async (turn) => {
      const text = `${server.name} ${turn}`
      const body = new FormData()
      body.append('files', new Blob([text], { type: 'text/plain' }), `${turn}.txt`)
      const stored = await ask(server, '/api/files', { body })
      if (stored) confirmed.files.set(stored.body[0].systemName, text)
      await wait(200)
    })

  const working = [
    ...servers.flatMap((server) => [
      changeAccount(server, `Notes-${server.name}`),
      changeLead(server, `Lead-${server.name}`),
      readLists(server),
      addAccounts(server),
      upload(server),
    ]),
    book(),
  ]
  const all = Promise.all(working)
  // Errors are reported to the caller that awaits the end.
  all.catch(() => {})
  return {
    answers,
    confirmed,
    object,
    readFile: async (name) => (await insist(first, `/api/files/${name}`, { read: 'text' })).body,
    async goHome() {
      evening.abort()
      await all
    },
  }
}
