// Runs one of the project's own TypeScript programs on Node 24: runScript.mjs <file> [arguments].
import { prepare } from './prepare.mjs'
import { become } from './process.mjs'

const [file, ...rest] = process.argv.slice(2)
const node = await prepare({ client: false })
become(node, [file, ...rest])
