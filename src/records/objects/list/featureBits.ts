// Features as bits of one number, so that an index alone can find the objects that have several. The generated
// column "featureBits" has them in the same order, so a new feature must come last.
import { features } from '../objectFields.contract.ts'
import type { FeatureFlag } from '../objectFields.contract.ts'

/** A bigint: there are more features than a JavaScript number has bits. */
export const featureBits = (required: readonly FeatureFlag[]): bigint =>
  required.reduce((bits, feature) => bits | (1n << BigInt(features.indexOf(feature))), 0n)
