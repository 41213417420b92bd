import { defineConfig } from 'vitest/config'

// Staff work in Greece, servers in UTC: tests run where the two differ.
process.env['TZ'] = 'Europe/Athens'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts'],
    globalSetup: 'src/app/testing/globalDatabase.ts',
    setupFiles: ['src/kit/testing/propertySeed.ts', 'src/kit/testing/leaveAsFound.ts'],
    pool: 'forks',
    // Each file has its own database and server; to load all modules anew for each would take as long again.
    isolate: false,
    maxWorkers: 2,
    // Generous timeouts: they catch hangs, not slowness. Waits inside a test end sooner (`eventually.ts`).
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000, interval: 5 } },
  },
})
