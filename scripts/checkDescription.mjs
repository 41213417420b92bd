// Lints the OpenAPI document of all endpoints: every operation must have a name, its input and its response, such that a client
// can be generated.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run, withPrograms } from './process.mjs'
import server from './serverProcess.json' with { type: 'json' }

const env = {
  ...withPrograms(),
  ...server.environment,
  // Disables its telemetry.
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}
const described = spawnSync('node', [...server.arguments, 'src/app/main.describe.ts'], {
  cwd: root,
  env,
  encoding: 'utf8',
  maxBuffer: 100_000_000,
})
if (described.status !== 0) {
  console.error(described.stderr)
  process.exit(1)
}
const paths = Object.keys(JSON.parse(described.stdout).paths)
if (paths.length === 0) {
  console.error('The document describes no endpoint')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'estia-description-'))
try {
  const file = join(folder, 'openapi.json')
  writeFileSync(file, described.stdout)
  const code = await run('redocly', ['lint', file, '--extends', 'recommended-strict'], { env })
  console.log(`${paths.length} paths described`)
  process.exitCode = code
} finally {
  rmSync(folder, { recursive: true, force: true })
}
