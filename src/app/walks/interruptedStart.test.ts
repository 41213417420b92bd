// A first start that is killed at any moment is completed by the next one: database, tables, administrator, mark.
// @module-tag faults
import { once } from 'node:events'
import { chmodSync, existsSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { quickFolder } from '#kit/testing/quickFolder.ts'
import { rounds } from '#kit/testing/rounds.ts'
import { endServer, get, signIn, spawnServer, startServer } from '../testing/runningServer.ts'

const times = rounds(4, 30)

function newFolder(): string {
  const folder = quickFolder('estia-interrupted-')
  // The database may run as another user, who must be able to pass through.
  chmodSync(folder, 0o711)
  return folder
}

/** The database may be in another folder. */
function removeFolder(folder: string) {
  const postgres = join(folder, 'postgres')
  if (existsSync(postgres)) rmSync(realpathSync(postgres), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}

/** Starts a server on the folder; checks that the administrator can sign in and the files are marked. */
async function startWhole(folder: string) {
  const server = await startServer({ DATA_DIR: folder })
  try {
    const answer = await get(server, '/api/Agency', await signIn(server))
    const isMarked = existsSync(join(folder, 'files/es/ti/estia-mark.json'))
    return { status: answer.status, isMarked }
  } finally {
    await endServer(server)
  }
}

/** Milliseconds of a first start here, only used to spread the kills. */
let duration: number
beforeAll(async () => {
  const folder = newFolder()
  const startedAt = performance.now()
  await startWhole(folder)
  duration = performance.now() - startedAt
  removeFolder(folder)
})

test.each(Array.from({ length: times }, (_, nth) => nth + 1))(
  `a first start that is killed is finished by the next: moment %i of ${times}`,
  async (nth) => {
    const folder = newFolder()
    const child = spawnServer({ DATA_DIR: folder })
    const ended = once(child, 'exit')
    await wait((duration * (nth - Math.random())) / times)
    child.kill('SIGKILL')
    await ended
    expect(await startWhole(folder)).toEqual({ status: 200, isMarked: true })
    removeFolder(folder)
  },
)
