import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const chromium = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path))
const port = Number(process.env['JOURNEYS_PORT'] ?? 3190)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/journeys',
  fullyParallel: false,
  workers: 2,
  // These end what would never come; they say nothing of speed, and hold on a machine that stands still for a while.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 45_000,
    timezoneId: 'Europe/Athens',
    // Recording takes as long again as the journeys: `npx playwright test --trace retain-on-failure` to look.
    screenshot: 'only-on-failure',
    launchOptions: chromium ? { executablePath: chromium } : {},
  },
  webServer: {
    command: `"${process.execPath}" e2e/freshServer.ts`,
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), HOST: '127.0.0.1' },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
