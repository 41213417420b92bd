/** Of each photo; tests are less patient. */
export const photoLimits = { patience: 10_000, bytes: 20_000_000, redirects: 3 }
