import type { Signing } from '../orders.contract.ts'

/** Milliseconds to wait for the position. */
const patience = 10_000

/** Where the device is; null if the person, the browser or the device does not say. Never rejects. */
export const placeNow = (): Promise<Signing['place']> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracy: Math.min(accuracy, 1_000_000) }),
      () => resolve(null),
      { timeout: patience, maximumAge: 60_000 },
    )
  })
