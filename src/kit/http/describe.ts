// The OpenAPI document, made from the contracts of all endpoints, and the page that shows it.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Endpoint, Permission } from './endpoint.ts'
import { file } from './endpoint.ts'
import { accessDenied, noSession } from './problem.ts'

const license = { name: 'For the agency that runs it', identifier: 'LicenseRef-Estia' }

export async function describeEndpoints(server: FastifyInstance, title: string): Promise<void> {
  const transform = createJsonSchemaTransform({
    zodToJsonConfig: { override: describeTransformed },
  })
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1', license },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    // Hides routes that are not endpoints, such as pages of the public site.
    transform: (route) =>
      transform(route.schema?.summary ? route : { ...route, schema: { hide: true } }),
  })
}

/** Documents a transformed schema by its input: zod describes it as any value. */
function describeTransformed({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: unknown
  jsonSchema: object
}) {
  if (!(zodSchema instanceof z.ZodPipe) || Object.keys(jsonSchema).length > 0) return
  const { $schema: _, ...inputSchema } = z.toJSONSchema(zodSchema.in as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
  })
  Object.assign(jsonSchema, inputSchema)
}

const problemBody = z.object({
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
const problemResponse = {
  description: 'What is wrong, in the language of the caller; `errors` by the name of the field',
  content: { 'application/problem+json': { schema: problemBody } },
}

export const isNothing = (schema: z.ZodType) =>
  schema.def.type === 'undefined' || schema.def.type === 'void'

const binary = z.string().meta({ format: 'binary' })

function answerOf(answer: z.ZodType) {
  if (answer === file)
    return { description: 'A file', content: { 'application/octet-stream': { schema: binary } } }
  return isNothing(answer) ? z.null().meta({ description: 'Done' }) : answer
}

export function openApiParts(endpoint: Endpoint, name: string) {
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-zA-Z]+(\w?)/g, (_, c: string) => c.toUpperCase())}`,
    summary: name,
    description: `May be called by: ${endpoint.may.name}`,
    tags: [endpoint.path.split('/')[2] ?? ''],
    ...(isNothing(endpoint.params) ? {} : { params: endpoint.params }),
    ...(isNothing(endpoint.query) ? {} : { querystring: endpoint.query }),
    ...(isNothing(endpoint.body) || endpoint.multipart ? {} : { body: endpoint.body }),
    ...(endpoint.multipart ? { consumes: ['multipart/form-data'] } : {}),
    response: { 200: answerOf(endpoint.answer), '4XX': problemResponse },
  }
}

/** Serves the documentation at `/api/docs` to those who may see it. Register after the hook that sets `actor`. */
export async function serveDescription(server: FastifyInstance, may: Permission): Promise<void> {
  const mustBeAllowed = async ({ actor }: FastifyRequest) => {
    if (!may.allows(actor)) throw actor ? accessDenied() : noSession()
  }
  await server.register(async (docs) => {
    docs.addHook('onRequest', mustBeAllowed)
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  })
}
