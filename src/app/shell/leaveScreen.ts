/** Until the next screen has loaded, this one takes no input and is dimmed: nobody types what is then lost. */
export async function leaveScreen(leaving: Promise<unknown>): Promise<void> {
  document.body.inert = true
  try {
    await leaving
  } finally {
    document.body.inert = false
  }
}
