// Pages of the public site that take forms.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takeForms } from '#kit/http/takeForms.ts'
import type { Backend } from '#base/backend/backend.ts'
import { answerSiteErrors } from './siteErrors.ts'

/** `path` follows `/site/{language}/`; paths of `routes` follow it. */
export const siteForms = (
  backend: Backend,
  path: string,
  routes: (http: FastifyInstance) => void,
): void =>
  void backend.http.register(
    async (http) => {
      takeForms(http)
      answerSiteErrors(http, backend)
      routes(http)
    },
    { prefix: `/site/:language(^en|el|ru)/${path}` },
  )

/** Browsers say when the page of another site sends a form: it must not act in the name of its visitors. */
export const isFromOtherSite = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site'
