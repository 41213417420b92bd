// Waits for a condition in a test, however long a busy machine takes.
import { vi } from 'vitest'

// Generous timeout: it catches hangs, not slowness.
const options = { timeout: 60_000, interval: 5 }

/** Repeats `check` until it no longer throws; resolves to what it returned. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, options)

/** Repeats `condition` until it returns something truthy; resolves to that. */
export const until = <T>(condition: () => T | Promise<T>) => vi.waitUntil(condition, options)
