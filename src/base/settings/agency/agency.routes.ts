import { isMissing } from '#kit/files/fileStore.ts'
import { receiveFiles } from '#kit/files/receiveFiles.ts'
import { notFound } from '#kit/http/problem.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { agencyApi, logoPart } from './agency.contract.ts'
import type { AgencyRecord } from './agency.contract.ts'
import { readAgency, saveAgency, setLogo } from './agency.store.ts'
import type { AgencyRow } from './agency.store.ts'
import { keepLogo } from './keepLogo.ts'
import { logoPath } from './liveAgency.ts'

export function agencyRoutes({ http, db, files, agency, log }: Backend): void {
  const answer = ({ logo, ...row }: AgencyRow): AgencyRecord => ({
    ...row,
    logo: logo && logoPath(logo),
    defaults: agency.defaults,
  })
  const changed = async (row: AgencyRow) => {
    await agency.refresh()
    return answer(row)
  }
  const replaceLogo = async (logo: string | null, actor: Parameters<typeof setLogo>[2]) => {
    const before = await setLogo(db, logo, actor)
    if (before && before !== logo)
      await files
        .remove(before)
        .catch((error: unknown) => log.warn({ err: error }, 'an old logo was left behind'))
    return changed(await readAgency(db))
  }
  serve(http, agencyApi, {
    getAgency: async () => answer(await readAgency(db)),
    saveAgency: async ({ body, actor }) => changed(await saveAgency(db, body, actor)),
    saveLogo: ({ request, actor }) =>
      receiveFiles(request, [logoPart], async ([file]) =>
        replaceLogo(await keepLogo(files, file!), actor),
      ),
    removeLogo: ({ actor }) => replaceLogo(null, actor),
  })
  // Public on every host, because the sign-in shows it. A new logo gets a new name.
  http.get<{ Params: { name: string } }>(
    '/site/logo/:name',
    { config: { everywhere: true } },
    async ({ params, headers }, reply) => {
      const { logo } = agency.in('en')
      if (logo !== logoPath(params.name)) throw notFound()
      const tag = `"${params.name}"`
      reply.headers({ etag: tag, 'cache-control': 'public, max-age=31536000, immutable' })
      if (headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      const bytes = await files.read(params.name).catch((error: unknown) => {
        throw isMissing(error) ? notFound() : error
      })
      return reply.type('image/webp').send(bytes)
    },
  )
}
