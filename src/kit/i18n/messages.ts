// Types that make a missing translation a type error, plural forms included.
// Keys are flat: 'account.lastName', 'list.rows_one', 'list.rows_other'.

export type Messages = Record<string, string>

export type MessageParams = Record<string, string | number>
/** A message key, alone or with its parameters: ['problem.tooLong', { max: 200 }]. */
export type Message = string | readonly [key: string, params: MessageParams]

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Base<Key> = Key extends `${infer B}_${Plural}` ? B : never
type Single<Key> = Key extends `${string}_${Plural}` ? never : Key

type Translated<En, Forms extends Plural> = {
  readonly [Key in Single<keyof En> | `${Base<keyof En>}_${Forms}`]: string
}

/** The Greek messages that belong to these English ones: one, other. */
export type Greek<En> = Translated<En, 'one' | 'other'>
/** The Russian messages that belong to these English ones: one, few, many, other. */
export type Russian<En> = Translated<En, 'one' | 'few' | 'many' | 'other'>
