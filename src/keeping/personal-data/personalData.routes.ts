import { log } from '#kit/db/save.ts'
import { contentDisposition } from '#kit/files/fileName.ts'
import { Gate } from '#kit/http/overload/gate.ts'
import { runInTurn, takeTurn } from '#kit/http/overload/inTurn.ts'
import { serve } from '#kit/http/serve.ts'
import { zip } from '#kit/sheets/zip.ts'
import type { ZipEntry } from '#kit/sheets/zip.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Backend } from '#base/backend/backend.ts'
import { closeErasures, erasePerson } from './erase.store.ts'
import { otherSpellings } from './otherSpellings.store.ts'
import { filesOf, mailedFilesOf, personOf, readMailedFile } from './person.store.ts'
import type { Person } from './person.store.ts'
import { personalDataApi } from './personalData.contract.ts'
import { forgetRetained } from './retained.store.ts'
import { pathOf, pathOfMailed, takeOut } from './takeOut.store.ts'
import { storedPersonalData } from './storedPersonalData.store.ts'

/** These endpoints search the whole database. */
const searches = new Gate({ atOnce: 2, waitingEach: 3, waiting: 20 })

export function personalDataRoutes(backend: Backend): void {
  const { db, files, jobs } = backend
  jobs.define('forgetRetained', async () => {
    await closeErasures(db)
    await forgetRetained(db, files)
  })
  jobs.schedule('forgetRetained', '40 4 * * *')
  serve(backend.http, personalDataApi, {
    whatIsHeld: ({ params, request, reply }) =>
      runInTurn(request, reply, searches, () => storedPersonalData(db, params.id)),
    otherSpellings: ({ params, request, reply }) =>
      runInTurn(request, reply, searches, async () => ({
        items: await otherSpellings(db, await personOf(db, params.id)),
      })),
    takeOut: async ({ params, actor, request, reply }) => {
      const person = await personOf(db, params.id)
      const over = await takeTurn(request, reply, searches)
      const of = { entity: 'Account' }
      await log(db, { of, id: person.id, action: 'takeOut', version: null, actor })
      const name = `${person.name || person.id}.zip`
      reply.headers({
        'content-disposition': contentDisposition('attachment', name),
        'cache-control': 'no-store',
      })
      const archive = zip(entriesOf(backend, person, actor))
      archive.once('close', over)
      await reply.type('application/zip').send(archive)
    },
    erasePerson: ({ params, body, actor }) => erasePerson(backend, params.id, body, actor),
  })
}

async function* entriesOf(
  { db, files, translate }: Backend,
  person: Person,
  { language }: Actor,
): AsyncGenerator<ZipEntry> {
  yield { name: 'index.html', content: takeOut(db, person, { translate, language }) }
  for (const file of await filesOf(db, person)) {
    const content = await files.read(file.systemName).catch(() => undefined)
    if (content) yield { name: pathOf(file), content }
  }
  for (const file of await mailedFilesOf(db, person)) {
    const content = await readMailedFile(db, file)
    if (content) yield { name: pathOfMailed(file), content: [content] }
  }
}
