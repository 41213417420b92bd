import type { KeptValue, StoredValue } from '#kit/db/kept/kept.ts'

// Each account's row is locked first, as the triggers do, and its three values are written together.
const mend = (ids: string) => `
  DELETE FROM "paymentAccount" p WHERE "accountId" = ANY (${ids}) AND NOT EXISTS (SELECT FROM "account" WHERE "id" = p."accountId");
  INSERT INTO "paymentAccount" ("accountId") SELECT "id" FROM "account" WHERE "id" = ANY (${ids}) ORDER BY 1 ON CONFLICT DO NOTHING;
  SELECT FROM "paymentAccount" WHERE "accountId" = ANY (${ids}) ORDER BY "accountId" FOR UPDATE;
  UPDATE "paymentAccount" p SET "isListed" = f."isListed", "balance" = f."balance", "transactionModifiedOn" = f."transactionModifiedOn"
  FROM "paymentAccountsOf"(${ids}) f WHERE f."accountId" = p."accountId";
  DELETE FROM "transactionTotal" WHERE "accountId" = ANY (${ids});
  DELETE FROM "transactionSum" WHERE "accountId" = ANY (${ids});
  -- The trigger on "transactionSum" writes the totals.
  INSERT INTO "transactionSum" SELECT * FROM "transactionSumsOf"(${ids})`

const accounts = (ids: string) => `ARRAY(SELECT "id" FROM "account" WHERE "id" ${ids})`

const balances: StoredValue = {
  table: 'paymentAccount',
  of: 'account',
  key: ['accountId'],
  columns: ['isListed', 'balance', 'transactionModifiedOn'],
  // A row of an account that is not listed and has no transactions means the same as none.
  current: (ids) => `
    SELECT "accountId", "isListed", "balance", "transactionModifiedOn" FROM "paymentAccount"
    WHERE "accountId" ${ids} AND ("isListed" OR "transactionModifiedOn" IS NOT NULL)`,
  fresh: (ids) => `
    SELECT * FROM "paymentAccountsOf"(${accounts(ids)}) WHERE "isListed" OR "transactionModifiedOn" IS NOT NULL`,
  mend,
}

const filters = ['isDebit', 'paymentMethod', 'categoryId', 'isUnpaid']
const monthKey = ['accountId', 'month', ...filters]
const totalKey = ['accountId', ...filters]
const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

const months: StoredValue = {
  table: 'transactionSum',
  of: 'account',
  key: monthKey,
  columns: ['rows', 'amount'],
  current: (ids) => `
    SELECT ${list(monthKey)}, "rows", "amount" FROM "transactionSum" WHERE "accountId" ${ids} AND ("rows" <> 0 OR "amount" <> 0)`,
  fresh: (ids) => `SELECT * FROM "transactionSumsOf"(${accounts(ids)})`,
  mend,
}

const totals: StoredValue = {
  table: 'transactionTotal',
  of: 'account',
  key: totalKey,
  columns: ['rows', 'amount'],
  current: (ids) => `
    SELECT ${list(totalKey)}, "rows", "amount" FROM "transactionTotal" WHERE "accountId" ${ids} AND ("rows" <> 0 OR "amount" <> 0)`,
  fresh: (ids) => `
    SELECT ${list(totalKey)}, sum("rows")::integer AS "rows", sum("amount") AS "amount"
    FROM "transactionSumsOf"(${accounts(ids)}) GROUP BY ${list(totalKey)}`,
  mend,
}

const transactions = { table: 'transaction', each: 'STATEMENT' } as const
const listed = { table: 'account', each: 'ROW', calls: 'listPaymentAccount' } as const

const paymentSums: KeptValue = {
  name: 'paymentSums',
  what: "each account's balance, last payment, and sums by month and filter of statements",
  version: 1,
  requires: ['keepPayments.sql', 'keepPaymentTotals.sql'],
  triggers: [
    {
      ...transactions,
      name: 'keepPaymentsAdded',
      fires: 'AFTER INSERT',
      tables: { new: 'after' },
      calls: 'keepPaymentsAdded',
    },
    {
      ...transactions,
      name: 'keepPaymentsRemoved',
      fires: 'AFTER DELETE',
      tables: { old: 'before' },
      calls: 'keepPaymentsRemoved',
    },
    {
      ...transactions,
      name: 'keepPaymentsChanged',
      fires: 'AFTER UPDATE',
      tables: { old: 'before', new: 'after' },
      calls: 'keepPaymentsChanged',
    },
    {
      ...listed,
      name: 'listNewPaymentAccount',
      fires: 'AFTER INSERT',
      when: 'NEW."hasTransactions"',
    },
    {
      ...listed,
      name: 'listPaymentAccount',
      fires: 'AFTER UPDATE',
      when: `(OLD."hasTransactions" AND OLD."deletedOn" IS NULL) <> (NEW."hasTransactions" AND NEW."deletedOn" IS NULL)`,
    },
    {
      ...listed,
      name: 'forgetPaymentAccount',
      fires: 'AFTER DELETE',
      calls: 'forgetPaymentAccount',
    },
    {
      name: 'keepPaymentTotals',
      table: 'transactionSum',
      fires: 'AFTER INSERT OR UPDATE',
      each: 'ROW',
      calls: 'keepPaymentTotals',
    },
  ],
  stored: [balances, months, totals],
}

export const paymentsKept = [paymentSums]
