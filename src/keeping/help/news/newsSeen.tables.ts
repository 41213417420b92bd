export type NewsTables = { newsSeen: { accountId: number; seenTill: string } }

declare module '#base/backend/tables.ts' {
  interface Tables extends NewsTables {}
}
