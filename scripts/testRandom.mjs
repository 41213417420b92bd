// `npm run test:random`: the property tests with a new seed, or with that of TEST_SEED.
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { root, run, say, withPrograms } from './process.mjs'
import { sourceFiles } from './sourceFiles.mjs'

await install()
const isProperty = (file) =>
  /\.test\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes(`'fast-check'`)
const files = sourceFiles(['src', 'bench']).filter(isProperty)
const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31))
say(`TEST_SEED=${seed}`)
const code = await run('vitest', ['run', ...files], {
  env: { ...withPrograms(), TEST_SEED: seed },
})
say(`TEST_SEED=${seed}`)
process.exit(code)
