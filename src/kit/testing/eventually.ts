// Waits for what a test is about, however long a busy machine takes.
import { vi } from 'vitest'

// A generous timeout: it catches hangs, not slowness.
const patience = { timeout: 60_000, interval: 5 }

/** Tries again until `check` no longer throws; answers what it returned. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, patience)

/** Tries again until `condition` returns something truthy; answers that. */
export const until = <T>(condition: () => T | Promise<T>) => vi.waitUntil(condition, patience)
