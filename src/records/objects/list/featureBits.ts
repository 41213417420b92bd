// Features as one number, so that an index alone says which objects have all of several. The generated
// column "featureBits" of the table has them in this order: a feature that is added comes last.
import { features } from '../objectFields.contract.ts'
import type { FeatureFlag } from '../objectFields.contract.ts'

/** More than a JavaScript number holds. */
export const featureBits = (wanted: readonly FeatureFlag[]): bigint =>
  wanted.reduce((bits, feature) => bits | (1n << BigInt(features.indexOf(feature))), 0n)
