/** Spelt as the specification spells them. */
export const objectPaths = {
  objects: '/Objects',
  addObject: '/Objects/Add',
  searchObjects: '/Objects/Search',
  object: (id: number, mode?: number) =>
    `/Objects/View/${id}${mode === undefined ? '' : `/${mode}`}`,
  /** By the number that people know an object by, not the row's. */
  objectByReference: (number: string) => `/Objects/View/ref${number}`,
} as const
