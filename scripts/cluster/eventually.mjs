import { setTimeout as wait } from 'node:timers/promises'

/**
 * Repeats `check` until it returns something truthy, and resolves to that. Throws an error that names what is missing after the
 * timeout in milliseconds.
 */
export async function eventually(check, within, missing) {
  for (const latest = performance.now() + within; ; await wait(200)) {
    let last
    try {
      const found = await check()
      if (found) return found
    } catch (error) {
      last = error
    }
    if (performance.now() > latest)
      throw new Error(`${missing} after ${within / 1000} s`, { cause: last })
  }
}
