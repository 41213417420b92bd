// The tables as the stores see them. Reads may join any of them; each is written only by its owner.

/** Each feature adds its own, in its `….tables.ts`: `interface Tables extends LeadTables {}`. */
export interface Tables {}
