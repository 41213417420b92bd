/** What a file is, by its content. */
export type FileKind = {
  contentType: string
  /** Without its dot. */
  extension: string
}
