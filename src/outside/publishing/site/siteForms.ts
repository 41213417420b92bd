// Pages of the public site that receive forms.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takeForms } from '#kit/http/takeForms.ts'
import type { Backend } from '#base/backend/backend.ts'
import { answerSiteErrors } from './siteErrors.ts'

/** `path` is relative to `/site/{language}/`; paths of `routes` are relative to it. */
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

/** Whether a form comes from a page of another site, by the browser's headers; such a page must not act for the visitor. */
export const isFromOtherSite = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site'
