import { defineConfig } from 'vitest/config'

// Tests run in Greek time, because servers run in UTC and staff work in Greek time.
process.env['TZ'] = 'Europe/Athens'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts'],
    globalSetup: 'src/app/testing/globalDatabase.ts',
    setupFiles: [
      'src/kit/testing/propertySeed.ts',
      'src/kit/testing/leaveAsFound.ts',
      'src/kit/testing/noLeaks.ts',
    ],
    tags: [
      {
        name: 'faults',
        description:
          'Starts servers or clusters, kills them, fills disks, or tries everything there is; `npm run test:faults`',
      },
    ],
    pool: 'forks',
    // Each file has its own database and server. Reloading all modules for each file would double the time.
    isolate: false,
    maxWorkers: Number(process.env['TEST_WORKERS'] ?? 2),
    // Generous timeouts: they catch hangs, not slowness. Waits inside a test end sooner (`eventually.ts`).
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 5 } },
  },
})
