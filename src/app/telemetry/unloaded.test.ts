// @module-tag faults
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const program = `
import { registerHooks } from 'node:module'
const seen = []
registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) })
await import('./src/app/startServer.ts')
if (process.argv[1]) await import('./src/app/telemetry/openTelemetry.ts')
const packages = seen.flatMap((url) => /@opentelemetry\\/([^/]+)/.exec(url)?.[1] ?? [])
console.log(JSON.stringify([...new Set(packages)]))
process.exit()`

async function loaded(...more: string[]): Promise<string[]> {
  const given = ['--import=./scripts/withoutTypes.mjs', '--input-type=module', '-e', program]
  const cwd = join(import.meta.dirname, '../../..')
  const { stdout } = await promisify(execFile)(process.execPath, [...given, ...more], { cwd })
  return JSON.parse(stdout) as string[]
}

test('a server without telemetry does not load its libraries', async () => {
  expect(await loaded()).toEqual(['api'])
  expect(await loaded('all')).toEqual(expect.arrayContaining(['api', 'sdk-trace', 'sdk-metrics']))
})
