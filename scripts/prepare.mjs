// Everything that must be there before the server runs: dependencies, Node 24, the browser part.
import { buildClient } from './buildClient.mjs'
import { install } from './install.mjs'

/** Answers the Node to run the server with. */
export async function prepare({ client = true } = {}) {
  const node = await install()
  if (client) await buildClient(node)
  return node
}
