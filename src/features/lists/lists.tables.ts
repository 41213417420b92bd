export type ListTables = {
  listChoice: {
    accountId: number
    list: string
    shown: string[]
    hidden: string[]
    order: string[]
    density: 'comfortable' | 'compact'
  }
}
