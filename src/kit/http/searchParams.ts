/** The values as the query of a URL, without null and undefined. */
export const searchParamsOf = (values: Record<string, string | number | null | undefined>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, `${value}`]])),
  )
