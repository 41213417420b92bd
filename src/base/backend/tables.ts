// The types of all tables. Any store may read any table; only the owning feature writes it.

/** Each feature adds its tables in its `….tables.ts`: `interface Tables extends LeadTables {}`. */
export interface Tables {}
