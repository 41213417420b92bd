/** The signed-in person as the browser stores it. */
export type Session = {
  token: string
  username: string
  userroles: string[]
  branchId: number | null
  /** Must set up a second factor before anything else. */
  mustEnrol?: true | undefined
}
