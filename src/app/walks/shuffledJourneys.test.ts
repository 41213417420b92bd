// `npm run test:random` runs every journey, in random order.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

// Its settings are not needed, and take long to load.
vi.mock('@playwright/test', () => ({ defineConfig: <T>(config: T) => config, devices: {} }))

const root = join(import.meta.dirname, '../../..')
const journeys = globSync('e2e/**/*.spec.ts', { cwd: root }).map((path) =>
  path.replaceAll('\\', '/'),
)

afterEach(() => vi.unstubAllEnvs())

async function shuffled(seed: string): Promise<string[]> {
  vi.stubEnv('TEST_ORDER', seed)
  vi.resetModules()
  const { default: config } = await import('../../../playwright.config.ts')
  return (config.projects ?? []).map(({ testMatch }) => String(testMatch).replace('**/', ''))
}

test('a random order contains every journey once, whatever its folder', async () => {
  const once = await shuffled('7')
  expect(journeys.length).toBeGreaterThan(50)
  expect(once.toSorted()).toEqual(journeys.toSorted())
  const again = await shuffled('8')
  expect(again.toSorted()).toEqual(journeys.toSorted())
  expect(again).not.toEqual(once)
})
