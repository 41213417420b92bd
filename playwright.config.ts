import { existsSync, readdirSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { seededRandom } from '#demo/random.ts'

const chromium = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))

const testDir = 'e2e'
// Playwright runs files by name, and projects in the given order.
const seed = process.env['TEST_ORDER']
const shuffledFiles = (seed: string) => {
  const files = readdirSync(testDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.spec.ts'))
  if (files.length === 0) throw new Error(`${testDir} has no journeys`)
  const inOrder = seededRandom(seed).sample(files.toSorted(), files.length)
  return inOrder.map((path) => ({
    name: path.replace('.spec.ts', ''),
    testMatch: `**/${testDir}/${path}`,
  }))
}

export default defineConfig({
  testDir,
  outputDir: 'node_modules/.cache/journeys',
  globalSetup: './e2e/agencies/demoAgency.ts',
  fullyParallel: false,
  workers: Number(process.env['TEST_WORKERS'] ?? 2),
  // Generous timeouts: they catch hangs, not slowness.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    actionTimeout: 45_000,
    timezoneId: 'Europe/Athens',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording doubles the time of the journeys, so only retries are recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: chromium ? { executablePath: chromium } : {},
  },
  ...(seed && { projects: shuffledFiles(seed) }),
})
