import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { homeApi } from './home.contract.ts'
import { getHome } from './home.store.ts'

export function homeRoutes(backend: Backend): void {
  serve(backend.http, homeApi, { getHome: ({ actor }) => getHome(backend, actor) })
}
