/** The exit code that tells the supervisor not to start the program again (scripts/supervise.mjs). */
const refused = 78

/** Runs the start of a program. An error is printed as one line, without a stack unless DEBUG is set. */
export async function oneLine(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    console.error(process.env['DEBUG'] || !(error instanceof Error) ? error : error.message)
    process.exit(refused)
  }
}
