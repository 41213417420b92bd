// How often a test repeats its scenario: a few times usually, many with TEST_LONG=1.

export const isLong = process.env['TEST_LONG'] === '1'

export const rounds = (usual: number, long: number): number => (isLong ? long : usual)
