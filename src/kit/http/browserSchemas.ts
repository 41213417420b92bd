// What `zod` is in the browser (see vite.config.ts). Contracts declare schemas for the server, which is
// where everything is checked; the browser only needs an endpoint's method and path. This stands in for
// every schema and is a hundredth of the library's size. Parsing in the browser is a mistake, and fails.

const parsing = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode'])

const anySchema: unknown = new Proxy(() => {}, {
  get: (_target, name) => {
    if (typeof name !== 'string' || name === 'then') return undefined
    if (parsing.has(name))
      throw new Error('Schemas are for the server: nothing is parsed in the browser')
    return anySchema
  },
  apply: () => anySchema,
  ownKeys: () => [],
  getOwnPropertyDescriptor: () => undefined,
})

export { anySchema as z }
