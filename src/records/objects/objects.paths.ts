/** Spelt exactly as in the specification. */
export const objectPaths = {
  objects: '/Objects',
  addObject: '/Objects/Add',
  searchObjects: '/Objects/Search',
  object: (id: number, mode?: number) =>
    `/Objects/View/${id}${mode === undefined ? '' : `/${mode}`}`,
  /** By the reference number, not the id. */
  objectByReference: (number: string) => `/Objects/View/ref${number}`,
} as const
