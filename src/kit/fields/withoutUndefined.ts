/** Drops what is undefined, so that it does not overwrite a default in a spread. */
export const withoutUndefined = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>
  }
