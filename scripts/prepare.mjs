// Everything that must be there before the server runs: dependencies, Node 24, the browser part.
import { buildClient } from './buildClient.mjs'
import { install } from './install.mjs'
import { giveUp } from './process.mjs'

/** Answers the Node to run the server with. */
export async function prepare({ client = true } = {}) {
  const node = await install()
  if (client && !(await buildClient(node))) giveUp('The build failed; see above')
  return node
}
