// Prepares everything that the server needs: dependencies, Node 24, the browser part.
import { buildClient } from './buildClient.mjs'
import { install } from './install.mjs'
import { giveUp } from './process.mjs'

/** Returns the path of the Node to run the server with. */
export async function prepare({ client = true } = {}) {
  const node = await install()
  if (client && !(await buildClient(node))) giveUp('The build failed; see above')
  return node
}
