/** Who is signed in, as the browser keeps it. */
export type Session = {
  token: string
  username: string
  userroles: string[]
  branchId: number | null
  /** A second factor has to be set up before anything else. */
  mustEnrol?: true | undefined
}
