/** Tells whoever runs the program that starting it again would not help (scripts/supervise.mjs). */
const refused = 78

/** Runs a program's start; what stops it is told in one line, without a stack, unless DEBUG is set. */
export async function oneLine(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    console.error(process.env['DEBUG'] || !(error instanceof Error) ? error : error.message)
    process.exit(refused)
  }
}
