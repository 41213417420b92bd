/** The type of a file, detected from its content. */
export type FileKind = {
  contentType: string
  /** Without the dot. */
  extension: string
}
