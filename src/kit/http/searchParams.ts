/** What is there of the values, as the query of an address. */
export const searchParamsOf = (values: Record<string, string | number | null | undefined>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, `${value}`]])),
  )
