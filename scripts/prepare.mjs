// Prepares everything that the server needs: dependencies, Node 24, the browser part.
import { join } from 'node:path'
import { installed } from './installed.mjs'
import { bin, giveUp } from './process.mjs'

/**
 * Returns the path of the Node to run the server with. A package already has everything, and lacks the scripts that would
 * download it.
 */
export async function prepare({ client = true } = {}) {
  if (installed) return join(bin, 'node')
  const [{ install }, { buildClient }] = await Promise.all([
    import('./install.mjs'),
    import('./buildClient.mjs'),
  ])
  const node = await install()
  if (client && !(await buildClient())) giveUp('The build failed; see above')
  return node
}
