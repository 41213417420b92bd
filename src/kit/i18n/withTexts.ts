import { needTexts } from './browser.ts'
import type { Texts } from './textsOf.ts'

/** A module that is loaded, once it and the texts that it says are there. */
export async function withTexts<Module>(
  module: Promise<Module>,
  ...texts: readonly Texts[]
): Promise<Module> {
  const [loaded] = await Promise.all([module, ...texts.map((each) => needTexts(each))])
  return loaded
}
