import { loadScreenTexts } from './browser.ts'
import type { Texts } from './textsOf.ts'

/** Loads a module together with its texts. */
export async function withTexts<Module>(
  module: Promise<Module>,
  ...texts: readonly Texts[]
): Promise<Module> {
  const [loaded] = await Promise.all([module, ...texts.map((each) => loadScreenTexts(each))])
  return loaded
}
