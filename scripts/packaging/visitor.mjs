// Uses a running server over HTTP like a user: signs in, adds, uploads, prints.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../process.mjs'

/** Milliseconds; catches a hang. */
const longestStart = 120_000

export const visitor = (url) => ({
  async ready() {
    const since = performance.now()
    while (!(await answers(`${url}/readyz`))) {
      if (performance.now() - since > longestStart) throw new Error(`${url} does not answer`)
      await wait(200)
    }
  },
  publicSite: async () => (await fetch(`${url}/site`)).text(),
  async signIn(username, password) {
    const answer = await send(url, '/api/authenticate/login', { username, password })
    return person(url, answer.token)
  },
})

const answers = (address) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

function person(url, token) {
  const headers = { authorization: `Bearer ${token}` }
  const open = async (path) => {
    const answer = await fetch(url + path, { headers })
    assert.equal(answer.status, 200, `${path} answers ${answer.status}`)
    return answer
  }
  return {
    addAccount: async (firstName, lastName) =>
      (await send(url, '/api/account/add', { firstName, lastName }, headers)).id,
    account: async (id) => (await open(`/api/account/view/${id}`)).json(),
    /** Uploads a picture, whose thumbnail is made by a separate process. */
    async uploadPicture() {
      const form = new FormData()
      form.append('files', new Blob([readFileSync(join(root, 'docs/home.png'))]), 'home.png')
      const answer = await fetch(`${url}/api/files`, { method: 'POST', body: form, headers })
      assert.equal(answer.status, 200, `the upload answers ${answer.status}`)
      const [{ systemName }] = await answer.json()
      return systemName
    },
    async picture(name, size) {
      const answer = await open(
        `/api/files/${encodeURIComponent(name)}${size ? `?size=${size}` : ''}`,
      )
      return Buffer.from(await answer.arrayBuffer())
    },
    async statement(id) {
      const answer = await open(`/api/transactions/download/${id}?format=pdf`)
      return Buffer.from(await answer.arrayBuffer())
    },
  }
}

async function send(url, path, body, headers = {}) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  assert.equal(answer.status, 200, `${path} answers ${answer.status}: ${text}`)
  return JSON.parse(text)
}
