/** Lets the browser keep a file under its name, as a link to it would. */
export function saveFile(content: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = fileName
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
