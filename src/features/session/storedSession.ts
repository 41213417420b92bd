/** Who is signed in, as the browser keeps it. */
export type Session = {
  token: string
  username: string
  userroles: string[]
  branchId: number | null
}
