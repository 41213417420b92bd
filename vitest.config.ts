import { defineConfig } from 'vitest/config'

// Staff work in Greece, servers in UTC: tests run where the two differ.
process.env['TZ'] = 'Europe/Athens'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts'],
    globalSetup: 'src/kit/testing/globalDatabase.ts',
    setupFiles: 'src/kit/testing/leaveAsFound.ts',
    pool: 'forks',
    // Each file has its own database and server; to load all modules anew for each would take as long again.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
